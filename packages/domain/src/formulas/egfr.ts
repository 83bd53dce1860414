import type { Sex } from '../people/sex.ts';

/** Creatinine in mg/dL, age in completed years. */
export interface RenalSubject {
  readonly creatinine: number;
  readonly ageYears: number;
  readonly sex: Sex;
}

/** Younger people get the bedside Schwartz formula. */
export const ADULT_FROM_YEARS = 18;

/** 175 for creatinine traceable to isotope dilution mass spectrometry, 186 for older methods. */
export type MdrdCoefficient = 175 | 186;

interface Constants {
  readonly scale: number;
  readonly female: number;
  readonly perYear: number;
  readonly above: number;
  readonly below: { readonly M: number; readonly F: number };
}

const CKD_EPI_2021: Constants = {
  scale: 142,
  female: 1.012,
  perYear: 0.9938,
  above: -1.2,
  below: { M: -0.302, F: -0.241 },
};
const CKD_EPI_2009: Constants = {
  scale: 141,
  female: 1.018,
  perYear: 0.993,
  above: -1.209,
  below: { M: -0.411, F: -0.329 },
};
const KAPPA = { M: 0.9, F: 0.7 } as const;

/** eGFR in mL/min/1.73 m² by CKD-EPI 2021 (Inker, NEJM 2021), unrounded; null below 18 years, for sex O and without a positive creatinine. */
export function ckdEpi2021(subject: RenalSubject): number | null {
  return ckdEpi(subject, CKD_EPI_2021);
}

/** eGFR in mL/min/1.73 m² by CKD-EPI 2009 (Levey, Ann Intern Med 2009) without its race term, unrounded; null as for 2021. */
export function ckdEpi2009(subject: RenalSubject): number | null {
  return ckdEpi(subject, CKD_EPI_2009);
}

/** eGFR in mL/min/1.73 m² by the four-variable MDRD equation (Levey 2006) without its race term, unrounded; null as for CKD-EPI. */
export function mdrd(subject: RenalSubject, coefficient: MdrdCoefficient): number | null {
  const sex = adultSex(subject);
  if (sex === null) return null;
  const female = sex === 'F' ? 0.742 : 1;
  return coefficient * subject.creatinine ** -1.154 * subject.ageYears ** -0.203 * female;
}

/** eGFR in mL/min/1.73 m² by bedside Schwartz (2009) for people below 18, height in cm; null from 18 on and without positive numbers. */
export function schwartz({
  creatinine,
  ageYears,
  heightCm,
}: Omit<RenalSubject, 'sex'> & { readonly heightCm: number }): number | null {
  if (!(ageYears < ADULT_FROM_YEARS && creatinine > 0 && heightCm > 0)) return null;
  return (0.413 * heightCm) / creatinine;
}

/** MDRD as it is reported: a whole number, above 60 only '>60', because the equation is not accurate there. */
export function mdrdText(egfr: number): string {
  const rounded = Math.round(egfr);
  return rounded > 60 ? '>60' : String(rounded);
}

/** Parameters whose value is an eGFR (spec §9), by the codes of the specification. */
export const EGFR_PARAMETERS = ['egfrcal', 'egfrckdepi', 'egfrmdrd'] as const;
export type EgfrParameter = (typeof EGFR_PARAMETERS)[number];

const EGFR_FORMULAS: Record<EgfrParameter, (subject: RenalSubject) => number | null> = {
  egfrcal: ckdEpi2021,
  egfrckdepi: ckdEpi2009,
  egfrmdrd: (subject) => mdrd(subject, 175),
};

/**
 * eGFR of a parameter of the specification, which names two formulas for three parameters: egfrcal is the current CKD-EPI 2021, egfrckdepi
 * CKD-EPI 2009 as older reports have it, egfrmdrd MDRD with 175. mL/min/1.73 m², unrounded; null as for its formula.
 */
export function egfrOf(parameter: EgfrParameter, subject: RenalSubject): number | null {
  return EGFR_FORMULAS[parameter](subject);
}

export type KidneyStage = 'G1' | 'G2' | 'G3a' | 'G3b' | 'G4' | 'G5';

const STAGES: readonly [number, KidneyStage][] = [
  [90, 'G1'],
  [60, 'G2'],
  [45, 'G3a'],
  [30, 'G3b'],
  [15, 'G4'],
];

/** Stage of kidney function (KDIGO 2012) of an eGFR as reported, in whole mL/min/1.73 m². */
export function kidneyStage(egfr: number): KidneyStage {
  return STAGES.find(([from]) => egfr >= from)?.[1] ?? 'G5';
}

function adultSex({ creatinine, ageYears, sex }: RenalSubject): 'M' | 'F' | null {
  if (!(creatinine > 0) || !(ageYears >= ADULT_FROM_YEARS) || sex === 'O') return null;
  return sex;
}

function ckdEpi(subject: RenalSubject, constants: Constants): number | null {
  const sex = adultSex(subject);
  if (sex === null) return null;
  const ratio = subject.creatinine / KAPPA[sex];
  const below = Math.min(ratio, 1) ** constants.below[sex];
  const above = Math.max(ratio, 1) ** constants.above;
  const female = sex === 'F' ? constants.female : 1;
  return constants.scale * below * above * constants.perYear ** subject.ageYears * female;
}
