/** What a GS1 code on a box says (GS1 General Specifications §3). */
export interface Gs1Code {
  /** 14 digits (AI 01). */
  readonly gtin: string | null;
  /** Lot (AI 10). */
  readonly lotNo: string | null;
  /** The last day of use (AI 17), `YYYY-MM-DD`. */
  readonly expiresOn: string | null;
  /** The day on which it was made (AI 11), `YYYY-MM-DD`. */
  readonly madeOn: string | null;
  /** Serial number (AI 21). */
  readonly serialNo: string | null;
  /** Count of items (AI 30 or 37). */
  readonly count: number | null;
}

/** Ends an element of variable length: FNC1 as scanners send it. */
const SEPARATOR = '\u001D';
const FIXED: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
};
const VARIABLE: Readonly<Record<string, number>> = {
  '10': 20,
  '21': 20,
  '22': 20,
  '30': 8,
  '37': 8,
  '240': 30,
  '241': 30,
  '250': 30,
  '400': 30,
  '710': 20,
  '711': 20,
  '712': 20,
  '713': 20,
};
/** Symbology identifiers of GS1-128, GS1 DataMatrix, GS1 QR and DataBar, which scanners may send first. */
const SYMBOLOGY = /^\](?:C1|d2|Q3|e0)/u;

/** True when the last digit of a GTIN is right: weights 3 and 1 from the right (GS1 General Specifications §7.9). */
export function isGtin(text: string): boolean {
  if (!/^\d{14}$/u.test(text)) return false;
  const sum = Array.from(text.slice(0, 13)).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(text[13]);
}

/** A date of six digits, `YYMMDD`; day 00 is the last of the month. The century is the nearest to 2000 (§7.12). Null when there is no such day. */
export function gs1Date(text: string): string | null {
  const found = /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})$/u.exec(text)?.groups;
  if (found === undefined) return null;
  const year = Number(found['year']) + (Number(found['year']) > 75 ? 1_900 : 2_000);
  const month = Number(found['month']);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = found['day'] === '00' ? last : Number(found['day']);
  if (month < 1 || month > 12 || day < 1 || day > last) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Elements of a code printed for people, `(01)…(17)…(10)…`. */
function bracketed(text: string): Map<string, string> | null {
  const parts = [...text.matchAll(/\((?<ai>\d{2,4})\)(?<value>[^(]*)/gu)];
  const elements = new Map(parts.map(({ groups }) => [groups?.['ai'] ?? '', groups?.['value'] ?? '']));
  return parts.map(([whole]) => whole).join('') === text ? elements : null;
}

function identifierAt(text: string, at: number): { ai: string; fixed: number | null; most: number } | null {
  for (const length of [2, 3]) {
    const ai = text.slice(at, at + length);
    const [fixed, most] = [FIXED[ai], VARIABLE[ai]];
    if (fixed !== undefined) return { ai, fixed, most: fixed };
    if (most !== undefined) return { ai, fixed: null, most };
  }
  return null;
}

/** Elements of a code as a scanner sends it. */
function concatenated(text: string): Map<string, string> | null {
  const elements = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    if (text[at] === SEPARATOR) {
      at += 1;
      continue;
    }
    const found = identifierAt(text, at);
    if (found === null) return null;
    const from = at + found.ai.length;
    const separated = text.indexOf(SEPARATOR, from);
    const end = found.fixed === null ? (separated === -1 ? text.length : separated) : from + found.fixed;
    const value = text.slice(from, end);
    if (
      value.length === 0 ||
      value.length > found.most ||
      (found.fixed !== null && value.length < found.fixed)
    )
      return null;
    elements.set(found.ai, value);
    at = end;
  }
  return elements;
}

/** Reads a scanned or typed GS1 code; null where it is none, or says a day or a check digit that cannot be. */
export function readGs1Code(scanned: string): Gs1Code | null {
  const text = scanned.trim().replace(SYMBOLOGY, '').replaceAll('<GS>', SEPARATOR);
  if (text === '') return null;
  const elements = text.startsWith('(') ? bracketed(text) : concatenated(text);
  if (elements === null || elements.size === 0) return null;
  const gtin = elements.get('01') ?? elements.get('02') ?? null;
  const [expiry, made] = [elements.get('17') ?? null, elements.get('11') ?? null];
  const expiresOn = expiry === null ? null : gs1Date(expiry);
  const madeOn = made === null ? null : gs1Date(made);
  const count = elements.get('30') ?? elements.get('37') ?? null;
  const isWrong =
    (gtin !== null && !isGtin(gtin)) ||
    (expiry !== null && expiresOn === null) ||
    (made !== null && madeOn === null) ||
    (count !== null && !/^\d+$/u.test(count));
  if (isWrong) return null;
  const [lotNo, serialNo] = [elements.get('10') ?? null, elements.get('21') ?? null];
  if (gtin === null && lotNo === null && expiresOn === null) return null;
  return { gtin, lotNo, expiresOn, madeOn, serialNo, count: count === null ? null : Number(count) };
}
