import type { BillTestAction, BillTestState } from '../status-sets/bill-test.ts';
import type { PhysicalSampleState } from '../status-sets/physical-sample.ts';
import { type TestToDraw, tubeKey } from './plan-tubes.ts';

/** A tube that a bill has already. */
export interface OpenTube {
  readonly sampleId: string;
  readonly sampleTypeId: string;
  readonly departmentId: string;
  readonly enforceDeptAccession: boolean;
  readonly status: PhysicalSampleState;
  /** False once it has stood for longer than its kind is stable. */
  readonly isStable: boolean;
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
  if (status !== 'accessioned' && status !== 'deptAccessioned') return null;
  if (!enforceDeptAccession) return [COLLECTED, { action: 'accession', to: 'pending' }];
  const arrived: CatchUp[] = [COLLECTED, { action: 'accession', to: 'naccessioned' }];
  if (status === 'accessioned') return arrived;
  return [...arrived, { action: 'accessionInDepartment', to: 'deptaccessioned' }];
}

/** New tests on the tubes of a bill that fit them; what finds none is to be drawn. */
export function placeOnTubes<T extends TestToDraw>(
  tests: readonly T[],
  tubes: readonly OpenTube[],
): { placed: { test: T; sampleId: string; steps: CatchUp[] }[]; toDraw: T[] } {
  const placed: { test: T; sampleId: string; steps: CatchUp[] }[] = [];
  const toDraw: T[] = [];
  for (const test of tests) {
    const fitting = tubes.flatMap((tube) => {
      const steps = catchUpSteps(tube.status, test.enforceDeptAccession);
      return steps !== null && tube.isStable && tubeKey(tube) === tubeKey(test)
        ? [{ sampleId: tube.sampleId, steps }]
        : [];
    });
    const [first] = fitting;
    if (first === undefined) toDraw.push(test);
    else placed.push({ test, ...first });
  }
  return { placed, toDraw };
}
