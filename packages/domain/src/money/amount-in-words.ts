import { PAISE_PER_RUPEE } from './rupees.ts';

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** From the largest; each counts in the words of the smaller ones, and crores in lakhs of crores. */
const UNITS: readonly [number, string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

/** A whole number from 0 in English words of the Indian numbering: 123456 is 'One Lakh Twenty Three Thousand Four Hundred Fifty Six'. */
export function numberInWords(whole: number): string {
  if (whole < 20) return SMALL[whole] ?? '';
  const unit = UNITS.find(([size]) => whole >= size);
  const [size, name] = unit ?? [10, ''];
  const count = Math.floor(whole / size);
  const head = unit ? `${numberInWords(count)} ${name}` : (TENS[count] ?? '');
  const rest = whole % size;
  return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
}

/** An amount in paise in words: 'Rupees Five Hundred Only', with '… and Fifty Paise Only' where there are paise. */
export function amountInWords(paise: number): string {
  const size = Math.abs(Math.trunc(paise));
  const rupees = numberInWords(Math.floor(size / PAISE_PER_RUPEE));
  const rest = size % PAISE_PER_RUPEE;
  const tail = rest === 0 ? '' : ` and ${numberInWords(rest)} Paise`;
  return `${paise < 0 ? 'Minus ' : ''}Rupees ${rupees}${tail} Only`;
}
