import { asciiDigits } from '../text/ascii-digits.ts';
import { AMOUNTS, ANDS, DOUBTFUL, HALVES, numberWord, PARTS, POINTS, SCALES } from './number-words.ts';

const TOKEN = /\d[\d,]*(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+/gu;

interface Spoken {
  /** What larger scales have closed: the eighteen thousand of eighteen thousand two hundred. */
  readonly closed: number;
  readonly open: number | null;
  /** Digits after the point; null before one is said. */
  readonly fraction: string | null;
  /** What a half or a quarter said before adds: 0.5 of साढ़े. */
  readonly part: number;
}

const NOTHING: Spoken = { closed: 0, open: null, fraction: null, part: 0 };

function valueOf({ closed, open, fraction, part }: Spoken): number {
  return closed + Number(`${open ?? 0}.${fraction === null || fraction === '' ? '0' : fraction}`) + part;
}

/** Nothing is known of a number whose point, half or quarter was followed by no word that is. */
function isWhole({ closed, open, fraction, part }: Spoken): boolean {
  return fraction !== '' && (open !== null || fraction !== null || (closed > 0 && part === 0));
}

/** Whether a number goes on with the next amount: seventy then two; two hundred then five; one, three, five said digit by digit. */
function joined(open: number | null, amount: number): number {
  if (open === null) return amount;
  const fitsBelow = (open % 100 === 0 && amount < 100) || (open % 10 === 0 && open >= 20 && amount < 10);
  return open > 0 && fitsBelow ? open + amount : Number(`${open}${amount}`);
}

function withScale(spoken: Spoken, scale: number): Spoken {
  const isBare = spoken.open === null && spoken.fraction === null;
  const amount = isBare ? 1 + spoken.part : valueOf({ ...spoken, closed: 0 });
  if (scale === 100) return { closed: spoken.closed, open: amount * 100, fraction: null, part: 0 };
  return { closed: spoken.closed + amount * scale, open: null, fraction: null, part: 0 };
}

function withAmount(spoken: Spoken, amount: number): Spoken {
  const { open, fraction } = spoken;
  return fraction === null
    ? { ...spoken, open: joined(open, amount) }
    : { ...spoken, fraction: `${fraction}${amount}` };
}

function withFigures(figures: string): Spoken {
  const [whole = '', fraction = null] = figures.replaceAll(',', '').split('.');
  return { ...NOTHING, open: Number(whole), fraction };
}

const isFigures = (token: string): boolean => /^[\d.]/u.test(token);

function isOfNumber(token: string | undefined): boolean {
  if (token === undefined) return false;
  return isFigures(token) || [AMOUNTS, SCALES, PARTS, HALVES, POINTS].some((words) => words.has(token));
}

/** The number with the next word, or null where that ends it. */
function goneOn(spoken: Spoken, token: string): Spoken | null {
  const amount = AMOUNTS.get(token);
  if (amount !== undefined) return withAmount(spoken, amount);
  const scale = SCALES.get(token);
  if (scale !== undefined) return withScale(spoken, scale);
  if (POINTS.has(token)) {
    // 'एक दशांश' after the point names its place.
    return (spoken.fraction ?? '') === '' ? { ...spoken, fraction: '' } : spoken;
  }
  return ANDS.has(token) ? spoken : null;
}

/** The number that a word begins anew: a half or a quarter before it, or figures. */
function begun(token: string): Spoken | null {
  if (isFigures(token)) return withFigures(token);
  const part = PARTS.get(token);
  if (part !== undefined) return { ...NOTHING, part };
  const half = HALVES.get(token);
  return half === undefined ? null : { ...NOTHING, open: half, part: 0.5 };
}

/**
 * The numbers that a sentence says, in figures of any Indian script or in words of English, Hindi and Marathi: 'two point one' and
 * 'दो दशमलव एक' are 2.1, '1.2 lakh' is 120000. What it does not know it leaves out.
 */
export function spokenNumbers(text: string): number[] {
  const found: number[] = [];
  let spoken: Spoken | null = null;
  const end = (): void => {
    if (spoken !== null && isWhole(spoken)) found.push(valueOf(spoken));
    spoken = null;
  };
  const tokens = (asciiDigits(text).match(TOKEN) ?? []).map(numberWord);
  for (const [at, token] of tokens.entries()) {
    const before: Spoken | null = spoken;
    const anew = begun(token);
    const isLost: boolean = before === null && DOUBTFUL.has(token) && !isOfNumber(tokens[at + 1]);
    const next: Spoken | null = isLost ? null : goneOn(before ?? NOTHING, token);
    if (anew !== null) {
      end();
      spoken = anew;
    } else if (next === null) end();
    else if (before !== null || !ANDS.has(token)) spoken = next;
  }
  end();
  return found;
}
