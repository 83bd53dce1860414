/**
 * Splits a whole total into whole parts in proportion to the weights, by largest remainder; equal remainders go to the earlier part.
 * The parts always sum to the total; weights that are all zero share alike. While the total is at most the sum of the weights, no part
 * is larger than its weight. Throws a RangeError when a number is not whole, a weight is negative, or there is nobody to share.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  refuseWrongNumbers(total, weights);
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = sum === 0 ? weights.map(() => 1n) : weights.map(BigInt);
  const whole = BigInt(sum === 0 ? weights.length : sum);
  const size = BigInt(Math.abs(total));

  const floors = shares.map((share) => (size * share) / whole);
  const remainders = shares.map((share, index) => ({ index, left: (size * share) % whole }));
  const missing = Number(size - floors.reduce((a, b) => a + b, 0n));
  const favoured = new Set(
    remainders
      .toSorted((a, b) => (a.left === b.left ? a.index - b.index : a.left < b.left ? 1 : -1))
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return floors.map(
    (floor, index) => (Number(floor) + (favoured.has(index) ? 1 : 0)) * Math.sign(total) || 0,
  );
}

function refuseWrongNumbers(total: number, weights: readonly number[]): void {
  if (!Number.isSafeInteger(total)) throw new RangeError(`Not a whole total: ${total}`);
  const wrong = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0);
  if (wrong !== undefined) throw new RangeError(`Not a weight: ${wrong}`);
  if (weights.length === 0 && total !== 0) throw new RangeError(`Nobody to share ${total}`);
}
