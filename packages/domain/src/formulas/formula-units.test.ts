import { describe, expect, test } from 'vitest';
import { formulaUnitFault } from './formula-units.ts';
import { parseFormula } from './formula.ts';

const UNITS: Readonly<Record<string, string | null>> = {
  TP: 'g/dL',
  ALB: 'g/dL',
  ALB_SI: 'g/L',
  CA: 'mg/dL',
  NA: 'mmol/L',
  CREAT: 'mg/dL',
  CREAT_SI: 'umol/L',
  HBA1C: '%',
  HB: 'g/dL',
  HB_SI: 'g/L',
  HCT: '%',
  RBC: '10*6/uL',
  RBC_SI: '10*12/L',
  WBC: '10*3/uL',
  NEUT: '%',
  URINE: 'mL',
  DNA: '[IU]/mL',
  ISI: '{ratio}',
  MINUTES: 'min',
  HOURS: 'h',
  WORDS: null,
};

function faultOf(text: string, own: string | null): string | null {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return formulaUnitFault(parsed.formula.tree, { own, unitOf: (code) => UNITS[code] ?? null })?.msg ?? null;
}

describe('units hold', () => {
  test.each([
    ['TP-ALB', 'g/dL'],
    ['ALB/(TP-ALB)', '{ratio}'],
    ['max(TP-ALB,0)', 'g/dL'],
    ['-abs(TP)', 'g/dL'],
    ['TP-ALB_SI/10', 'g/dL'],
    ['HCT*10/RBC', 'fL'],
    ['HCT*10/RBC_SI', 'fL'],
    ['HB*10/RBC', 'pg'],
    ['HB_SI/RBC', 'pg'],
    ['HB*100/HCT', 'g/dL'],
    ['WBC*NEUT/100', '10*3/uL'],
    ['100-NEUT', '%'],
    ['CA/2.14', 'mg/dL'],
    ['sqrt(CA*CREAT)', 'mg/dL'],
    ['CA^2/CREAT', 'mg/dL'],
    ['(CA/CREAT)^ISI', '{INR}'],
    ['2^3*CA/8', 'mg/dL'],
    ["if(sex='F',CA,CREAT)", 'mg/dL'],
    ['if(CA>CREAT,CA,blank)', 'mg/dL'],
    ["if(CA'mg/dL'<400, CA-CREAT/5, blank)", 'mg/dL'],
    ["28.7*HBA1C'%'-46.7", 'mg/dL'],
    ["CA'mg/dL'+0.8*(4-ALB 'g/dL')", 'mg/dL'],
    ["ln(DNA'[IU]/mL')/ln(10)", '{log_IU}/mL'],
    ["142*min(CREAT'mg/dL'/if(sex='F',0.7,0.9),1)^-1.2*0.9938^age", 'mL/min/{1.73_m2}'],
    ["URINE'mL'*CREAT'mg/dL'/100", 'mg/(24.h)'],
    ["ALB_SI'mg/mL'*2", 'g/L'],
    ['WORDS*CA', 'mg/dL'],
    ['5', 'mg/dL'],
    ['TP-ALB', null],
  ])('%s in %s', (text, own) => {
    expect(faultOf(text, own)).toBeNull();
  });
});

describe('units at fault', () => {
  test.each([
    ['TP-ALB_SI', 'g/dL', 'sets TP (g/dL) against ALB_SI (g/L): off by 10 times'],
    ['TP-NA', 'g/dL', 'sets TP (g/dL) against NA (mmol/L), which is of another kind'],
    ['min(TP,NA)', 'g/dL', 'another kind'],
    ["if(sex='F',TP,NA)", 'g/dL', 'another kind'],
    ['if(TP>NA,TP,blank)', 'g/dL', 'another kind'],
    ['MINUTES+HOURS', 'min', 'off by 60 times'],
    ['CA+0.8*(4-ALB)', 'mg/dL', 'sets ALB (g/dL) against a plain number'],
    ['if(CA<400, CA, blank)', 'mg/dL', 'sets CA (mg/dL) against a plain number'],
    ["CA+0.8*(4-ALB'g/dL')", 'mg/dL', 'sets CA (mg/dL) against a plain number'],
    ["CA*ALB'g/dL'", 'mg/dL', 'multiplies CA (mg/dL) with a plain number'],
    ['28.7*HBA1C-46.7', 'mg/dL', 'does not give mg/dL'],
    ['HB_SI*10/RBC', 'pg', 'is off by 10 times in pg'],
    ['HCT/RBC', 'fL', 'is off by 10 times in fL'],
    ['WBC*NEUT', '10*3/uL', 'is off by 100 times'],
    ['TP-ALB', 'mg/dL', 'is off by 1000 times in mg/dL'],
    ['TP-ALB', 'mmol/L', 'does not give mmol/L'],
    ['URINE*CREAT/100', 'mg/(24.h)', 'does not give mg/(24.h)'],
    ['MINUTES', 'h', 'is off by 60 times in h'],
    ['ln(DNA)', '{log_IU}/mL', 'takes DNA ([IU]/mL) as a plain number'],
    ['2^DNA', '%', 'takes DNA ([IU]/mL) as a plain number'],
    ['DNA^ISI', '%', 'takes DNA ([IU]/mL) as a plain number'],
    ["CREAT_SI'mg/dL'*2", 'mg/dL', 'names mg/dL for CREAT_SI, which is in umol/L'],
    ["ALB_SI'g/dL'*2", 'mg/dL', 'names g/dL for ALB_SI, which is in g/L'],
    ["CREAT'mgs'*2", 'mg/dL', 'names mgs for CREAT, which is no unit of UCUM'],
    ["WORDS'mg/dL'*2", 'mg/dL', 'names mg/dL for WORDS, which is without unit'],
  ])('%s in %s: %s', (text, own, fault) => {
    expect(faultOf(text, own)).toContain(fault);
  });
});

test('the longest formula is held against its units', () => {
  expect(faultOf(`${'CA+'.repeat(332)}CA`, 'mg/dL')).toBeNull();
});
