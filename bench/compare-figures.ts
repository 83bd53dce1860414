import { type Figure, isRate, percentile } from './figure.ts';

export interface Difference {
  readonly name: string;
  readonly unit: string;
  readonly base: number;
  readonly now: number;
  /** Change of the median in percent, of the ratio to the reference where there is one. */
  readonly percent: number;
  readonly verdict: 'better' | 'worse';
}

/** With one sample on a side nobody knows the noise: less than this many percent is taken for it. */
const NOISE_PERCENT = 15;

type Samples = ReadonlyMap<string, readonly Figure[]>;

function byName(figures: readonly Figure[]): Samples {
  return Map.groupBy(figures, ({ name }) => name);
}

/** What is compared: ratios where both sides have one. */
function comparable(base: readonly Figure[], now: readonly Figure[]): (figure: Figure) => number {
  const held = [...base, ...now].every(({ ratio }) => ratio !== undefined);
  return ({ ratio, value }) => (held ? (ratio ?? value) : value);
}

function isBeyondNoise(base: readonly number[], now: readonly number[], percent: number): boolean {
  if (base.length < 2 || now.length < 2) return Math.abs(percent) > NOISE_PERCENT;
  return Math.max(...base) < Math.min(...now) || Math.max(...now) < Math.min(...base);
}

function compareOne(base: readonly Figure[], now: readonly Figure[]): Difference | null {
  const valueOf = comparable(base, now);
  const [before, after] = [base.map(valueOf), now.map(valueOf)];
  const [was, is] = [percentile(before, 50), percentile(after, 50)];
  const percent = was === 0 ? (is === 0 ? 0 : 100) : ((is - was) / was) * 100;
  const [figure] = now;
  if (figure === undefined || !isBeyondNoise(before, after, percent)) return null;
  const { name, unit } = figure;
  const isMore = is > was;
  return {
    name,
    unit,
    base: percentile(
      base.map(({ value }) => value),
      50,
    ),
    now: percentile(
      now.map(({ value }) => value),
      50,
    ),
    percent: Math.round(percent * 10) / 10,
    verdict: isMore === isRate(unit) ? 'better' : 'worse',
  };
}

/**
 * The figures that differ by more than noise, the greatest difference first. Of several samples of a figure on both sides
 * none of one side may lie among those of the other; of single ones it is 15 %.
 */
export function compareFigures(base: readonly Figure[], now: readonly Figure[]): Difference[] {
  const before = byName(base);
  const differences = [...byName(now)].map(([name, samples]) => {
    const former = before.get(name);
    return former === undefined ? null : compareOne(former, samples);
  });
  return differences
    .filter((difference) => difference !== null)
    .toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
}

/** Figures from the lines that a bench printed; what is no figure is passed over. Throws when there is none. */
export function readFigures(text: string): Figure[] {
  const figures = text
    .split('\n')
    .filter((line) => line.startsWith('{"name":'))
    .map((line) => JSON.parse(line) as Figure); // as: the bench printed it
  if (figures.length === 0) throw new Error('There is no figure in it: save what `npm run -s bench` prints');
  return figures;
}
