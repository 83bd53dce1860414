/**
 * Fewest single letters to put in, leave out, change, or swap with their neighbour to make one text of the other (optimal string
 * alignment). Letters are code points.
 */
export function editDistance(one: string, other: string): number {
  const [left, right] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let above = right.map((_, at) => at).concat(right.length);
  for (const [row, letter] of left.entries()) {
    const line = [row + 1];
    for (const [at, counterpart] of right.entries()) {
      const changed = (above[at] ?? 0) + (letter === counterpart ? 0 : 1);
      const swapped = letter === right[at - 1] && left[row - 1] === counterpart;
      const steps = [changed, (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1];
      line.push(Math.min(...steps, ...(swapped ? [(before[at - 1] ?? 0) + 1] : [])));
    }
    before = above;
    above = line;
  }
  return above.at(-1) ?? 0;
}
