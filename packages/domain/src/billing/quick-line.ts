import { type DiscountEntry, parseDiscount } from '../money/discount.ts';
import type { PaymentMode } from '../money/payment-mode.ts';
import { parseRupees } from '../money/rupees.ts';
import { NAME_TITLES, type NameTitle, sexOfTitle } from '../people/names/name-title.ts';
import { parseAge } from '../people/ages/parse-age.ts';
import type { Sex } from '../people/sex.ts';
import { asciiDigits } from '../text/ascii-digits.ts';

/** What a word of a quick line may be taken for. */
export const QUICK_PARTS = [
  'phone',
  'title',
  'name',
  'sex',
  'age',
  'test',
  'doctor',
  'agency',
  'discount',
  'payment',
  'stat',
  'skip',
] as const;
export type QuickPart = (typeof QUICK_PARTS)[number];

/** A word that could be several things, with those that it could be, the likeliest first. */
export interface QuickQuestion {
  readonly at: number;
  readonly word: string;
  readonly choices: readonly QuickPart[];
}

export interface QuickPayment {
  readonly mode: PaymentMode;
  /** In paise; null is the whole due. */
  readonly amount: number | null;
}

/** What a line says. Texts are as typed; `parts` says of each word what it was taken for, null while it is asked. */
export interface QuickLine {
  readonly words: readonly string[];
  readonly parts: readonly (QuickPart | null)[];
  readonly asked: readonly QuickQuestion[];
  /** '' for none, here and below. */
  readonly phone: string;
  readonly title: NameTitle;
  readonly name: string;
  readonly sex: Sex | null;
  readonly age: string;
  readonly tests: readonly string[];
  readonly doctor: string;
  readonly agency: string;
  readonly discount: DiscountEntry | null;
  readonly payments: readonly QuickPayment[];
  readonly isStat: boolean;
}

interface Lexicon {
  /** True for the short code of a test, a profile or a package of the lab; asked in small letters. */
  readonly isTestCode: (word: string) => boolean;
  /** What a person answered for the word at a place. */
  readonly answers?: Readonly<Record<number, QuickPart>>;
  /** Parts that the user cannot give: such a word is asked, and can only be left out. */
  readonly withheld?: readonly QuickPart[];
}

