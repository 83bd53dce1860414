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
/** Characters of elements whose length their first two digits fix, with the application identifier (§7.8.4). */
const FIXED: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  '11': 8,
  '12': 8,
  '13': 8,
  '14': 8,
  '15': 8,
  '16': 8,
  '17': 8,
  '18': 8,
  '19': 8,
  '20': 4,
  '31': 10,
  '32': 10,
  '33': 10,
  '34': 10,
  '35': 10,
  '36': 10,
  '41': 16,
};
/** Most characters of the elements of variable length that are read; others are passed over up to the next separator. */
const VARIABLE: Readonly<Record<string, number>> = { '10': 20, '21': 20, '30': 8, '37': 8 };
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

/** Elements of a code as a scanner sends it; an element that is not read is passed over. */
function concatenated(text: string): Map<string, string> | null {
  const elements = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    if (text[at] === SEPARATOR) {
      at += 1;
      continue;
    }
    const ai = text.slice(at, at + 2);
    const [fixed, most] = [FIXED[ai], VARIABLE[ai]];
    const separated = text.indexOf(SEPARATOR, at);
    const end = fixed === undefined ? (separated === -1 ? text.length : separated) : at + fixed;
    const value = text.slice(at + ai.length, end);
    if (!/^\d{2}$/u.test(ai) || value === '' || end > text.length) return null;
    if (most !== undefined && value.length > most) return null;
    if (value.includes(SEPARATOR)) return null;
    elements.set(ai, value);
    at = end;
  }
  return elements;
}

/** A bare item number as it stands under the bars (EAN-8, UPC-A, EAN-13, ITF-14), as 14 digits; null for another text. */
function bareGtin(text: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/u.test(text)) return null;
  const gtin = text.padStart(14, '0');
  return isGtin(gtin) ? gtin : null;
}

/** True where a text begins as a GS1 code: with its symbology, a separator or brackets, or with an item number that is right. */
function beginsAsGs1(scanned: string, text: string): boolean {
  if (SYMBOLOGY.test(scanned) || text.startsWith(SEPARATOR) || text.startsWith('(')) return true;
  return /^0[12]/u.test(text) && isGtin(text.slice(2, 16));
}

const NOTHING = { lotNo: null, expiresOn: null, madeOn: null, serialNo: null, count: null } as const;

/**
 * Reads a scanned or typed code of a box: a GS1 code, or a bare item number, which says no lot and no day. Null where it is none, or has a
 * day or a check digit that cannot be.
 */
export function readGs1Code(scanned: string): Gs1Code | null {
  const typed = scanned.trim().replaceAll('<GS>', SEPARATOR);
  const text = typed.replace(SYMBOLOGY, '');
  const bare = bareGtin(text);
  if (bare !== null) return { gtin: bare, ...NOTHING };
  if (!beginsAsGs1(typed, text)) return null;
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

/** The lot that a scan or a typed text means, in capitals as lots are kept: that of a GS1 code, else the text itself. */
export function scannedLotNo(scanned: string): string {
  return (readGs1Code(scanned)?.lotNo ?? scanned.trim()).toUpperCase();
}
