import { asciiDigits } from '../../text/ascii-digits.ts';
import { isValidAge, NO_AGE, type DetailedAge } from './age.ts';

const PART = /(\d{1,6})\s*([ymwdh]?)/gu;
const WHOLE = /^(?:\d{1,6}\s*[ymwdh]\s*)+$|^\d{1,6}$/u;
const KEYS = { y: 'age_y', m: 'age_m', w: 'age_w', d: 'age_d', h: 'age_h' } as const;

function isPartLetter(letter: string): letter is keyof typeof KEYS {
  return Object.hasOwn(KEYS, letter);
}

/** An age as it is typed: `34` (years), `6m`, `12d`, `4h`, `3w`, `2y 3m`; null when it is not a valid age or a unit comes twice. */
export function parseAge(text: string): DetailedAge | null {
  const typed = asciiDigits(text).trim().toLowerCase();
  if (!WHOLE.test(typed)) return null;
  const age = { ...NO_AGE };
  const seen = new Set<string>();
  for (const [, amount, letter = ''] of typed.matchAll(PART)) {
    const unit = letter === '' ? 'y' : letter;
    if (!isPartLetter(unit) || seen.has(unit)) return null;
    seen.add(unit);
    Object.assign(age, { [KEYS[unit]]: Number(amount) });
  }
  return isValidAge(age) ? age : null;
}
