import { describe, expect, it, test } from 'vitest';
import { billTest, type BillTestState } from '../status-sets/lab/bill-test.ts';
import { physicalSample } from '../status-sets/lab/physical-sample.ts';
import { catchUpSteps, type OpenTube, placeOnTubes, type TestToPlace } from './tests-on-tube.ts';

const serum: TestToPlace = {
  sampleTypeId: 'sst',
  alsoFits: [],
  drawOrder: 3,
  departmentId: 'chem',
  enforceDeptAccession: false,
  leastVolumeUl: null,
  usableUl: 1575,
  stabilityHours: null,
};
const serology = { ...serum, departmentId: 'sero', enforceDeptAccession: true };
const tube = (sampleId: string, part: Partial<OpenTube> = {}): OpenTube => ({
  sampleId,
  sampleTypeId: 'sst',
  departmentId: 'chem',
  enforceDeptAccession: false,
  status: 'collected',
  hoursDrawn: 1,
  stabilityHours: 72,
  leftUl: 1000,
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
  ['archival', false, 'pending'],
  ['archival', true, 'deptaccessioned'],
] as const)('on a tube that is %s, department accession %s, a test ends %s', (status, enforced, state) => {
  const steps = catchUpSteps(status, enforced) ?? [];
  expect(steps.at(-1)?.to ?? 'ncollected').toBe(state);
});

test.each(['outsourced', 'reSampling', 'disposed', 'returned', 'canceled'] as const)(
  'a tube that is %s gives no more',
  (status) => {
    expect(catchUpSteps(status, false)).toBeNull();
  },
);

const sampleIds = (tests: readonly TestToPlace[], tubes: readonly OpenTube[]) =>
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
    expect(sampleIds([serum], [tube('old', { hoursDrawn: 72 })])).toEqual([]);
    expect(sampleIds([serum], [tube('old', { hoursDrawn: 72 }), tube('b')])).toEqual(['b']);
  });

  it('keep for as long as they say themselves', () => {
    expect(sampleIds([{ ...serum, stabilityHours: 100 }], [tube('old', { hoursDrawn: 99 })])).toEqual([
      'old',
    ]);
    expect(sampleIds([{ ...serum, stabilityHours: 4 }], [tube('b', { hoursDrawn: 4 })])).toEqual([]);
  });

  it('go on another kind of tube that they fit, on their own rather', () => {
    const iron = { ...serum, alsoFits: ['plain'] };
    const plain = tube('p', { sampleTypeId: 'plain' });
    expect(sampleIds([iron], [plain])).toEqual(['p']);
    expect(sampleIds([iron], [plain, tube('b')])).toEqual(['b']);
    expect(sampleIds([serum], [plain])).toEqual([]);
  });

  it('take no more than is left, one after the other', () => {
    const much = { ...serum, leastVolumeUl: 600 };
    expect(sampleIds([much, much], [tube('b'), tube('c')])).toEqual(['b', 'c']);
    expect(placeOnTubes([much, much, serum], [tube('b')])).toMatchObject({
      placed: [{ sampleId: 'b' }, { sampleId: 'b' }],
      toDraw: [much],
    });
    expect(sampleIds([much, serum], [tube('b', { leftUl: -50 })])).toEqual(['b']);
    expect(sampleIds([much, much], [tube('slide', { leftUl: null })])).toEqual(['slide', 'slide']);
  });

  it('are drawn when no tube is left', () => {
    expect(placeOnTubes([serum], [tube('a', { status: 'reSampling' })])).toEqual({
      placed: [],
      toDraw: [serum],
    });
  });
});
