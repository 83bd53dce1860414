/**
 * JSON text with the keys of every object in the order of their code units and no blanks (RFC 8785), so that equal data has equal text whatever
 * stored it between. Keys without a value are left out. Throws a TypeError on what JSON cannot hold.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return objectText(value);
  const text = typeof value === 'number' && !Number.isFinite(value) ? undefined : JSON.stringify(value);
  if (text === undefined) throw new TypeError(`JSON cannot hold ${String(value)}`);
  return text;
}

function objectText(value: object): string {
  let text = '';
  for (const key of Object.keys(value).toSorted()) {
    const member: unknown = Reflect.get(value, key);
    if (member === undefined) continue;
    text += `${text === '' ? '' : ','}${keyText(key)}${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

const keyTexts = new Map<string, string>();
const mostKeys = 1_000;

/** A key with its colon; the keys of our documents are few, so their texts are kept. */
function keyText(key: string): string {
  const known = keyTexts.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (keyTexts.size < mostKeys) keyTexts.set(key, text);
  return text;
}