const PHONE = /^(?:\+91|0)?\d{10}$/u;
const LETTERS = /^[\p{L}\p{M}.'’-]+$/u;
const SHORT_CODE = 2;
const MODES: Readonly<Record<string, PaymentMode>> = {
  upi: 'BHIM UPI',
  bhim: 'BHIM UPI',
  gpay: 'Google Pay',
  phonepe: 'PhonePe',
  paytm: 'PayTM UPI',
  cash: 'Cash',
  card: 'Card',
  cheque: 'Cheque',
  online: 'Online',
};
const SEX_WORDS: Readonly<Record<string, Sex>> = {
  m: 'M',
  f: 'F',
  o: 'O',
  male: 'M',
  female: 'F',
  other: 'O',
};
const STAT_WORDS = ['stat', 'urgent'];
const DOCTOR_WORDS = ['dr', 'dr.', 'doctor'];
const AGENCY_WORDS = ['agency', 'b2b', 'via'];
const DISCOUNT_WORDS = ['disc', 'discount', 'less'];

/** Where the reading is: at the person, at what is ordered, in the name of the doctor or the agency, or before the number of something. */
type Place = 'person' | 'order' | 'doctor' | 'agency' | 'discount' | 'payment';

interface Reading {
  readonly words: readonly string[];
  readonly parts: (QuickPart | null)[];
  readonly asked: QuickQuestion[];
  place: Place;
}

type Verdict = QuickPart | { readonly choices: readonly QuickPart[] };

/**
 * Reads a registration that was typed as one line: `9876543210 mr ravi kumar 34 cbc lft dr mehta 10% upi`. Before the age
 * stand phone and name, after it tests, a doctor after 'dr', an agency after 'via', a discount, how it is paid. Nothing is guessed: a word that
 * could be two things is asked. Every word becomes one part, for any text.
 */
export function parseQuickLine(text: string, lexicon: Lexicon): QuickLine {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const reading: Reading = { words, parts: [], asked: [], place: 'person' };
  for (const [at, word] of words.entries()) {
    const verdict = lexicon.answers?.[at] ?? givable(verdictOf(word, reading, lexicon), lexicon);
    if (typeof verdict === 'string') {
      reading.parts.push(verdict);
      reading.place = placeAfter(verdict, word, reading);
    } else {
      reading.parts.push(null);
      reading.asked.push({ at, word, choices: verdict.choices });
    }
  }
  return lineOf(reading);
}

function givable(verdict: Verdict, { withheld = [] }: Lexicon): Verdict {
  const parts = typeof verdict === 'string' ? [verdict] : verdict.choices;
  const left = parts.filter((part) => !withheld.includes(part));
  return left.length === parts.length ? verdict : { choices: left.length > 0 ? left : ['skip'] };
}

function verdictOf(word: string, reading: Reading, { isTestCode }: Lexicon): Verdict {
  const plain = asciiDigits(word).toLowerCase();
  return (
    numberVerdict(plain, reading) ??
    keywordVerdict(plain, reading) ??
    wordVerdict(plain, reading, isTestCode(plain))
  );
}

function has(reading: Reading, part: QuickPart): boolean {
  return reading.parts.includes(part);
}

/** Phone, discount, age and amounts: words that are told by their digits. Null for other words. */
function numberVerdict(plain: string, reading: Reading): Verdict | null {
  if (PHONE.test(plain)) return has(reading, 'phone') ? { choices: ['skip'] } : 'phone';
  const isSigned = plain.endsWith('%') || plain.startsWith('₹');
  if (isSigned) return discountVerdict(plain, reading);
  if (!/^\d/u.test(plain)) return null;
  if (reading.place === 'discount') return discountVerdict(plain, reading);
  if (reading.place === 'payment' && parseRupees(plain) !== null) return 'payment';
  if (!has(reading, 'age') && parseAge(plain) !== null) return 'age';
  return parseAge(plain) === null && parseRupees(plain) === null ? null : { choices: ['discount', 'skip'] };
}

function discountVerdict(plain: string, reading: Reading): Verdict {
  const entry = parseDiscount(plain);
  return entry === null || hasDiscountValue(reading) ? { choices: ['skip'] } : 'discount';
}

function hasDiscountValue({ parts, words }: Reading): boolean {
  return parts.some((part, at) => part === 'discount' && /\d/u.test(words[at] ?? ''));
}

/** Words that the grammar knows. Null for other words. */
function keywordVerdict(plain: string, reading: Reading): Verdict | null {
  const isUnnamed = !has(reading, 'name') && !has(reading, 'title');
  if (Object.hasOwn(MODES, plain) && !isNaming(reading)) return 'payment';
  if (STAT_WORDS.includes(plain)) return 'stat';
  if (DISCOUNT_WORDS.includes(plain)) return 'discount';
  if (DOCTOR_WORDS.includes(plain)) {
    const isTitle = reading.place === 'person' && isUnnamed && !has(reading, 'age');
    if (isTitle) return 'title';
    return has(reading, 'doctor') ? { choices: ['skip', 'name'] } : 'doctor';
  }
  if (AGENCY_WORDS.includes(plain) && reading.place !== 'person') {
    return has(reading, 'agency') ? { choices: ['skip'] } : 'agency';
  }
  if (Object.hasOwn(SEX_WORDS, plain) && !has(reading, 'sex')) {
    if (reading.parts.at(-1) === 'age') return 'sex';
    if (reading.place === 'person' && !isUnnamed) return { choices: ['sex', 'name'] };
  }
  return null;
}

/** True while the name is being said: 'cash' and 'card' may be names there too. */
function isNaming(reading: Reading): boolean {
  return reading.place === 'person' && has(reading, 'title') && !has(reading, 'name');
}

/** A title, a word of a name, a test. */
function wordVerdict(plain: string, reading: Reading, isCode: boolean): Verdict {
  const isWord = LETTERS.test(plain);
  const isUnnamed = !has(reading, 'name') && !has(reading, 'title');
  switch (reading.place) {
    case 'person': {
      if (isUnnamed && titleOf(plain) !== null) return 'title';
      // A phone and then a code: somebody who is registered already.
      if (isCode && isUnnamed) return 'test';
      if (isWord) return isCode ? { choices: ['name', 'test'] } : 'name';
      return isCode ? 'test' : { choices: ['skip', 'test'] };
    }
    case 'doctor':
    case 'agency': {
      const named = reading.place;
      const isNamed = reading.parts.filter((part) => part === named).length > 1;
      if (isCode && isNamed && plain.length > SHORT_CODE) return 'test';
      if (isCode && isWord) return { choices: [named, 'test'] };
      if (isCode) return 'test';
      // Codes of agencies have digits.
      return isWord || named === 'agency' ? named : { choices: ['skip', 'test'] };
    }
    default:
      return isCode ? 'test' : { choices: isWord ? ['test', 'doctor', 'name', 'skip'] : ['skip', 'test'] };
  }
}

function placeAfter(part: QuickPart, word: string, { place, words, parts }: Reading): Place {
  const isValue = /\d/u.test(word);
  if (part === 'discount') return isValue ? 'order' : 'discount';
  if (part === 'payment') return isValue ? 'order' : 'payment';
  if (part === 'doctor' || part === 'agency') return part;
  if (part === 'age' || part === 'test' || part === 'sex') {
    const begun = parts.some((one) => one === 'age' || one === 'test');
    return begun ? 'order' : place;
  }
  return words.length === 0 || place === 'payment' || place === 'discount' ? 'order' : place;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/\.$/u, '');
}

