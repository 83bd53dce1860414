import type { PaperText } from '../report-templates/template-content.ts';

/** What a patient thinks of as one thing, in the order of the wheel. */
export const ORGAN_GROUPS = [
  'blood',
  'liver',
  'kidney',
  'salts',
  'fats',
  'sugar',
  'thyroid',
  'iron',
  'vitamins',
] as const;
export type OrganGroup = (typeof ORGAN_GROUPS)[number];

export const GROUP_NAMES: Readonly<Record<OrganGroup, PaperText>> = {
  blood: { en: 'Blood', hi: 'रक्त', mr: 'रक्त' },
  liver: { en: 'Liver', hi: 'लिवर', mr: 'लिव्हर' },
  kidney: { en: 'Kidney', hi: 'किडनी', mr: 'किडनी' },
  salts: { en: 'Salts', hi: 'लवण', mr: 'क्षार' },
  fats: { en: 'Fats', hi: 'वसा', mr: 'चरबी' },
  sugar: { en: 'Sugar', hi: 'शुगर', mr: 'साखर' },
  thyroid: { en: 'Thyroid', hi: 'थायरॉइड', mr: 'थायरॉइड' },
  iron: { en: 'Iron', hi: 'आयरन', mr: 'लोह' },
  vitamins: { en: 'Vitamins', hi: 'विटामिन', mr: 'जीवनसत्त्वे' },
};

/** Codes of the delivered catalogue; a parameter that stands in no group is on no smart report. */
const CODES: Readonly<Record<OrganGroup, readonly string[]>> = {
  blood: 'HB RBC HCT MCV MCH MCHC RDW_CV WBC ANC ALC AMC AEC ABC PLT MPV ESR'.split(' '),
  liver: 'BILT BILD BILI AST ALT ALP GGT TP ALB GLOB AGR'.split(' '),
  kidney: 'UREA BUN CREAT EGFR URIC UACR'.split(' '),
  salts: 'NA K CL HCO3 CA CA_ION PHOS MG'.split(' '),
  fats: 'CHOL TG HDL LDL VLDL NON_HDL CHOL_HDL LDL_HDL'.split(' '),
  sugar: 'GLU_F GLU_PP GLU_R HBA1C'.split(' '),
  thyroid: 'TSH T3 T4 FT3 FT4'.split(' '),
  iron: 'IRON TIBC TSAT FERRITIN'.split(' '),
  vitamins: 'VITD VITB12 FOLATE'.split(' '),
};

const GROUP_OF = new Map(
  ORGAN_GROUPS.flatMap((group) => CODES[group].map((code): [string, OrganGroup] => [code, group])),
);

/** The group of a parameter; null for one that no smart report shows. */
export function organGroupOf(code: string): OrganGroup | null {
  return GROUP_OF.get(code) ?? null;
}
