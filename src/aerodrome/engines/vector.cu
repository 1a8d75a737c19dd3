/* The kernels of vectors: every thread has one game, and carries out one decision of it.
 *
 * They stand behind the translated rules. States lie in memory word by word: word w of all games side by side, so that
 * the threads of a warp read and write whole lines. A thread works on a copy in local memory, where they also lie side
 * by side. What callers read (observations, legal actions) has a row for each game; a warp writes it row by row.
 */

#undef for

typedef struct Call {
  uint64_t *states;
  i64 *seeds;
  int32_t *plies;
  int8_t *seats;
  int8_t *over;
  int8_t *shares;
  int16_t *scores;
  int32_t *lengths;
  int32_t *rules;
  unsigned long long *refused;
  const STATE *fresh;
  const int8_t *own;
  const int8_t *bots;
  const void *given;
  void *out;
  i64 games;
  i64 n_seats;
  i64 max_plies;
  i64 seed;
  i64 wide;
} Call;

__constant__ Room room_in_constant;

#ifndef WARP
#define WARP 32
#endif
#define STATE_WORDS (sizeof(STATE) / 8)
#define KERNEL(name) \
  extern "C" __global__ void __launch_bounds__(BLOCK, 65536 / (REGISTERS * BLOCK)) name(const __grid_constant__ Call call)
/* The names that the rules' calls use. */
#define MINE \
  Room *T = &room_in_constant; \
  i64 i = (i64)blockIdx.x * BLOCK + threadIdx.x; \
  (void)T

typedef union Own {
  uint64_t words[STATE_WORDS];
  STATE s;
} Own;

FN_INLINE void take(Own *own, const Call *call, i64 i) {
#pragma unroll 16
  for (int w = 0; w < (int)STATE_WORDS; w++) own->words[w] = call->states[w * call->games + i];
}
FN_INLINE void put(const Own *own, const Call *call, i64 i) {
#pragma unroll 16
  for (int w = 0; w < (int)STATE_WORDS; w++) call->states[w * call->games + i] = own->words[w];
}

FN_INLINE i64 action_of(const Call *call, i64 i) {
  return call->wide ? ((const i64 *)call->given)[i] : ((const int32_t *)call->given)[i];
}

KERNEL(begin) {
  MINE;
  if (i >= call.games) return;
  Own own;
  COPY(&own.s, call.fresh);
  i64 seed = SEED_AFTER(call.seed, i);
  call.seeds[i] = seed;
  call.plies[i] = 0;
  call.over[i] = 0;
  call.lengths[i] = 0;
  CLEAR_ENDING(call.shares + i * call.n_seats, call.n_seats, call.scores + i * call.n_seats, call.n_seats);
  call.seats[i] = BEGIN_MATCH(&own.s, seed);
  put(&own, &call, i);
}

/* Is every action legal? The first game whose action is not goes into `refused`. */
KERNEL(check) {
  MINE;
  if (i >= call.games) return;
  Own own;
  take(&own, &call, i);
  i64 rule = REFUSAL(&own.s, call.seats[i], action_of(&call, i));
  if (rule) {
    call.rules[i] = rule;
    atomicMin(call.refused, (unsigned long long)i);
  }
}

/* Write how a match has ended, and deal the next; return the seat that is asked. */
FN_INLINE i64 end_and_deal(Own *own, const Call *call, i64 i, i64 *seed, i64 *ply, Room *T) {
  (void)T;
  call->over[i] = 1;
  call->lengths[i] = *ply;
  WRITE_ENDING(&own->s, call->shares + i * call->n_seats, call->n_seats, call->scores + i * call->n_seats, call->n_seats);
  *seed = SEED_AFTER(*seed, call->games);
  call->seeds[i] = *seed;
  *ply = 0;
  return BEGIN_MATCH(&own->s, *seed);
}

/* Comes after `check`, and does nothing if an action is refused. */
KERNEL(step) {
  MINE;
  if (i >= call.games || *call.refused != ~0ULL) return;
  Own own;
  take(&own, &call, i);
  i64 seed = call.seeds[i], ply = call.plies[i] + 1;
  if (call.over[i]) {
    call.over[i] = 0;
    call.lengths[i] = 0;
    CLEAR_ENDING(call.shares + i * call.n_seats, call.n_seats, call.scores + i * call.n_seats, call.n_seats);
  }
  i64 asked = CARRY_OUT(&own.s, seed, ply, call.seats[i], action_of(&call, i), call.max_plies);
  if (asked < 0) asked = end_and_deal(&own, &call, i, &seed, &ply, T);
  call.plies[i] = ply;
  call.seats[i] = asked;
  put(&own, &call, i);
}

