const names = new Map<string, string>();
const most = 2_000;

/**
 * A stable name for a statement's text, so that PostgreSQL parses it once per connection. Bounded: past 2,000 texts
 * (a list built from data) a statement gets the empty name, which is not kept.
 */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= most) return '';
  const name = `n${names.size}`;
  names.set(text, name);
  return name;
}
