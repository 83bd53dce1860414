import type { Offence } from './find-offences.ts';

/** One line per invariant, with the offending rows below those that do not hold. */
export function reportOffences(offences: readonly Offence[]): string {
  const lines = offences.flatMap(({ invariant, rows, count }) => {
    const head = `${String(count).padStart(5)}  ${invariant.name}`;
    if (count === 0) return [head];
    const more = count > rows.length ? [`         and ${count - rows.length} more`] : [];
    return [
      head,
      `         ${invariant.proves}`,
      ...rows.map((row) => `         ${JSON.stringify(row)}`),
      ...more,
    ];
  });
  const total = offences.reduce((sum, { count }) => sum + count, 0);
  return [...lines, `${String(total).padStart(5)}  rows break ${offences.length} invariants`].join('\n');
}
