import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue-file.ts';

const { parameters } = readCatalogue();
const wordsOf = (text: string) => text.trim().split(/\s+/u);
const deltaOf = new Map(parameters.map(({ code, delta }) => [code, delta]));
const modesOf = (codes: readonly string[]) => codes.map((code) => [code, deltaOf.get(code)?.mode ?? null]);

test('antibodies that stay, genes and blood group antigens of one person are compared as words over years', () => {
  const lasting = wordsOf(`
    HIV HIV_RAPID HIVWB HCV HCVR HBSAG HBSR HBCT HDVAB TPHA SYPHT SYPHR HAVT HEVG HSV1G HSV2G
    EBV_VCAG EBNAG MUMPSG PARVOG DENGUE_IGG CHIKG FVL F2MUT HLAB27P HLAB27_FC HLADQ2 CYP2C19
    SICKLE KELL RHPH_C`);
  expect(modesOf(lasting)).toEqual(lasting.map((code) => [code, 'otherWord']));
  expect(deltaOf.get('HIV')?.lookBackDays).toBe(3_650);
});

test('what comes and goes with an illness is not', () => {
  const passing = wordsOf(`DENGUE_NS1 DENGUE_IGM HAV_IGM MP_SMEAR U_PROTEIN UPT`);
  expect(modesOf(passing)).toEqual(passing.map((code) => [code, null]));
});

test('numbers that patients have measured again and again are compared', () => {
  const repeated = wordsOf(`
    HBA1C PSA PSA_FREE TSH FT4 FT3 T4 T3 PTH VITD VITB12 FERRITIN NEUT LYMPH MONO EOS BASO MCV
    HB PLT WBC HBA2 CREAT UREA K NA CA TG CHOL HDL LDL_DIRECT CEA CA125 AFP`);
  expect(modesOf(repeated).filter(([, mode]) => mode === null)).toEqual([]);
  // A glycated haemoglobin is repeated after three to twelve months.
  expect(deltaOf.get('HBA1C')?.lookBackDays).toBe(365);
});