function titleOf(plain: string): NameTitle | null {
  return NAME_TITLES.find((title) => bare(title) === bare(plain)) ?? null;
}

function lineOf({ words, parts, asked }: Reading): QuickLine {
  const said = (part: QuickPart): string[] => words.filter((_, at) => parts[at] === part);
  const [phone = ''] = said('phone');
  const title = titleOf(said('title')[0] ?? '') ?? '';
  const sexWord = asciiDigits(said('sex')[0] ?? '').toLowerCase();
  const discount = said('discount').find((word) => /\d/u.test(word));
  return {
    words,
    parts,
    asked,
    phone: asciiDigits(phone),
    title,
    name: said('name').join(' '),
    sex: SEX_WORDS[sexWord] ?? sexOfTitle(title),
    age: asciiDigits(said('age')[0] ?? ''),
    tests: said('test'),
    doctor: said('doctor')
      .filter((word) => !DOCTOR_WORDS.includes(word.toLowerCase()))
      .join(' '),
    agency: said('agency')
      .filter((word) => !AGENCY_WORDS.includes(word.toLowerCase()))
      .join(' '),
    discount: discount === undefined ? null : parseDiscount(discount),
    payments: paymentsOf(words, parts),
    isStat: said('stat').length > 0,
  };
}

function paymentsOf(words: readonly string[], parts: readonly (QuickPart | null)[]): QuickPayment[] {
  const payments: QuickPayment[] = [];
  for (const [at, word] of words.entries()) {
    if (parts[at] !== 'payment') continue;
    const mode = MODES[asciiDigits(word).toLowerCase()];
    const next = parts[at + 1] === 'payment' ? parseRupees(words[at + 1] ?? '') : null;
    if (mode !== undefined) payments.push({ mode, amount: next });
  }
  return payments;
}
