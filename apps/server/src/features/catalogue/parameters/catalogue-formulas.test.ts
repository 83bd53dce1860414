import { parseFormula, type FormulaResult } from '@nidan/domain/formulas/formula';
import { formatValue } from '@nidan/domain/results/format-value';
import { parseValue } from '@nidan/domain/results/parse-value';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../versions/catalogue-file.ts';

const calculated = new Map(
  readCatalogue().parameters.flatMap((parameter) =>
    parameter.formula === null
      ? []
      : [[parameter.code, { ...parameter, formula: parameter.formula }] as const],
  ),
);

interface Person {
  readonly ageYears: number | null;
  readonly sex: 'M' | 'F' | 'O' | null;
  readonly heightCm?: number | null;
  readonly weightKg?: number | null;
  readonly trimester?: 1 | 2 | 3 | null;
  readonly fasting?: 'fasting' | 'notFasting' | null;
}

const WOMAN: Person = { ageYears: 42, sex: 'F', heightCm: 160, weightKg: 60 };
const CHILD: Person = { ageYears: 5, sex: 'M', heightCm: 112.5, weightKg: 19 };
const MAN: Person = { ageYears: 60, sex: 'M' };

function workOut(
  code: string,
  inputs: Readonly<Record<string, string>>,
  person: Person = WOMAN,
): FormulaResult {
  const parsed = parseFormula(calculated.get(code)?.formula ?? '');
  if (!parsed.ok) throw new Error(`${code}: ${parsed.fault.message}`);
  return parsed.formula.evaluate({ ...person, valueOf: (input) => parseValue(inputs[input] ?? '') });
}

/** As the report prints it; blank when there is no result. */
function printed(code: string, inputs: Readonly<Record<string, string>>, person: Person = WOMAN): string {
  const result = workOut(code, inputs, person);
  return result.ok ? formatValue(result.value, calculated.get(code)?.decimals ?? 0) : '';
}

const BLOOD = { HB: '9.8', RBC: '4.36', HCT: '31.4', WBC: '7.42', NEUT: '58.2', LYMPH: '30.4' };
const CELLS = { ...BLOOD, MONO: '6.1', EOS: '4.8', BASO: '0.5', PLT: '412', MPV: '9.1', RETIC: '1.2' };
const LIPIDS = { CHOL: '212', HDL: '45', TG: '160' };
const LIVER = { BILT: '0.82', BILD: '0.21', AST: '44', ALT: '58', TP: '7.4', ALB: '4.1' };
const CLOTTING = { PT: '24.0', PT_CONTROL: '12.0', PT_ISI: '1.2', APTT: '45', APTT_CONTROL: '30' };
const URINE = { UALB: '45', UCREAT: '120', UPROT: '36', UVOL_24: '1500' };

