// A second hand for everything that counts down.
let now = $state(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time in milliseconds, kept current while a component uses it. */
export function useNow(): { readonly now: number } {
  $effect(() => {
    if (users++ === 0) {
      now = Date.now();
      timer = setInterval(() => (now = Date.now()), 250);
    }
    return () => {
      if (--users === 0) clearInterval(timer);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Seconds as a clock shows them. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86400) return `${Math.floor(whole / 86400)} d ${Math.floor((whole % 86400) / 3600)} h`;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const pad = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
