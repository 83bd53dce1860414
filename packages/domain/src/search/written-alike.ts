/**
 * The ways in which a place may be written that somebody typed: as typed, in small letters, in capitals and with a capital at
 * each word. Each is a range of an index, where comparing in small letters would be none.
 */
export function writtenAlike(text: string): string[] {
  const typed = text.trim().replace(/\s+/gu, ' ');
  const small = typed.toLowerCase();
  const capitals = small.replace(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return [...new Set([typed, capitals, small, typed.toUpperCase()])];
}
