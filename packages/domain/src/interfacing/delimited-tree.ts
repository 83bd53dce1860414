/** Records of E1394 and segments of HL7 v2 are the same grammar; they differ in the header and in how fields are counted. */
export type Grammar = 'e1394' | 'hl7';

export interface Delimiters {
  readonly field: string;
  readonly component: string;
  readonly repeat: string;
  readonly escape: string;
  /** Parts components; E1394 has none. */
  readonly sub: string | null;
}

/** Repeats of components of sub-components. */
export type Field = readonly (readonly (readonly string[])[])[];

/** One record or segment. `fields[0]` is its type, as it came. */
export interface TreeRecord {
  readonly type: string;
  readonly delimiters: Delimiters;
  readonly fields: readonly Field[];
}

export const E1394_DELIMITERS: Delimiters = {
  field: '|',
  repeat: '\\',
  component: '^',
  escape: '&',
  sub: null,
};
export const HL7_DELIMITERS: Delimiters = {
  field: '|',
  component: '^',
  repeat: '~',
  escape: '\\',
  sub: '&',
};

const HL7_HEADER = /^(?:MSH|FHS|BHS)[^A-Z0-9\s]/u;
const E1394_HEADER = /^H[^A-Za-z0-9\s]/u;
/** Decoded, or as the three characters that its bytes are. */
export const BYTE_ORDER_MARK = /^(?:\uFEFF|\u00ef\u00bb\u00bf)/u;
const LINE_ENDS = /\r\n|\r|\n/u;

/** Whether a record says which delimiters hold from it on. */
function isHeader(line: string, grammar: Grammar): boolean {
  return (grammar === 'hl7' ? HL7_HEADER : E1394_HEADER).test(line);
}

function delimitersOf(line: string, grammar: Grammar): Delimiters {
  const start = grammar === 'hl7' ? 3 : 1;
  const field = line.charAt(start);
  const [first, second, third, fourth] = line.slice(start + 1, start + 5);
  const end = (found: string | undefined, usual: string): string =>
    found === undefined || found === field ? usual : found;
  return grammar === 'hl7'
    ? {
        field,
        component: end(first, HL7_DELIMITERS.component),
        repeat: end(second, HL7_DELIMITERS.repeat),
        escape: end(third, HL7_DELIMITERS.escape),
        sub: third === field || fourth === undefined || fourth === field ? null : fourth,
      }
    : {
        field,
        repeat: end(first, E1394_DELIMITERS.repeat),
        component: end(second, E1394_DELIMITERS.component),
        escape: end(third, E1394_DELIMITERS.escape),
        sub: null,
      };
}

const NAMED = ['F', 'S', 'R', 'E', 'T'] as const;

function namedDelimiter(name: string, delimiters: Delimiters): string | null {
  switch (name) {
    case 'F':
      return delimiters.field;
    case 'S':
      return delimiters.component;
    case 'R':
      return delimiters.repeat;
    case 'E':
      return delimiters.escape;
    case 'T':
      return delimiters.sub;
    default:
      return null;
  }
}

const HEX = /^X(?:[0-9A-Fa-f]{2})+$/u;

