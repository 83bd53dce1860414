import { asciiDigits } from '../text/ascii-digits.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const AMOUNTS = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ['oh', 0],
  ['nil', 0],
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
]);
const TOKEN = /\d[\d,]*(?:\.\d+)?|\.\d+|\p{L}+/gu;

interface Spoken {
  /** What larger scales have closed: the eighteen thousand of eighteen thousand two hundred. */
  readonly closed: number;
  readonly open: number | null;
  /** Digits after the point; null before one is said. */
  readonly fraction: string | null;
}

const NOTHING: Spoken = { closed: 0, open: null, fraction: null };

function valueOf({ closed, open, fraction }: Spoken): number {
  return closed + Number(`${open ?? 0}.${fraction === null || fraction === '' ? '0' : fraction}`);
}

/** Whether a number goes on with the next amount: seventy then two; two hundred then five; one, three, five said digit by digit. */
function joined(open: number | null, amount: number): number {
  if (open === null) return amount;
  const fitsBelow = (open % 100 === 0 && amount < 100) || (open % 10 === 0 && open >= 20 && amount < 10);
  return open > 0 && fitsBelow ? open + amount : Number(`${open}${amount}`);
}

function withScale(spoken: Spoken, scale: number): Spoken {
  const amount = spoken.open === null && spoken.fraction === null ? 1 : valueOf({ ...spoken, closed: 0 });
  if (scale === 100) return { ...spoken, open: amount * 100, fraction: null };
  return { closed: spoken.closed + amount * scale, open: null, fraction: null };
}

/** The numbers that a sentence says, in figures of any Indian script or in English words: 'two point one' is 2.1, '1.2 lakh' is 120000. */
export function spokenNumbers(text: string): number[] {
  const found: number[] = [];
  let spoken: Spoken | null = null;
  const end = (): void => {
    if (spoken !== null) found.push(valueOf(spoken));
    spoken = null;
  };
  for (const token of asciiDigits(text).toLowerCase().match(TOKEN) ?? []) {
    const before: Spoken = spoken ?? NOTHING;
    const amount = AMOUNTS.get(token);
    const scale = SCALES.get(token);
    if (/^[\d.]/u.test(token)) {
      end();
      const [whole = '', fraction = null] = token.replaceAll(',', '').split('.');
      spoken = { closed: 0, open: Number(whole), fraction };
    } else if (amount !== undefined) {
      const { open, fraction } = before;
      spoken =
        fraction === null
          ? { ...before, open: joined(open, amount) }
          : { ...before, fraction: `${fraction}${amount}` };
    } else if (token === 'point' || token === 'decimal') spoken = { ...before, fraction: '' };
    else if (scale !== undefined) spoken = withScale(before, scale);
    else if (token !== 'and') end();
  }
  end();
  return found;
}
