/* The base of every translated unit: first what differs between a CPU, a browser and a GPU, then what they share. */

#if defined(__CUDACC_RTC__)

/* On a GPU each thread plays one game. Long functions are not inlined and loops are not unrolled: code that fits the
   GPU's caches is faster, and inlined code would take minutes to compile. */
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
#define FN static __device__
#define FN_LONG static __device__ __noinline__
#define FN_HOT FN_LONG
#define SMALL
#define FN_INLINE static __device__ __forceinline__
#define FN_COLD static __device__ __noinline__ __attribute__((noreturn))
#define for _Pragma("unroll 1") for
#define while _Pragma("unroll 1") while
#define DEAF
__device__ int fault_site; /* if several threads fail, only one is reported */
#define FAULT(site) \
  fault_site = (site); \
  asm volatile("exit;"); \
  __builtin_unreachable()

#elif defined(__wasm__)

/* In a browser a fault is a trap. JavaScript catches it, and `fault_site` tells where it happened. */
#include <stdint.h>
#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif
#define FN static
#define FN_LONG static
#define FN_HOT static
#define SMALL __attribute__((minsize))
#define FN_INLINE static inline
#define FN_COLD static __attribute__((cold, noinline, noreturn))
#define EXPORT(name) __attribute__((export_name(#name)))
static volatile int32_t fault_site; /* volatile, or the compiler may drop a store right before a trap */
#define FAULT(site) \
  fault_site = (site); \
  __builtin_trap()
#define GUARD
EXPORT(fault_site) int32_t site_of_fault(void) {
  int32_t site = fault_site;
  fault_site = 0; /* so that a later trap of another kind is not mistaken for this one */
  return site;
}

#else

/* On a CPU a fault jumps back to the call from Python, which returns the fault's number. */
#define _DEFAULT_SOURCE /* plain C99 has no _setjmp and _longjmp */
#include <setjmp.h>
#include <stdint.h>
#define FN static
#define FN_LONG static
#define FN_HOT static inline __attribute__((always_inline))
#define SMALL
#define FN_INLINE static inline
#define FN_COLD static __attribute__((cold, noinline, noreturn))
#if defined(_WIN32)
#define EXPORT(name) __declspec(dllexport)
#else
#define EXPORT(name) __attribute__((visibility("default")))
#endif
#if defined(_WIN32) && defined(__x86_64__) /* no unwinding, since there may be no tables for it */
typedef void *Mark[5];
#define MARK(mark) __builtin_setjmp(mark)
#define LEAP(mark) __builtin_longjmp(mark, 1)
#elif defined(_WIN32)
typedef jmp_buf Mark;
#define MARK(mark) setjmp(mark)
#define LEAP(mark) longjmp(mark, 1)
#else /* the signal mask is not saved, since that takes a system call */
typedef jmp_buf Mark;
#define MARK(mark) _setjmp(mark)
#define LEAP(mark) _longjmp(mark, 1)
#endif
static __thread Mark *way_out;
static __thread int32_t fault_site;
#define FAULT(site) \
  fault_site = (site); \
  LEAP(*way_out)
#define GUARD \
  Mark mark; \
  way_out = &mark; \
  if (MARK(mark)) return fault_site

#endif

typedef int64_t i64;

/* --- faults: an index outside its field, a division by zero; in strict builds also results that differ from Python's */

FN_COLD void fault(int32_t site) { FAULT(site); }
FN_INLINE i64 AT(i64 i, i64 n, int32_t site) {
  if ((uint64_t)i >= (uint64_t)n) fault(site);
  return i;
}
/* In a damaged state a rule may search forever. */
FN_INLINE i64 ENDS(i64 turn, i64 most, int32_t site) {
  if (turn == most) fault(site);
  return turn + 1;
}
#define DIVIDES(b, site) \
  if ((b) == 0) fault(site)
#define IS_SHIFT(n, site) \
  if ((uint64_t)(n) > 63) fault(site)

/* --- ints that behave like Python's, within 64 bits */

FN_INLINE i64 floor_div(i64 a, i64 b, int32_t site) {
  DIVIDES(b, site);
  if (b == -1) return (i64)(0 - (uint64_t)a); /* the processor would trap on the only quotient that does not fit */
  i64 quotient = a / b;
  return quotient - ((a % b != 0) & ((a < 0) != (b < 0)));
}
FN_INLINE i64 floor_mod(i64 a, i64 b, int32_t site) {
  DIVIDES(b, site);
  if (b == -1) return 0;
  i64 rest = a % b;
  return rest + (((rest != 0) & ((rest < 0) != (b < 0))) ? b : 0);
}
FN_INLINE i64 shift_left(i64 a, i64 n, int32_t site) {
  IS_SHIFT(n, site);
  return (i64)((uint64_t)a << (n & 63));
}
FN_INLINE i64 shift_right(i64 a, i64 n, int32_t site) {
  IS_SHIFT(n, site);
  return a >> (n & 63);
}
FN_INLINE i64 min_int(i64 a, i64 b) { return b < a ? b : a; }
FN_INLINE i64 max_int(i64 a, i64 b) { return b > a ? b : a; }
FN_INLINE i64 abs_int(i64 a) { return a < 0 ? (i64)(0 - (uint64_t)a) : a; }

