/** One measured figure; `target` says what it is held against, when there is a target. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: string;
  readonly ok?: boolean;
  /** Its target holds on any machine: the command fails when it is missed. */
  readonly gate?: boolean;
  /** To the reference work of the same run: comparable between runs on a machine that is slower at times. */
  readonly ratio?: number;
  readonly detail?: Readonly<Record<string, number | string>>;
}

let reference: number | null = null;

/** From now on times and rates are printed with their ratio to a reference work of `ms`. */
export function holdAgainst(ms: number): void {
  reference = ms;
}

const MS_OF_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^µs\b/, 0.001],
  [/^ms\b/, 1],
  [/^s\b/, 1_000],
];

/** What is counted in a second, by its unit. */
export function isRate(unit: string): boolean {
  return unit.endsWith('/s');
}

/** How often the reference fits into a time, or how much of a rate is done in its time; undefined for what is no time. */
function ratioOf({ value, unit }: Figure): number | undefined {
  if (reference === null) return undefined;
  if (isRate(unit)) return (value * reference) / 1_000;
  const [, ms] = MS_OF_UNIT.find(([pattern]) => pattern.test(unit)) ?? [];
  return ms === undefined ? undefined : (value * ms) / reference;
}

/** Prints a figure as one JSON line; a missed gate lets the process end with 1. */
export function printFigure(figure: Figure): void {
  const ratio = ratioOf(figure);
  const line = {
    ...figure,
    value: round(figure.value),
    ...(ratio === undefined ? {} : { ratio: round(ratio) }),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  printed.push(line);
  if (figure.gate === true && figure.ok === false) process.exitCode = 1;
}

const printed: Figure[] = [];

/** What was printed so far. */
export function printedFigures(): readonly Figure[] {
  return printed;
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/** The p-th percentile (0 to 100) of samples, by the nearest rank. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil((p / 100) * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

/** The names of the printed figures whose target is a gate and was missed. */
export function missedGates(): string[] {
  return printed.filter(({ gate, ok }) => gate === true && ok === false).map(({ name }) => name);
}
