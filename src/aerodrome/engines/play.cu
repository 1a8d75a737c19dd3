/* The kernel of the CUDA engine: every thread plays one game after another until none are left.
 *
 * It stands behind the translated rules. Games differ in length, and the 32 threads of a warp go on together: a thread
 * whose game is over waits until REFILL threads of its warp do, and then they begin the next games side by side. Results
 * go by the number of the game, so it does not matter who played it.
 */

typedef struct Run {
  const STATE *start;
  int8_t *bots;
  unsigned long long *begun;
  int32_t *plies;
  int8_t *shares;
  int16_t *scores;
  int16_t *lengths;
  int8_t *sides;
  i64 seats;
  i64 seed;
  i64 first;
  i64 games;
  i64 max_plies;
} Run;

__constant__ Room room_in_constant;

extern "C" __global__ void
#if REGISTERS
__launch_bounds__(BLOCK, 65536 / (REGISTERS * BLOCK))
#else
__launch_bounds__(BLOCK)
#endif
play(const __grid_constant__ Run run) {
  int16_t legal[ACTIONS + 1];
  int64_t rng[4];
  /* Local memory, where the words of a warp's threads lie side by side: in global memory it was a third slower. */
  STATE own[STATES_EACH];
  STATE *s = own, *view = own + STATES_EACH - 1;
  Room *T = &room_in_constant;
  COPY(s, run.start);
  i64 game = 0, key_1 = 0, key_2 = 0, ply = 0, waiting = 0;
  int left = 1;
  for (;;) {
    unsigned playing = __ballot_sync(~0u, waiting != 0), idle = __ballot_sync(~0u, waiting == 0 && left);
    if (!(playing | idle)) break;
    if (idle && (!playing || __popc(idle) >= REFILL)) {
      if (waiting == 0 && left) {
        game = (i64)atomicAdd(run.begun, 1ULL);
        left = game < run.games;
        if (left) {
          i64 seed = (i64)((uint64_t)run.seed << 32) + run.first + game;
          key_1 = FIRST_KEY(seed);
          key_2 = SECOND_KEY(seed);
          BEGIN_GAME(s, seed);
          ply = 0;
          waiting = TO_ACT(s);
        }
      }
      __syncwarp();
    }
    if (waiting) {
      ply++;
      PLAY_PLY;
      waiting = ply < run.max_plies ? TO_ACT(s) : 0;
      if (waiting == 0)
        WRITE_RESULT(s, game, ply, run.plies, run.games, run.shares, run.games, run.seats, run.scores, run.games, run.seats,
                     run.lengths, run.games, run.sides, run.games, run.seats);
    }
    __syncwarp();
  }
}