// Worked by hand from the formulas of domain knowledge, each to the decimals of its parameter.
const WORKED: readonly [
  code: string,
  inputs: Readonly<Record<string, string>>,
  result: string,
  person?: Person,
][] = [
  ['MCV', CELLS, '72.0'],
  ['MCH', CELLS, '22.5'],
  ['MCHC', CELLS, '31.2'],
  ['ANC', CELLS, '4.32'],
  ['ALC', CELLS, '2.26'],
  ['AMC', CELLS, '0.45'],
  ['AEC', CELLS, '0.36'],
  ['ABC', CELLS, '0.04'],
  ['PLTCT', CELLS, '0.37'],
  ['RETIC_ABS', CELLS, '52.3'],
  ['PT_RATIO', CLOTTING, '2.00'],
  ['INR', CLOTTING, '2.30'],
  ['APTT_RATIO', CLOTTING, '1.50'],
  ['EAG', { HBA1C: '7.0' }, '154'],
  ['BILI', LIVER, '0.61'],
  ['AST_ALT', LIVER, '0.76'],
  ['GLOB', LIVER, '3.3'],
  ['AGR', LIVER, '1.2'],
  ['BUN', { UREA: '26.0' }, '12.1'],
  ['BUN_CREAT', { UREA: '26.0', CREAT: '0.78' }, '15.6'],
  ['EGFR', { CREAT: '0.78' }, '97'],
  ['EGFR_2009', { CREAT: '0.78' }, '94'],
  ['EGFR_MDRD', { CREAT: '0.78' }, '81'],
  ['ANION_GAP', { NA: '140', CL: '104', HCO3: '24' }, '12'],
  ['CA_CORR', { CA: '8.0', ALB: '2.5' }, '9.2'],
  ['LDL', LIPIDS, '135'],
  ['VLDL', LIPIDS, '32'],
  ['NON_HDL', LIPIDS, '167'],
  ['CHOL_HDL', LIPIDS, '4.7'],
  ['LDL_HDL', LIPIDS, '3.0'],
  ['UIBC', { IRON: '60', TIBC: '400' }, '340'],
  ['TSAT', { IRON: '60', TIBC: '400' }, '15.0'],
  ['UACR', URINE, '38'],
  ['UPCR', URINE, '0.30'],
  ['UPROT_24', URINE, '540'],
  ['PSA_RATIO', { PSA: '6.0', PSA_FREE: '0.9' }, '15.0'],
  ['SEM_TOTAL', { SEM_CONC: '25', SEM_VOLUME: '2.4' }, '60.0'],
  ['SEM_MOTILE', { SEM_PROG: '35', SEM_NONPROG: '12' }, '47'],
  ['SEM_IMMOTILE', { SEM_PROG: '35', SEM_NONPROG: '12' }, '53'],
  ['CD4_CD8', { CD4_ABS: '820', CD8_ABS: '410' }, '2.00'],
  ['VWF_RATIO', { VWFRCO: '60', VWFAG: '80' }, '0.75'],
  ['DRVVT_RATIO', { DRVVT_SCR: '66', DRVVT_SCR_CTRL: '33', DRVVT_CONF: '36', DRVVT_CONF_CTRL: '30' }, '1.67'],
  ['FLC_RATIO', { FLC_K: '45.2', FLC_L: '16.4' }, '2.76'],
  ['OSM_CALC', { NA: '140', GLU_R: '90', BUN: '14' }, '290'],
  ['APOB_A1', { APOB: '96', APOA1: '128' }, '0.75'],
  ['HOMA_IR', { GLU_F: '100', INSULIN: '16.2' }, '4.00'],
  ['BG_PF', { BG_PO2: '80', BG_FIO2: '40' }, '200'],
  ['UCA_CR', { UCA: '12.0', UCREAT: '80' }, '0.15'],
  ['U24_NA', { UNA: '110', UVOL_24: '1500' }, '165'],
  ['U24_K', { UK: '40', UVOL_24: '1500' }, '60'],
  ['U24_CL', { UCL: '100', UVOL_24: '1500' }, '150'],
  ['U24_CA', { UCA: '14.0', UVOL_24: '1500' }, '210'],
  ['U24_PHOS', { UPHOS: '60.0', UVOL_24: '1500' }, '0.90'],
  ['U24_URIC', { UURIC: '45.0', UVOL_24: '1500' }, '675'],
  ['U24_MG', { UMG: '6.0', UVOL_24: '1500' }, '90'],
  ['U24_UREAN', { UUREAN: '900', UVOL_24: '1500' }, '13.5'],
  ['U24_CREAT', { UCREAT: '120', UVOL_24: '1500' }, '1.80'],
  ['U24_ALB', URINE, '68'],
  ['CREAT_CL', { UCREAT: '120', UVOL_24: '1500', CREAT: '0.78' }, '160'],
  ['FAI', { TESTO: '520.0', SHBG: '36.05' }, '50.0'],
  ['ARR', { ALDO: '24.0', RENIN_D: '8.0' }, '3.0'],
  ['SFLT_PLGF', { SFLT1: '3040', PLGF: '80.0' }, '38.0'],
  ['ROMA_PRE', { MENOPAUSE: 'Premenopausal', HE4: '70.0', CA125: '35.0' }, '15.9'],
  ['ROMA_POST', { MENOPAUSE: 'Postmenopausal', HE4: '140.0', CA125: '35.0' }, '41.4'],
  ['PHI', { PHI_P2: '15.0', PSA: '6.0', PSA_FREE: '0.9' }, '40.8'],
  ['CSF_IGGIDX', { CSF_IGG: '3.0', IGG: '1000', CSF_ALB: '20.0', ALB: '4.1' }, '0.62'],
  ['PLF_PROTR', { PLF_PROT: '3.6', TP: '7.4' }, '0.49'],
  ['PLF_LDHR', { PLF_LDH: '240', LDH: '200' }, '1.20'],
  ['ASF_PMN', { ASF_TLC: '1200', FL_NEUT: '40' }, '480'],
  ['ASF_SAAG', { ALB: '4.1', ASF_ALB: '1.2' }, '2.9'],
  ['EGFR_SCHWARTZ', { CREAT: '0.52' }, '89', CHILD],
  ['LDL_NIH', LIPIDS, '138'],
  ['FIB4', { AST: '44', ALT: '58', PLT: '240' }, '1.01'],
  ['MELD', { MELD_DIAL: 'No', CREAT: '1.9', BILT: '4.2', INR: '2.0' }, '26'],
  ['MELD_NA', { MELD: '26', NA: '130' }, '29'],
  ['CRCL_CG', { CREAT: '0.78' }, '89'],
  ['FENA', { UNA: '20', CREAT: '1.9', NA: '135', UCREAT: '80' }, '0.35'],
  ['NA_CORR', { NA: '130', GLU_R: '600' }, '138'],
  ['AG_CORR', { ANION_GAP: '22', ALB: '2.5' }, '26'],
  ['DELTA_GAP', { ANION_GAP: '22', HCO3: '14' }, '0'],
  ['HBVLOG', { HBVDNA: '20000' }, '4.30'],
  ['HCVLOG', { HCVRNA: '1500' }, '3.18'],
  ['HIVLOG', { HIVRNA: '1000000' }, '6.00'],
];

