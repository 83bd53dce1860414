import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import { MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '@nidan/domain/imports/limits';
import type { FileCell } from '@nidan/domain/imports/sheet';
import sax from 'sax';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { FileTable } from './file-table.ts';
import { builtInFormat, type NumberFormat, numberFormatOf, shownNumber } from './number-formats.ts';

/** What a part of a workbook tells while it is read; `more` false ends the reading. */
interface PartReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
  more?(): boolean;
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  return entries;
}

async function readPart(zip: ZipFile, entry: Entry, reader: PartReader): Promise<void> {
  const parser = sax.createStream(true, { xmlns: false });
  let failure: Error | null = null;
  parser.on('opentag', ({ name, attributes }) => {
    if (failure !== null) return;
    // as: without namespaces every attribute is a text
    reader.open?.(localName(name), attributes as Record<string, string>);
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.on('closetag', (name) => {
    // The parser goes on behind a fault and closes what was open: nothing of that stands in the file.
    if (failure === null) reader.close?.(localName(name));
  });
  parser.on('error', (error) => (failure ??= error));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) {
    parser.write(decoder.decode(Buffer.from(chunk), { stream: true }));
    if (failure !== null) throw failure;
    if (reader.more?.() === false) return void stream.destroy();
  }
  parser.end();
  if (failure !== null) throw failure;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Characters that XML cannot hold are written as _x000D_ (ECMA-376 §22.9.2.19). */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Collects the texts of `<t>` inside elements of one name, without those that tell how to pronounce them. */
function textCollector(within: string, take: (text: string) => void): PartReader {
  let text = '';
  let isText = false;
  let isPhonetic = false;
  return {
    open: (name) => {
      if (name === within) text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === within) take(unescaped(text));
    },
  };
}

async function sharedTexts(zip: ZipFile, entry: Entry | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  if (entry !== undefined)
    await readPart(
      zip,
      entry,
      textCollector('si', (text) => texts.push(text)),
    );
  return texts;
}

/** The part that holds the first sheet that people see, and whether its days count from 1904. */
async function firstSheet(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
): Promise<{ readonly sheet: Entry; readonly isFrom1904: boolean } | undefined> {
  let id: string | undefined;
  let isFrom1904 = false;
  const targets = new Map<string, string>();
  const workbook = entries.get('xl/workbook.xml');
  const relations = entries.get('xl/_rels/workbook.xml.rels');
  if (workbook === undefined || relations === undefined) return undefined;
  await readPart(zip, workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      const isSeen = (attributes['state'] ?? 'visible') === 'visible';
      if (name === 'sheet' && isSeen) id ??= attributes['r:id'];
    },
  });
  await readPart(zip, relations, {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target);
    },
  });
  const target = targets.get(id ?? '') ?? '';
  const sheet = entries.get((target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase());
  return sheet === undefined ? undefined : { sheet, isFrom1904 };
}

/** How the cells of each style show numbers, by the number of the style. */
async function cellFormats(zip: ZipFile, entry: Entry | undefined): Promise<readonly NumberFormat[]> {
  const custom = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isOfCells = false;
  if (entry === undefined) return formats;
  await readPart(zip, entry, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isOfCells = true;
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') custom.set(id, numberFormatOf(attributes['formatCode'] ?? ''));
      if (name === 'xf' && isOfCells) formats.push(custom.get(id) ?? builtInFormat(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

interface Workbook {
  readonly shared: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly isFrom1904: boolean;
}

interface RawCell {
  readonly type: string;
  readonly style: number;
  readonly value: string;
}

/** Column of an address like `AB12`, from 0. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Digits that a number cell of a workbook keeps; further ones became 0 when it was typed. */
const KEPT_DIGITS = 15;

function lostDigitsOf({ type, value }: RawCell): string | null {
  const number = Number(value);
  if (type !== 'n' || value === '' || !Number.isInteger(number)) return null;
  const digits = BigInt(number).toString();
  return digits.replace('-', '').length > KEPT_DIGITS ? digits : null;
}

/** The value of a cell as a person sees it: `t` is its type (ECMA-376 §18.18.11). */
function cellText({ type, style, value }: RawCell, { shared, formats, isFrom1904 }: Workbook): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type === 'n' && value !== '') {
    if (!Number.isFinite(Number(value))) return value;
    return shownNumber(Number(value), formats[style] ?? { kind: 'number' }, isFrom1904);
  }
  return unescaped(value);
}

function fileCell(cell: RawCell & { readonly formula: string | null }, workbook: Workbook): FileCell {
  if (cell.formula !== null) return { formula: cell.formula };
  const lostDigits = lostDigitsOf(cell);
  return lostDigits === null ? cellText(cell, workbook) : { lostDigits };
}

function sheetReader(workbook: Workbook, most: number): PartReader & { readonly rows: FileCell[][] } {
  const rows: FileCell[][] = [];
  let row: FileCell[] = [];
  let rowNo = 0;
  let cell = { column: 0, type: 'n', style: 0, value: '', formula: null as string | null };
  let within = '';
  return {
    rows,
    more: () => rows.length < most,
    open: (name, attributes) => {
      within = name;
      if (name === 'row') {
        row = [];
        rowNo = Number(attributes['r'] ?? rows.length + 1);
      } else if (name === 'c') {
        const column = columnOf(attributes['r'] ?? '');
        cell = {
          column: column < 0 ? row.length : column,
          type: attributes['t'] ?? 'n',
          style: Number(attributes['s'] ?? 0),
          value: '',
          formula: null,
        };
      } else if (name === 'f') cell.formula = '';
    },
    text: (text) => {
      if (within === 'v' || within === 't') cell.value += text;
      else if (within === 'f') cell.formula = `${cell.formula ?? ''}${text}`;
    },
    close: (name) => {
      within = '';
      if (name === 'c' && cell.column < MOST_IMPORT_COLUMNS) {
        while (row.length < cell.column) row.push('');
        row[cell.column] = fileCell(cell, workbook);
      } else if (name === 'row' && rows.length < most) {
        // Rows in which nothing was ever typed are left out of the file.
        while (rows.length < Math.min(rowNo - 1, most)) rows.push([]);
        rows.push(row);
      }
    },
  };
}

/**
 * Reads the first sheet of an Excel workbook that people see (ECMA-376), which was looked through before (`officeFileFault`): a formula is told
 * as one, whatever value is kept beside it. Reads at most `rows`.
 */
export async function readXlsx(bytes: Buffer, { rows = MOST_IMPORT_ROWS + 2 } = {}): Promise<FileTable> {
  const zip = await fromBufferPromise(bytes, { autoClose: false });
  let reader = sheetReader({ shared: [], formats: [], isFrom1904: false }, rows);
  try {
    const entries = await entriesOf(zip);
    const first = await firstSheet(zip, entries);
    if (first === undefined)
      return { rows: [], fault: { rowNo: 1, reason: faultOf('workbook-without-sheet') } };
    const shared = await sharedTexts(zip, entries.get('xl/sharedstrings.xml'));
    const formats = await cellFormats(zip, entries.get('xl/styles.xml'));
    reader = sheetReader({ shared, formats, isFrom1904: first.isFrom1904 }, rows);
    await readPart(zip, first.sheet, reader);
    return { rows: reader.rows, fault: null };
  } catch {
    const reason = faultOf('no-workbook-from-here');
    return { rows: reader.rows, fault: { rowNo: reader.rows.length + 1, reason } };
  } finally {
    zip.close();
  }
}
