import { expect, test } from 'vitest';
import { mappedMachines } from './mapped-machines.ts';

const place = (parameterId: string) => ({
  parameterId,
  code: parameterId.toUpperCase(),
  name: parameterId,
  group: null,
  mandatory: true,
});
const code = (machine: string, parameterId: string) => ({
  machine,
  parameterId,
  machineCode: 'X',
  machineUnit: '',
  factor: 1,
  shift: 0,
});

test('machines with what they send in the order of the report, and what none sends', () => {
  const machineCodes = [code('Counter', 'plt'), code('Counter', 'hb'), code('Reader', 'hb')];
  expect(mappedMachines({ parameters: [place('hb'), place('plt'), place('esr')], machineCodes })).toEqual({
    machines: [
      { machine: 'Counter', sends: ['HB', 'PLT'] },
      { machine: 'Reader', sends: ['HB'] },
    ],
    unmapped: ['ESR'],
  });
});
