const STARS = '***';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function lettersOf(word: string): string[] {
  return [...graphemes.segment(word)].map(({ segment }) => segment);
}

/** First and last letter of each word (spec §6): 'Ramesh Kumar' becomes 'R****h K***r'. A word of two letters keeps its first, of one letter none. */
export function maskName(name: string): string {
  return name.replace(/\S+/gu, (word) => {
    const letters = lettersOf(word);
    if (letters.length === 1) return '*';
    const last = letters.length > 2 ? letters.at(-1) : '*';
    return `${letters[0]}${'*'.repeat(letters.length - 2)}${last}`;
  });
}

/** Up to 3 leading characters, three stars, the domain (spec §6): 'ab@x.in' becomes 'ab***@x.in'. Text without an at-sign is masked whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return maskOther(email);
  const leading = lettersOf(email.slice(0, at)).slice(0, 3).join('');
  return `${leading}${STARS}${email.slice(at)}`;
}

/**
 * First 2 and last 2 digits (spec §6): '9876543210' becomes '98xxxxxx10', the mask that a phone field takes back (spec §5).
 * Digits of any script count; fewer than 5 are all masked, and letters always are.
 */
export function maskPhone(phone: string): string {
  const count = phone.match(/\p{Nd}/gu)?.length ?? 0;
  let seen = 0;
  return phone.replace(/[\p{L}\p{M}\p{N}]/gu, (sign) => {
    if (!/\p{Nd}/u.test(sign)) return 'x';
    seen += 1;
    return count >= 5 && (seen <= 2 || seen > count - 2) ? sign : 'x';
  });
}

/** Any other personal value: three stars, so that not even its length is told; empty stays empty. */
export function maskOther(text: string): string {
  return text === '' ? '' : STARS;
}
