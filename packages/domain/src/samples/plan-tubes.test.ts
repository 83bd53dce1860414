import { describe, expect, it } from 'vitest';
import { planTubes } from './plan-tubes.ts';

const edta = { sampleTypeId: 'edta', drawOrder: 5, departmentId: 'haem', enforceDeptAccession: false };
const serum = { sampleTypeId: 'sst', drawOrder: 3, departmentId: 'chem', enforceDeptAccession: false };
const serology = { ...serum, departmentId: 'sero', enforceDeptAccession: true };
const immuno = { ...serum, departmentId: 'imm' };

describe('planTubes', () => {
  it('draws nothing for no tests', () => {
    expect(planTubes([])).toEqual([]);
  });

  it('shares one tube among the tests of a sample type', () => {
    const tubes = planTubes([serum, immuno]);
    expect(tubes.map((tube) => tube.tests)).toEqual([[serum, immuno]]);
    expect(tubes[0]?.departmentId).toBe('chem');
  });

  it('gives a department that accessions for itself its own tube', () => {
    expect(planTubes([serum, serology, immuno]).map((tube) => tube.tests)).toEqual([
      [serum, immuno],
      [serology],
    ]);
  });

  it('keeps the order of draw, whatever the order of the bill', () => {
    expect(planTubes([edta, serum]).map((tube) => tube.sampleTypeId)).toEqual(['sst', 'edta']);
  });
});
