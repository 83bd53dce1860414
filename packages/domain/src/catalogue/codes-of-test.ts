/** What says of a test, profile or package by which codes it is found. */
export interface CodedTest {
  readonly code: string;
  readonly name: string;
  /** Beside its own code, in order. */
  readonly shortCodes: readonly string[];
}

/** Everything that a test is found by, its own code first, in capital letters. */
export function codesOfTest({ code, shortCodes }: Pick<CodedTest, 'code' | 'shortCodes'>): string[] {
  return [code, ...shortCodes].map((one) => one.toUpperCase());
}

/** Tests by each code that they are found by; two under one code are a fault of the one that takes it. */
export function testsByCode<T extends CodedTest>(tests: Iterable<T>): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const test of tests)
    for (const code of codesOfTest(test)) {
      const known = found.get(code);
      if (known === undefined) found.set(code, [test]);
      else known.push(test);
    }
  return found;
}
