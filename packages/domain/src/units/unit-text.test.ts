import { expect, test } from 'vitest';
import { unitTextOf } from './unit-text.ts';

test.each([
  ['g/dL', 'g/dL'],
  ['10*3/uL', '10³/µL'],
  ['10*6', '10⁶'],
  ['U/10*12{RBCs}', 'U/10¹² RBCs'],
  ['ug/dL', 'µg/dL'],
  ['umol/L', 'µmol/L'],
  ['mU/L', 'mU/L'],
  ['u[IU]/mL', 'µIU/mL'],
  ['m[IU]/L', 'mIU/L'],
  ['mm[Hg]', 'mmHg'],
  ['mL/min/{1.73_m2}', 'mL/min/1.73 m²'],
  ['kg/m2', 'kg/m²'],
  ['ng/mL{FEU}', 'ng/mL FEU'],
  ['U/g{Hb}', 'U/g Hb'],
  ['mg/(24.h)', 'mg/24 h'],
  ['/[HPF]', '/HPF'],
  ["[GPL'U]/mL", 'GPL U/mL'],
  ["[arb'U]/mL", 'AU/mL'],
  ['[CFU]/mL', 'CFU/mL'],
  ['{copies}/mL', 'copies/mL'],
  ['{s_co_ratio}', 'S/CO'],
  ['/100{WBCs}', '/100 WBC'],
  ['[pH]', ''],
  ['{ratio}', ''],
  ['d', 'days'],
  ['ug', 'µg'],
])('%s prints as "%s"', (ucum, text) => {
  expect(unitTextOf(ucum)).toBe(text);
});
