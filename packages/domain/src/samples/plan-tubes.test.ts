import { describe, expect, it } from 'vitest';
import { planTubes } from './plan-tubes.ts';

const any = { alsoFits: [] as string[], enforceDeptAccession: false, leastVolumeUl: null, usableUl: 1575 };
const edta = { ...any, sampleTypeId: 'edta', drawOrder: 5, departmentId: 'haem' };
const serum = { ...any, sampleTypeId: 'sst', drawOrder: 3, departmentId: 'chem' };
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

  const plain = { ...any, sampleTypeId: 'plain', drawOrder: 2, departmentId: 'chem' };
  const iron = { ...serum, alsoFits: ['hep', 'plain'], leastVolumeUl: 400 };

  it('draws no tube whose tests all fit another one that is drawn', () => {
    expect(planTubes([plain, iron]).map((tube) => tube.tests)).toEqual([[plain, iron]]);
    expect(planTubes([iron, plain]).map(({ sampleTypeId }) => sampleTypeId)).toEqual(['plain']);
    expect(planTubes([iron]).map(({ sampleTypeId }) => sampleTypeId)).toEqual(['sst']);
  });

  it('draws the tube when one of its tests needs it', () => {
    expect(planTubes([plain, iron, serum]).map((tube) => tube.tests)).toEqual([[plain], [iron, serum]]);
  });

  it('draws one of two tubes whose tests fit either', () => {
    const either = { ...plain, alsoFits: ['sst'] };
    expect(planTubes([either, iron]).map((tube) => tube.tests)).toEqual([[iron, either]]);
  });

  it('takes the better one of two that fit', () => {
    const heparin = { ...any, sampleTypeId: 'hep', drawOrder: 4, departmentId: 'chem' };
    expect(planTubes([plain, heparin, iron]).map((tube) => tube.tests)).toEqual([[plain], [heparin, iron]]);
  });

  it('draws the tube when the other one does not give enough', () => {
    const much = { ...plain, leastVolumeUl: 1200 };
    expect(planTubes([much, iron]).map((tube) => tube.tests)).toEqual([[much], [iron]]);
    expect(planTubes([{ ...much, usableUl: null }, iron])).toHaveLength(1);
  });

  it('never shares the tube of a department that accessions for itself', () => {
    const own = { ...plain, departmentId: 'sero', enforceDeptAccession: true };
    expect(planTubes([own, iron])).toHaveLength(2);
    expect(planTubes([own, { ...iron, departmentId: 'sero', enforceDeptAccession: true }])).toHaveLength(1);
  });
});
