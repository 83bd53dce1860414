/** Lines of a scale at most. */
const MOST_TICKS = 5;
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

/** Round values from `least` to `most`, ascending, at most five: 10, 15, 20. None when the two are no span. */
export function valueTicks(least: number, most: number): number[] {
  if (!(least < most)) return [];
  const power = 10 ** Math.floor(Math.log10((most - least) / MOST_TICKS));
  for (const round of ROUND_STEPS) {
    const step = round * power;
    const first = Math.ceil(least / step);
    const count = Math.floor(most / step) - first + 1;
    if (count <= MOST_TICKS)
      return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(10)));
  }
  return [];
}
