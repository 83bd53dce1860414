import type { BillTestAction, BillTestState } from '../status-sets/lab/bill-test.ts';
import type { PhysicalSampleState } from '../status-sets/lab/physical-sample.ts';
import { fittingKeys, takenUl, type TestToDraw, tubeKey } from './plan-tubes.ts';

/** A tube that a bill has already. */
export interface OpenTube {
  readonly sampleId: string;
  readonly sampleTypeId: string;
  readonly departmentId: string;
  readonly enforceDeptAccession: boolean;
  readonly status: PhysicalSampleState;
  /** Hours since it was drawn; 0 before. */
  readonly hoursDrawn: number;
  /** For how many hours its kind keeps. */
  readonly stabilityHours: number;
  /** What it has left for further tests, in µL; null: it is not counted by volume. */
  readonly leftUl: number | null;
}

/** What of a test that is ordered later says whether a tube serves it. */
export interface TestToPlace extends TestToDraw {
  /** For how many hours its specimen keeps; null: as its tube does. */
  readonly stabilityHours: number | null;
}

function serves(tube: OpenTube, test: TestToPlace, taken: number): boolean {
  return (
    fittingKeys(test).includes(tubeKey(tube)) &&
    tube.hoursDrawn < (test.stabilityHours ?? tube.stabilityHours) &&
    (tube.leftUl === null || test.leastVolumeUl === null || test.leastVolumeUl <= tube.leftUl - taken)
  );
}

/** The best kind of tube first, in their order otherwise. */
function byFit(test: TestToPlace, tubes: readonly OpenTube[]): OpenTube[] {
  const keys = fittingKeys(test);
  return tubes.toSorted((a, b) => keys.indexOf(tubeKey(a)) - keys.indexOf(tubeKey(b)));
}

/** A step that a new test takes to where its tube is. */
export interface CatchUp {
  readonly action: Extract<BillTestAction, 'collect' | 'accession' | 'accessionInDepartment'>;
  readonly to: BillTestState;
}

const COLLECTED: CatchUp = { action: 'collect', to: 'naccessioned' };

/** The steps of a test that is ordered later on a tube in this state; null when the tube gives no more. */
export function catchUpSteps(status: PhysicalSampleState, enforceDeptAccession: boolean): CatchUp[] | null {
  if (status === 'notCollected') return [];
  if (status === 'collected' || status === 'inTransit') return [COLLECTED];
  // From storage a tube comes back to its department (workflows "retrieve").
  if (status !== 'accessioned' && status !== 'deptAccessioned' && status !== 'archival') return null;
  if (!enforceDeptAccession) return [COLLECTED, { action: 'accession', to: 'pending' }];
  const arrived: CatchUp[] = [COLLECTED, { action: 'accession', to: 'naccessioned' }];
  if (status === 'accessioned') return arrived;
  return [...arrived, { action: 'accessionInDepartment', to: 'deptaccessioned' }];
}

/** New tests on the tubes of a bill that fit them, keep long enough and have enough left; what finds none is to be drawn. */
export function placeOnTubes<T extends TestToPlace>(
  tests: readonly T[],
  tubes: readonly OpenTube[],
): { placed: { test: T; sampleId: string; steps: CatchUp[] }[]; toDraw: T[] } {
  const placed: { test: T; sampleId: string; steps: CatchUp[] }[] = [];
  const toDraw: T[] = [];
  for (const test of tests) {
    const fitting = byFit(test, tubes).flatMap((tube) => {
      const steps = catchUpSteps(tube.status, test.enforceDeptAccession);
      const here = placed.filter(({ sampleId }) => sampleId === tube.sampleId);
      const taken = takenUl(here.map((one) => one.test));
      return steps !== null && serves(tube, test, taken) ? [{ sampleId: tube.sampleId, steps }] : [];
    });
    const [first] = fitting;
    if (first === undefined) toDraw.push(test);
    else placed.push({ test, ...first });
  }
  return { placed, toDraw };
}
