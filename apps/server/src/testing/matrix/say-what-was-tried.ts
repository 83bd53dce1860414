const began = performance.now();

/** Prints, at the end of a matrix, what it has tried and how long that took since its file was loaded. */
export function sayWhatWasTried(what: string): void {
  const seconds = Math.round((performance.now() - began) / 1_000);
  process.stdout.write(`${what}, in ${seconds} s\n`);
}