#ifdef CHOOSE_AS_BOT
/* Comes after `begin` or `step`: bots play until the caller's own seat is asked. */
KERNEL(rivals) {
  MINE;
  if (i >= call.games || *call.refused != ~0ULL) return;
  i64 asked = call.seats[i], mine = call.own[i], seed = call.seeds[i], ply = call.plies[i];
  if (asked == mine) return;
  Own own;
  STATE view;
  int16_t legal[ACTIONS + 1];
  int64_t rng[4];
  take(&own, &call, i);
  while (asked != mine) {
    ply++;
    i64 after = asked - mine - 1;
    i64 bot = call.bots[after < 0 ? after + call.n_seats : after];
    i64 action = CHOOSE_AS_BOT(&own.s, &view, seed, ply, asked, bot, legal, rng);
    asked = CARRY_OUT(&own.s, seed, ply, asked, action, call.max_plies);
    if (asked < 0) asked = end_and_deal(&own, &call, i, &seed, &ply, T);
  }
  call.plies[i] = ply;
  call.seats[i] = asked;
  put(&own, &call, i);
}

#endif

KERNEL(choose) {
  MINE;
  if (i >= call.games) return;
  Own own;
  int16_t legal[ACTIONS + 1];
  int64_t rng[4];
  take(&own, &call, i);
  ((int32_t *)call.out)[i] = CHOOSE(&own.s, call.seeds[i], call.plies[i] + 1, call.seats[i], legal, rng);
}

/* Write a row of every thread's, a row for each game. The tiles are volatile: without that, NVRTC 13.0 lost what some
 * threads wrote into them when the rows were of bytes, whatever barrier came after it. */
template <int LENGTH, typename From, typename To, typename As>
FN_INLINE void write_rows(const From *mine, const Call *call, i64 i, To *rows, As as) {
  __shared__ volatile From tiles[BLOCK / WARP][WARP][WARP + 1];
  int lane = threadIdx.x % WARP;
  volatile From(*tile)[WARP + 1] = tiles[threadIdx.x / WARP];
  i64 first = i - lane;
  int games = call->games - first < WARP ? (int)(call->games - first) : WARP;
#pragma unroll 1
  for (int at = 0; at < LENGTH; at += WARP) {
    int n = LENGTH - at < WARP ? LENGTH - at : WARP;
#pragma unroll 8
    for (int k = 0; k < n; k++) tile[lane][k] = mine[at + k];
    __syncwarp();
    if (lane < n) {
#pragma unroll 8
      for (int g = 0; g < games; g++) rows[(first + g) * LENGTH + at + lane] = as(tile[g][lane]);
    }
    __syncwarp();
  }
}

KERNEL(legal) {
  MINE;
  Own own;
  int32_t words[WORDS];
  if (i < call.games) {
    take(&own, &call, i);
    WRITE_LEGAL(&own.s, call.seats[i], words);
  }
  write_rows<WORDS>(words, &call, i, (int32_t *)call.out, [](int32_t word) { return word; });
}

KERNEL(liking) {
  MINE;
  Own own;
  STATE view;
  int32_t appeals[ACTIONS];
  int8_t liked[ACTIONS];
  if (i < call.games) {
    take(&own, &call, i);
    WRITE_LIKING(&own.s, &view, call.seats[i], appeals, liked);
  }
  write_rows<ACTIONS>(liked, &call, i, (int8_t *)call.out, [](int8_t n) { return n; });
}

/* `given` has the seat that looks, for each game. */
#define OBSERVER(name, type, as) \
  KERNEL(name) { \
    MINE; \
    Own own; \
    int16_t seen[SEEN]; \
    if (i < call.games) { \
      take(&own, &call, i); \
      OBSERVE(&own.s, ((const int8_t *)call.given)[i], seen); \
    } \
    write_rows<SEEN>(seen, &call, i, (type *)call.out, [](int16_t n) { return (type)(as); }); \
  }

OBSERVER(observe_i8, int8_t, AS_BYTE(n))
OBSERVER(observe_i16, int16_t, n)
OBSERVER(observe_f32, float, n)
