/** What of an ordered test decides its tube. */
export interface TestToDraw {
  readonly sampleTypeId: string;
  /** Other kinds of tubes that it may be run from, the best first. */
  readonly alsoFits: readonly string[];
  readonly drawOrder: number;
  readonly departmentId: string;
  /** The department scans its tubes in itself, so that it needs tubes of its own. */
  readonly enforceDeptAccession: boolean;
  /** What a run takes of the specimen, in µL; null: nobody has said. */
  readonly leastVolumeUl: number | null;
  /** What its own kind of tube gives, in µL; null: it is not counted by volume, as a slide. */
  readonly usableUl: number | null;
}

export interface PlannedTube<T extends TestToDraw> {
  readonly sampleTypeId: string;
  readonly departmentId: string;
  readonly tests: readonly T[];
}

/** What a kind of tube gives to measure from, in µL; null for what is not counted by volume, as a slide. */
export function usableUl({
  volumeMl,
  usablePercent,
}: {
  volumeMl: number;
  usablePercent: number;
}): number | null {
  return volumeMl === 0 ? null : Math.round(volumeMl * usablePercent * 10);
}

/** Tests of one key share a tube. */
export function tubeKey(
  test: Pick<TestToDraw, 'sampleTypeId' | 'departmentId' | 'enforceDeptAccession'>,
): string {
  return test.enforceDeptAccession ? `${test.sampleTypeId} ${test.departmentId}` : test.sampleTypeId;
}

/** Keys of the tubes that a test can be run from, the best first. */
export function fittingKeys(
  test: Pick<TestToDraw, 'sampleTypeId' | 'alsoFits' | 'departmentId' | 'enforceDeptAccession'>,
): string[] {
  return [test.sampleTypeId, ...test.alsoFits].map((sampleTypeId) => tubeKey({ ...test, sampleTypeId }));
}

/** What tests take of a tube together, in µL; one that says nothing counts nothing. */
export function takenUl(tests: readonly Pick<TestToDraw, 'leastVolumeUl'>[]): number {
  return tests.reduce((sum, { leastVolumeUl }) => sum + (leastVolumeUl ?? 0), 0);
}

interface Draw<T extends TestToDraw> {
  readonly first: T;
  readonly tests: T[];
}

/** The key of another tube that all tests of a tube fit, and that gives enough for them; null when they need their own. */
function sharedKey<T extends TestToDraw>(
  { first, tests }: Draw<T>,
  drawn: ReadonlyMap<string, Draw<T>>,
): string | null {
  const own = tubeKey(first);
  const fits = ([key, other]: [string, Draw<T>]): boolean =>
    key !== own &&
    tests.every((test) => fittingKeys(test).includes(key)) &&
    (other.first.usableUl === null || takenUl([...other.tests, ...tests]) <= other.first.usableUl);
  const found = new Set([...drawn].filter(fits).map(([key]) => key));
  return fittingKeys(first).find((key) => found.has(key)) ?? null;
}

/**
 * Tubes to draw for a bill, in order of draw: one per sample type, and one more for each department that accessions for
 * itself. The department of a shared tube is that of its first test (architecture, "samples"). A tube whose tests all fit another
 * one that is drawn anyway, and which gives enough, is not drawn.
 */
export function planTubes<T extends TestToDraw>(tests: readonly T[]): PlannedTube<T>[] {
  const drawn = new Map<string, Draw<T>>();
  for (const test of tests) {
    const tube = drawn.get(tubeKey(test));
    if (tube === undefined) drawn.set(tubeKey(test), { first: test, tests: [test] });
    else tube.tests.push(test);
  }
  for (const [key, tube] of drawn) {
    if (tube.first.alsoFits.length === 0) continue;
    const other = drawn.get(sharedKey(tube, drawn) ?? '');
    if (other === undefined) continue;
    other.tests.push(...tube.tests);
    drawn.delete(key);
  }
  return [...drawn.values()]
    .sort((a, b) => a.first.drawOrder - b.first.drawOrder)
    .map((tube) => ({
      sampleTypeId: tube.first.sampleTypeId,
      departmentId: tube.first.departmentId,
      tests: tube.tests,
    }));
}