describe('a formula of the catalogue', () => {
  test('is worked out below, whichever it is', () => {
    expect(WORKED.map(([code]) => code).sort()).toEqual([...calculated.keys()].sort());
  });

  test.each(WORKED)('%s', (...[code, inputs, result, person]) => {
    expect(printed(code, inputs, person)).toBe(result);
  });

  test.each(WORKED)('%s stays blank without its inputs', (...[code, , , person]) => {
    expect(workOut(code, {}, person)).toMatchObject({ ok: false, blank: { why: 'missing' } });
  });
});

const blankFor = (reason: string) => ({ ok: false, blank: { why: 'stated', reason } });
const HIGH_TRIGLYCERIDES = blankFor('triglycerides are 400 mg/dL or more');
const PREGNANT = blankFor('not valid in pregnancy');
const NOT_PRINTED = { ok: false, blank: { why: 'notApplicable' } };

describe('LDL cholesterol', () => {
  test.each(['LDL', 'VLDL', 'LDL_HDL'])('%s is void from triglycerides of 400 mg/dL', (code) => {
    expect(printed(code, { ...LIPIDS, TG: '399' })).not.toBe('');
    expect(workOut(code, { ...LIPIDS, TG: '400' })).toEqual(HIGH_TRIGLYCERIDES);
    expect(printed(code, { ...LIPIDS, TG: '>1000' })).toBe('');
  });

  test.each(['LDL', 'VLDL', 'LDL_HDL'])('%s is void where 400 mg/dL is printed, as for 399.6', (code) => {
    expect(printed(code, { ...LIPIDS, TG: '399.4' })).not.toBe('');
    expect(workOut(code, { ...LIPIDS, TG: '399.6' })).toEqual(HIGH_TRIGLYCERIDES);
  });

  test.each(['LDL', 'LDL_NIH', 'LDL_HDL'])('%s is blank and never negative', (code) => {
    expect(workOut(code, { CHOL: '90', HDL: '60', TG: '390' })).toMatchObject({ ok: false });
  });

  test('non-HDL cholesterol is blank where HDL is above the total', () => {
    expect(printed('NON_HDL', { CHOL: '40', HDL: '60' })).toBe('');
  });

  test('by Sampson goes on to triglycerides of 800 mg/dL', () => {
    expect(printed('LDL_NIH', { CHOL: '300', HDL: '40', TG: '800.4' })).not.toBe('');
    expect(printed('LDL_NIH', { CHOL: '300', HDL: '40', TG: '800.5' })).toBe('');
  });

  test('non-HDL cholesterol is not', () => {
    expect(printed('NON_HDL', { ...LIPIDS, TG: '900' })).toBe('167');
  });
});