function escapeSaid(name: string, delimiters: Delimiters): string | null {
  if (HEX.test(name))
    return name.slice(1).replaceAll(/../gu, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  return namedDelimiter(name, delimiters);
}

/** Undoes escapes; what is no escape stays as it is. */
function unescaped(text: string, delimiters: Delimiters): string {
  const { escape } = delimiters;
  if (!text.includes(escape)) return text;
  const parts = text.split(escape);
  let said = parts[0] ?? '';
  let at = 1;
  while (at < parts.length) {
    const part = parts[at] ?? '';
    // The last part has no closing character.
    const meant = at === parts.length - 1 ? null : escapeSaid(part, delimiters);
    if (meant === null) {
      said += escape + part;
      at += 1;
    } else {
      said += meant + (parts[at + 1] ?? '');
      at += 2;
    }
  }
  return said;
}

const CONTROL = /\p{Cc}/u;

function escaped(text: string, delimiters: Delimiters): string {
  const { escape } = delimiters;
  let written = '';
  for (const character of text) {
    const name = NAMED.find((one) => namedDelimiter(one, delimiters) === character);
    if (name !== undefined) written += escape + name + escape;
    else if (CONTROL.test(character))
      written += `${escape}X${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}${escape}`;
    else written += character;
  }
  return written;
}

function fieldOf(text: string, delimiters: Delimiters): Field {
  const { repeat, component, sub } = delimiters;
  return text
    .split(repeat)
    .map((one) =>
      one
        .split(component)
        .map((part) => (sub === null ? [part] : part.split(sub)).map((end) => unescaped(end, delimiters))),
    );
}

function recordOf(line: string, delimiters: Delimiters, hasHeader: boolean): TreeRecord {
  const texts = line.split(delimiters.field);
  const fields = texts.map((text, at): Field =>
    // The second part of a header is the delimiters themselves.
    at === 0 || (hasHeader && at === 1) ? [[[text]]] : fieldOf(text, delimiters),
  );
  return { type: (texts[0] ?? '').trim(), delimiters, fields };
}

/**
 * Reads records or segments. The delimiters are those of the last header before a record, the usual ones before the first. Ends of lines
 * may be CR, LF or both; empty lines are left out. Never throws.
 */
export function readTree(text: string, grammar: Grammar): TreeRecord[] {
  let delimiters = grammar === 'hl7' ? HL7_DELIMITERS : E1394_DELIMITERS;
  return text
    .replace(BYTE_ORDER_MARK, '')
    .split(LINE_ENDS)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const begins = isHeader(line, grammar);
      if (begins) delimiters = delimitersOf(line, grammar);
      return recordOf(line, delimiters, begins);
    });
}

function fieldWritten(field: Field, delimiters: Delimiters): string {
  return field
    .map((one) =>
      one
        .map((part) =>
          part.map((end) => escaped(end, delimiters)).join(delimiters.sub ?? delimiters.component),
        )
        .join(delimiters.component),
    )
    .join(delimiters.repeat);
}

/** Writes records or segments, each ended by CR. `writeTree(readTree(text))` is the text where that is canonical: CR, no needless escapes. */
export function writeTree(records: readonly TreeRecord[], grammar: Grammar): string {
  return records
    .map(({ type, delimiters, fields }) => {
      const begins = isHeader(type + delimiters.field, grammar);
      const texts = fields.map((field, at) =>
        at === 0 || (begins && at === 1) ? (field[0]?.[0]?.[0] ?? '') : fieldWritten(field, delimiters),
      );
      return `${texts.join(delimiters.field)}\r`;
    })
    .join('');
}

/** A whole field as it was written, without escapes. */
export function fieldText(field: Field, { repeat, component, sub }: Delimiters): string {
  return field.map((one) => one.map((part) => part.join(sub ?? component)).join(component)).join(repeat);
}

/** What stands where in a record, counted from 1 as its standard does: E1394 counts the type, HL7 counts the delimiter of a header. */
export interface FieldPlace {
  readonly field: number;
  /** Null: all of the first repeat, its parts put together as they came, without escapes. */
  readonly component: number | null;
  readonly sub: number | null;
}

function indexOf(record: TreeRecord, field: number): number {
  const { type } = record;
  const isHl7 = type.length >= 3;
  return isHl7 && !isHeader(type + record.delimiters.field, 'hl7') ? field : field - 1;
}

/** All repeats of a field; none where the record is shorter. */
export function repeatsAt(record: TreeRecord, field: number): Field {
  return field < 1 ? [] : (record.fields[indexOf(record, field)] ?? []);
}

function partOf(components: Field[number], place: FieldPlace, delimiters: Delimiters): string {
  const { component, sub } = place;
  if (component === null)
    return components.map((part) => part.join(delimiters.sub ?? '')).join(delimiters.component);
  const part = components[component - 1] ?? [];
  return sub === null ? part.join(delimiters.sub ?? '') : (part[sub - 1] ?? '');
}

/** What stands at a place of the first repeat; empty where nothing does. */
export function textAt(record: TreeRecord, place: FieldPlace): string {
  return partOf(repeatsAt(record, place.field)[0] ?? [], place, record.delimiters);
}

/** What stands at a place in each repeat that has something there. */
export function textsAt(record: TreeRecord, place: FieldPlace): string[] {
  return repeatsAt(record, place.field)
    .map((one) => partOf(one, place, record.delimiters))
    .filter((text) => text !== '');
}
