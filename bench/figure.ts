/** One measured figure; `target` says what it is held against, when there is a target. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: string;
  readonly ok?: boolean;
  readonly detail?: Readonly<Record<string, number | string>>;
}

/** Prints a figure as one JSON line. */
export function printFigure(figure: Figure): void {
  process.stdout.write(`${JSON.stringify({ ...figure, value: round(figure.value) })}\n`);
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
