/** What of an ordered test decides its tube. */
export interface TestToDraw {
  readonly sampleTypeId: string;
  readonly drawOrder: number;
  readonly departmentId: string;
  /** The department scans its tubes in itself, so that it needs tubes of its own. */
  readonly enforceDeptAccession: boolean;
}

export interface PlannedTube<T extends TestToDraw> {
  readonly sampleTypeId: string;
  readonly departmentId: string;
  readonly tests: readonly T[];
}

/** Tests of one key share a tube. */
export function tubeKey(
  test: Pick<TestToDraw, 'sampleTypeId' | 'departmentId' | 'enforceDeptAccession'>,
): string {
  return test.enforceDeptAccession ? `${test.sampleTypeId} ${test.departmentId}` : test.sampleTypeId;
}

/**
 * Tubes to draw for a bill, in order of draw: one per sample type, and one more for each department that accessions for
 * itself. The department of a shared tube is that of its first test (architecture, "samples").
 */
export function planTubes<T extends TestToDraw>(tests: readonly T[]): PlannedTube<T>[] {
  const tubes = new Map<string, { first: T; tests: T[] }>();
  for (const test of tests) {
    const tube = tubes.get(tubeKey(test));
    if (tube === undefined) tubes.set(tubeKey(test), { first: test, tests: [test] });
    else tube.tests.push(test);
  }
  return [...tubes.values()]
    .sort((a, b) => a.first.drawOrder - b.first.drawOrder)
    .map(({ first, tests: drawn }) => ({
      sampleTypeId: first.sampleTypeId,
      departmentId: first.departmentId,
      tests: drawn,
    }));
}