describe('what goes by size and age', () => {
  test('bedside Schwartz is of children and wants the height', () => {
    const creatinine = { CREAT: '0.52' };
    expect(printed('EGFR_SCHWARTZ', creatinine, WOMAN)).toBe('');
    expect(workOut('EGFR_SCHWARTZ', creatinine, { ...CHILD, heightCm: null })).toEqual({
      ok: false,
      blank: { why: 'noHeight' },
    });
  });

  test('Cockcroft-Gault is of adults, by sex, and wants the weight', () => {
    const creatinine = { CREAT: '0.78' };
    expect(printed('CRCL_CG', creatinine, { ...WOMAN, sex: 'M' })).toBe('105');
    expect(printed('CRCL_CG', creatinine, CHILD)).toBe('');
    expect(workOut('CRCL_CG', creatinine, { ...WOMAN, weightKg: null })).toEqual({
      ok: false,
      blank: { why: 'noWeight' },
    });
  });
});

describe('MELD-Na', () => {
  test.each([
    ['lower values count as 1', { CREAT: '0.4', BILT: '0.3', INR: '0.9' }, '6'],
    ['creatinine counts to 4', { CREAT: '9', BILT: '1', INR: '1' }, '20'],
    ['it ends at 40', { CREAT: '4', BILT: '50', INR: '9' }, '40'],
  ])('%s in MELD', (_, inputs, result) => {
    expect(printed('MELD', { MELD_DIAL: 'No', ...inputs })).toBe(result);
  });

  test.each([
    ['up to 11 sodium does not count', { MELD: '11', NA: '125' }, '11'],
    ['sodium counts from 125', { MELD: '20', NA: '110' }, '28'],
    ['and to 137', { MELD: '20', NA: '145' }, '20'],
    ['it ends at 40', { MELD: '39', NA: '125' }, '39'],
  ])('%s', (_, inputs, result) => {
    expect(printed('MELD_NA', inputs)).toBe(result);
  });
});

describe('eGFR', () => {
  // Creatinine on both sides of the bend at 0.7 and 0.9 mg/dL.
  test.each([
    ['EGFR', WOMAN, '0.6', '115'],
    ['EGFR', WOMAN, '1.2', '58'],
    ['EGFR', MAN, '0.8', '101'],
    ['EGFR', MAN, '1.5', '53'],
    ['EGFR_2009', MAN, '2.0', '35'],
    ['EGFR_MDRD', MAN, '2.0', '34'],
  ] as const)('%s of %j at %s mg/dL is %s', (...[code, person, CREAT, result]) => {
    expect(printed(code, { CREAT }, person)).toBe(result);
  });

  test.each(['EGFR', 'EGFR_2009', 'EGFR_MDRD'])('%s is for men and women from 18 years', (code) => {
    const inputs = { CREAT: '0.8' };
    expect(printed(code, inputs, { ageYears: 18, sex: 'M' })).not.toBe('');
    expect(printed(code, inputs, { ageYears: 17, sex: 'M' })).toBe('');
    expect(printed(code, inputs, { ageYears: 40, sex: 'O' })).toBe('');
    expect(printed(code, inputs, { ageYears: 40, sex: null })).toBe('');
    expect(printed(code, inputs, { ageYears: null, sex: 'F' })).toBe('');
  });
});

test('indirect bilirubin is never below zero', () => {
  expect(printed('BILI', { BILT: '0.20', BILD: '0.21' })).toBe('0.00');
});

test('the logarithm of a viral load of zero stays blank', () => {
  expect(printed('HBVLOG', { HBVDNA: '0' })).toBe('');
});

test('a censored input leaves the ratio blank', () => {
  expect(printed('UACR', { UALB: '<5', UCREAT: '120' })).toBe('');
});

