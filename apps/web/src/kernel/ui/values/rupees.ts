import { groupDigits, PAISE_PER_RUPEE, roundToRupee } from '@nidan/domain/money/rupees';

/** Paise as whole rupees with Indian grouping and without the sign, `2,84,600`; a real minus for what is taken off. */
export function rupees(paise: number): string {
  const whole = roundToRupee(paise) / PAISE_PER_RUPEE;
  return whole < 0 ? `−${groupDigits(-whole)}` : groupDigits(whole);
}