/* The sum of the products of two rows. Compilers make vectors of this loop; clang has to be told how long ones. */
#if defined(__clang__) && !defined(__wasm__) && !defined(__CUDACC_RTC__)
#define IN_VECTORS _Pragma("clang loop vectorize_width(32) interleave_count(1)")
#else
#define IN_VECTORS
#endif
FN_INLINE i64 dot(const int8_t *a, i64 n, const int16_t *b, i64 m, int32_t site) {
  if (n != m) fault(site);
  int32_t sum = 0;
  i64 i = 0;
#ifdef __wasm_simd128__ /* clang multiplies wider than it must, and does not find the instruction for this */
  v128_t low = wasm_i32x4_splat(0), high = low;
  for (; i + 16 <= n; i += 16) {
    v128_t bytes = wasm_v128_load(a + i);
    low = wasm_i32x4_add(low, wasm_i32x4_dot_i16x8(wasm_i16x8_extend_low_i8x16(bytes), wasm_v128_load(b + i)));
    high = wasm_i32x4_add(high, wasm_i32x4_dot_i16x8(wasm_i16x8_extend_high_i8x16(bytes), wasm_v128_load(b + i + 8)));
  }
  low = wasm_i32x4_add(low, high);
  sum = wasm_i32x4_extract_lane(low, 0) + wasm_i32x4_extract_lane(low, 1) + wasm_i32x4_extract_lane(low, 2) +
        wasm_i32x4_extract_lane(low, 3);
#endif
  IN_VECTORS for (; i < n; i++) sum += a[i] * b[i];
  return sum;
}

/* --- the same in a strict build, where a result that does not fit is a fault */

#ifdef STRICT
FN_INLINE i64 strict_add(i64 a, i64 b, int32_t site) {
  i64 sum;
  if (__builtin_add_overflow(a, b, &sum)) fault(site);
  return sum;
}
FN_INLINE i64 strict_sub(i64 a, i64 b, int32_t site) {
  i64 difference;
  if (__builtin_sub_overflow(a, b, &difference)) fault(site);
  return difference;
}
FN_INLINE i64 strict_mul(i64 a, i64 b, int32_t site) {
  i64 product;
  if (__builtin_mul_overflow(a, b, &product)) fault(site);
  return product;
}
FN_INLINE i64 strict_left(i64 a, i64 n, int32_t site, int32_t overflow) {
  i64 shifted = shift_left(a, n, site);
  if (shifted >> n != a) fault(overflow);
  return shifted;
}
FN_INLINE i64 strict_floor_div(i64 a, i64 b, int32_t site, int32_t overflow) {
  if (b == -1) return strict_sub(0, a, overflow);
  return floor_div(a, b, site);
}
FN_INLINE i64 strict_abs(i64 a, int32_t site) { return a < 0 ? strict_sub(0, a, site) : a; }
FN_INLINE i64 strict_fit(i64 a, int bits, int32_t site) {
  i64 most = ((i64)1 << (bits - 1)) - 1;
  if (a < -most - 1 || a > most) fault(site);
  return a;
}
FN_INLINE i64 strict_dot(const int8_t *a, i64 n, const int16_t *b, i64 m, int32_t site, int32_t overflow) {
  if (n != m) fault(site);
  i64 sum = 0;
  for (i64 i = 0; i < n; i++) sum += a[i] * b[i];
  return strict_fit(sum, 32, overflow);
}
#endif

/* --- fractions, which only the search uses */

FN_INLINE double float_div(double a, double b, int32_t site) {
  DIVIDES(b, site);
  return a / b;
}
FN_INLINE double min_float(double a, double b) { return b < a ? b : a; }
FN_INLINE double max_float(double a, double b) { return b > a ? b : a; }

/* --- whole states, which take whole words, and parts of them, which may not */

#ifdef __CUDACC_RTC__
#define COPY(to, source) (*(to) = *(source))
#else /* this copies the gaps between fields too */
#define COPY(to, source) __builtin_memcpy((to), (source), sizeof *(to))
#endif
#define SAME(a, b) (sizeof *(a) % 8 ? same_bytes((const int8_t *)(a), (const int8_t *)(b), sizeof *(a)) \
                                    : same_words((const uint64_t *)(a), (const uint64_t *)(b), sizeof *(a) / 8))
FN_INLINE i64 same_bytes(const int8_t *a, const int8_t *b, i64 bytes) {
  int8_t difference = 0;
  for (i64 i = 0; i < bytes; i++) difference |= a[i] ^ b[i];
  return difference == 0;
}
FN_INLINE i64 same_words(const uint64_t *a, const uint64_t *b, i64 words) {
  uint64_t difference = 0;
  for (i64 i = 0; i < words; i++) difference |= a[i] ^ b[i];
  return difference == 0;
}
