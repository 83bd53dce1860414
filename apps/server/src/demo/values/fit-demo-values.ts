import { roundHalfAway } from '@nidan/domain/results/format-value';

/** A typed value of a parameter, as the demo enters it. */
interface TypedValue {
  readonly code: string;
  readonly value: string;
}

/** The part that takes what is left of a hundred, then the others of the differential. */
const DIFFERENTIAL = ['NEUT', 'LYMPH', 'MONO', 'EOS', 'BASO'] as const;
/** Parts that are no more than so much of their whole. */
const PARTS = [
  ['BILD', 'BILT', 0.4],
  ['ALB', 'TP', 0.62],
  ['HDL', 'CHOL', 0.3],
  ['PSA_FREE', 'PSA', 0.3],
  ['IRON', 'TIBC', 0.35],
] as const;

/** Values of one tube that could be of one person: a differential of 100 %, a haematocrit of three times the haemoglobin, parts under their whole. */
export function fitDemoValues<Value extends TypedValue>(values: readonly Value[]): Value[] {
  const numberOf = (code: string): number | null => {
    const found = values.find((one) => one.code === code);
    return found === undefined || Number.isNaN(Number(found.value)) ? null : Number(found.value);
  };
  const fitted = new Map<string, number>();
  const [rest, ...others] = DIFFERENTIAL.map(numberOf);
  if (rest !== null && others.every((one) => one !== null)) {
    const sum = others.reduce<number>((total, one) => total + (one ?? 0), 0);
    fitted.set('NEUT', 100 - sum);
  }
  const hb = numberOf('HB');
  if (hb !== null && numberOf('HCT') !== null) fitted.set('HCT', hb * 3);
  for (const [part, whole, share] of PARTS) {
    const [has, of] = [numberOf(part), numberOf(whole)];
    if (has !== null && of !== null && has > of * share) fitted.set(part, of * share);
  }
  return values.map((one) => {
    const number = fitted.get(one.code);
    if (number === undefined) return one;
    const decimals = one.value.split('.')[1]?.length ?? 0;
    return { ...one, value: roundHalfAway(number, decimals).toFixed(decimals) };
  });
}
