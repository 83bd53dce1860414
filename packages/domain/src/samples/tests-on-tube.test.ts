import { describe, expect, it, test } from 'vitest';
import { billTest, type BillTestState } from '../status-sets/bill-test.ts';
import { physicalSample } from '../status-sets/physical-sample.ts';
import { catchUpSteps, type OpenTube, placeOnTubes } from './tests-on-tube.ts';

const serum = { sampleTypeId: 'sst', drawOrder: 3, departmentId: 'chem', enforceDeptAccession: false };
const serology = { ...serum, departmentId: 'sero', enforceDeptAccession: true };
const tube = (sampleId: string, part: Partial<OpenTube> = {}): OpenTube => ({
  sampleId,
  sampleTypeId: 'sst',
  departmentId: 'chem',
  enforceDeptAccession: false,
  status: 'collected',
  isStable: true,
  ...part,
});

test.each(
  physicalSample.stateNames.flatMap((status) => [true, false].map((enforced) => [status, enforced] as const)),
)('the steps to a tube that is %s, department accession %s, are steps of a test', (status, enforced) => {
  let state: BillTestState = 'ncollected';
  for (const { action, to } of catchUpSteps(status, enforced) ?? []) {
    expect(billTest.step(action, state, to).ok).toBe(true);
    state = to;
  }
});

test.each([
  ['notCollected', false, 'ncollected'],
  ['collected', false, 'naccessioned'],
  ['inTransit', true, 'naccessioned'],
  ['accessioned', false, 'pending'],
  ['accessioned', true, 'naccessioned'],
  ['deptAccessioned', false, 'pending'],
  ['deptAccessioned', true, 'deptaccessioned'],
] as const)('on a tube that is %s, department accession %s, a test ends %s', (status, enforced, state) => {
  const steps = catchUpSteps(status, enforced) ?? [];
  expect(steps.at(-1)?.to ?? 'ncollected').toBe(state);
});

test.each(['outsourced', 'reSampling', 'archival', 'disposed', 'returned', 'canceled'] as const)(
  'a tube that is %s gives no more',
  (status) => {
    expect(catchUpSteps(status, false)).toBeNull();
  },
);

const sampleIds = (tests: readonly (typeof serum)[], tubes: readonly OpenTube[]) =>
  placeOnTubes(tests, tubes).placed.map(({ sampleId }) => sampleId);

describe('tests that are ordered later', () => {
  it('go on the first tube of their kind', () => {
    expect(sampleIds([serum], [tube('a', { sampleTypeId: 'edta' }), tube('b'), tube('c')])).toEqual(['b']);
  });

  it('leave the tube of a department that accessions for itself to its own tests', () => {
    const own = tube('own', { departmentId: 'sero', enforceDeptAccession: true });
    expect(sampleIds([serum], [own])).toEqual([]);
    expect(sampleIds([serology], [tube('b'), own])).toEqual(['own']);
  });

  it('are drawn anew when the tube has stood for too long', () => {
    expect(sampleIds([serum], [tube('old', { isStable: false })])).toEqual([]);
    expect(sampleIds([serum], [tube('old', { isStable: false }), tube('b')])).toEqual(['b']);
  });

  it('are drawn when no tube is left', () => {
    expect(placeOnTubes([serum], [tube('a', { status: 'reSampling' })])).toEqual({
      placed: [],
      toDraw: [serum],
    });
  });
});
