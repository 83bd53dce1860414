/** Where an arrow, Home or End leads in a list of `count` that wraps round; null for any other key. */
export function stepAmong(input: {
  readonly key: string;
  readonly at: number;
  readonly count: number;
}): number | null {
  const { key, at, count } = input;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
