/**
 * Chrome 109, the last for Windows 7, lacks the methods of arrays that answer a copy (they came with 110), and shared rules
 * use them. Defines those that are missing.
 */
function define(name: string, copy: (this: unknown[], ...given: unknown[]) => unknown[]): void {
  if (name in Array.prototype) return;
  // oxlint-disable-next-line no-extend-native -- a standard method, only where it is missing
  Object.defineProperty(Array.prototype, name, { value: copy, writable: true, configurable: true });
}

define('toReversed', function toReversed() {
  const copy = [...this];
  for (let at = 0; at < copy.length; at += 1) copy[at] = this[this.length - 1 - at];
  return copy;
});
define('toSorted', function toSorted(compare) {
  // as: the caller's own comparison, handed on as it is
  return [...this].sort(compare as ((a: unknown, b: unknown) => number) | undefined);
});