describe('what a formula needs of the person', () => {
  const creatinine = { CREAT: '0.8' };

  test.each([
    ['EGFR', creatinine],
    ['EGFR_2009', creatinine],
    ['EGFR_MDRD', creatinine],
    ['CRCL_CG', creatinine],
    ['FIB4', { AST: '44', ALT: '58', PLT: '240' }],
    ['EAG', { HBA1C: '5.1' }],
    ['ROMA_PRE', { MENOPAUSE: 'Premenopausal', HE4: '70', CA125: '35' }],
  ])('%s is not valid in pregnancy, and says so', (code, inputs) => {
    expect(workOut(code, inputs, WOMAN).ok).toBe(true);
    expect(workOut(code, inputs, { ...WOMAN, trimester: 2 })).toEqual(PREGNANT);
  });

  test('bedside Schwartz is not valid in a pregnant girl either', () => {
    const girl: Person = { ageYears: 16, sex: 'F', heightCm: 155 };
    expect(workOut('EGFR_SCHWARTZ', creatinine, girl).ok).toBe(true);
    expect(workOut('EGFR_SCHWARTZ', creatinine, { ...girl, trimester: 1 })).toEqual(PREGNANT);
  });

  test.each([
    ['EGFR_SCHWARTZ', WOMAN],
    ['EGFR', CHILD],
    ['CRCL_CG', CHILD],
    ['FIB4', CHILD],
    ['MELD', CHILD],
    ['ROMA_POST', MAN],
  ])('%s cannot apply to %o, so that its line is not printed', (code, person) => {
    expect(workOut(code, { MELD_DIAL: 'No', ...creatinine }, person)).toEqual(NOT_PRINTED);
  });

  test('HOMA-IR needs a fasting specimen', () => {
    const inputs = { GLU_F: '100', INSULIN: '16.2' };
    expect(printed('HOMA_IR', inputs, { ...WOMAN, fasting: 'fasting' })).toBe('4.00');
    expect(workOut('HOMA_IR', inputs, { ...WOMAN, fasting: 'notFasting' })).toEqual(
      blankFor('needs a fasting specimen'),
    );
  });

  test('the prostate health index needs a total PSA of 2 to 10', () => {
    for (const PSA of ['1.9', '10.1'])
      expect(workOut('PHI', { PHI_P2: '15', PSA_FREE: '0.9', PSA }, MAN)).toEqual(
        blankFor('needs a total PSA of 2 to 10 ng/mL'),
      );
  });

  test('MELD asks about dialysis, which counts as a creatinine of 4', () => {
    const inputs = { CREAT: '1.9', BILT: '4.2', INR: '2.0' };
    expect(workOut('MELD', inputs)).toEqual({ ok: false, blank: { why: 'missing', code: 'MELD_DIAL' } });
    expect(printed('MELD', { ...inputs, MELD_DIAL: 'Yes' })).toBe('33');
    expect(printed('MELD', { ...inputs, CREAT: '4', MELD_DIAL: 'No' })).toBe('33');
  });
});

const woman = (ageYears: number): Person => ({ ageYears, sex: 'F' });

describe('ROMA goes by menopausal status', () => {
  const inputs = { HE4: '80', CA125: '35' };
  const both = (person: Person, MENOPAUSE = '') =>
    ['ROMA_PRE', 'ROMA_POST'].map((code) => workOut(code, { ...inputs, MENOPAUSE }, person));

  test.each([
    [60, '', 'post'],
    [30, '', 'pre'],
    [60, 'Premenopausal', 'pre'],
    [38, 'Postmenopausal', 'post'],
    [48, 'Premenopausal', 'pre'],
    [48, 'Postmenopausal', 'post'],
  ])('of %d years and "%s": the score of %smenopause alone', (ageYears, status, which) => {
    const [pre, post] = both(woman(ageYears), status);
    expect(pre).toMatchObject(which === 'pre' ? { ok: true } : NOT_PRINTED);
    expect(post).toMatchObject(which === 'post' ? { ok: true } : NOT_PRINTED);
  });

  test('between 40 and 55 years it waits for the status', () => {
    const waits = { ok: false, blank: { why: 'missing', code: 'MENOPAUSE' } };
    expect(both(woman(48))).toEqual([waits, waits]);
  });
});
