import { groupDigits, PAISE_PER_RUPEE, roundToRupee } from '../money/rupees.ts';

/** Whole rupees as a printed bill sets them: Indian grouping, true minus sign, no currency sign: '− 1,23,456'. */
export function printedRupees(paise: number): string {
  const rupees = roundToRupee(paise) / PAISE_PER_RUPEE;
  return rupees < 0 ? `− ${groupDigits(-rupees)}` : groupDigits(rupees);
}
