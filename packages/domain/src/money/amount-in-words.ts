import type { Language } from '../enumerations/bills.ts';
import { NUMBER_NAMES } from './number-names.ts';
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

const INDIAN_UNITS = [
  [10_000_000, { hi: 'करोड़', mr: 'कोटी' }],
  [100_000, { hi: 'लाख', mr: 'लाख' }],
  [1000, { hi: 'हज़ार', mr: 'हजार' }],
] as const;
const MARATHI_HUNDREDS = ' एकशे दोनशे तीनशे चारशे पाचशे सहाशे सातशे आठशे नऊशे'.split(' ');

function hundredsOf(language: 'hi' | 'mr', count: number, rest: number): string {
  if (language === 'hi') return `${NUMBER_NAMES.hi[count] ?? ''} सौ`;
  return count === 1 && rest === 0 ? 'शंभर' : (MARATHI_HUNDREDS[count] ?? '');
}

/** A whole number from 0 in Hindi or Marathi words: 3690 is 'तीन हज़ार छह सौ नब्बे'. */
export function numberInIndianWords(language: 'hi' | 'mr', whole: number): string {
  if (whole < 100) return NUMBER_NAMES[language][whole] ?? '';
  const unit = INDIAN_UNITS.find(([size]) => whole >= size);
  const size = unit?.[0] ?? 100;
  const count = Math.floor(whole / size);
  const rest = whole % size;
  const head =
    unit === undefined
      ? hundredsOf(language, count, rest)
      : `${numberInIndianWords(language, count)} ${unit[1][language]}`;
  return rest === 0 ? head : `${head} ${numberInIndianWords(language, rest)}`;
}

const AMOUNT_WORDS = {
  hi: { minus: 'ऋण', rupees: 'रुपये', and: 'और', paise: 'पैसे', only: 'मात्र' },
  mr: { minus: 'वजा', rupees: 'रुपये', and: 'आणि', paise: 'पैसे', only: 'फक्त' },
} as const;

function inIndianWords(language: 'hi' | 'mr', paise: number): string {
  const size = Math.abs(Math.trunc(paise));
  const words = AMOUNT_WORDS[language];
  const rest = size % PAISE_PER_RUPEE;
  return [
    ...(paise < 0 ? [words.minus] : []),
    numberInIndianWords(language, Math.floor(size / PAISE_PER_RUPEE)),
    words.rupees,
    ...(rest === 0 ? [] : [words.and, numberInIndianWords(language, rest), words.paise]),
    words.only,
  ].join(' ');
}

/**
 * An amount in paise in words: 'Rupees Five Hundred Only', with '… and Fifty Paise Only' where there are paise; in Hindi
 * 'पाँच सौ रुपये मात्र', in Marathi 'पाचशे रुपये फक्त'.
 */
export function amountInWords(paise: number, language: Language = 'en'): string {
  if (language !== 'en') return inIndianWords(language, paise);
  const size = Math.abs(Math.trunc(paise));
  const rupees = numberInWords(Math.floor(size / PAISE_PER_RUPEE));
  const rest = size % PAISE_PER_RUPEE;
  const tail = rest === 0 ? '' : ` and ${numberInWords(rest)} Paise`;
  return `${paise < 0 ? 'Minus ' : ''}Rupees ${rupees}${tail} Only`;
}
