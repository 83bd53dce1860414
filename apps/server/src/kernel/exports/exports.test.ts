import * as fc from 'fast-check';
import { fromBuffer } from 'yauzl';
import { describe, expect, it } from 'vitest';
import type { ExportCell } from './export-table.ts';
import { looksLikeFormula } from './formula-text.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const COLUMNS = ['a', 'b', 'c'];

/** Reads RFC 4180 back: what a spreadsheet sees in each field, and whether it was quoted. */
function readCsv(bytes: Buffer): { text: string; quoted: boolean }[][] {
  const text = bytes.toString().replace(/^\uFEFF/, '');
  const rows: { text: string; quoted: boolean }[][] = [];
  for (let at = 0, row: { text: string; quoted: boolean }[] = []; at < text.length;) {
    const [whole = '', quoted, plain = '', end = ''] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(text.slice(at)) ?? [];
    if (whole === '') throw new Error(`No field at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    row.push({ text: (quoted ?? plain).replaceAll('""', '"'), quoted: quoted !== undefined });
    at += whole.length;
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

async function partOf(bytes: Buffer, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null) return reject(error);
      zip.on('entry', (entry) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry, (fault, stream) => {
          if (fault !== null) return reject(fault);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => resolve(Buffer.concat(parts).toString()));
        });
      });
      zip.readEntry();
    });
  });
}

const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };

/** The cells of the rows below the head: a number, or the text and the style of it. */
async function readXlsx(bytes: Buffer): Promise<(number | null | { text: string; style: string })[][]> {
  const sheet = await partOf(bytes, 'xl/worksheets/sheet1.xml');
  expect(sheet).not.toMatch(/<f[ >]/);
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].slice(1);
  return rows.map(([, row = '']) =>
    [
      ...row.matchAll(
        /<c\/>|<c><v>([^<]*)<\/v><\/c>|<c t="inlineStr"(?: s="(\d)")?><is><t xml:space="preserve">([^<]*)<\/t><\/is><\/c>/gs,
      ),
    ].map(([, value, style = '0', text]) => {
      if (value !== undefined) return Number(value);
      return text === undefined
        ? null
        : { text: text.replace(/&([^;]+);/g, (_, name: string) => NAMES[name] ?? '?'), style };
    }),
  );
}

const hostile = [
  '=cmd|calc!A1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\0=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  ' =1',
  '\u200b=1',
  '\ufeff=1',
  '−1',
  '"=1"',
  "'=1",
  'a,b',
  'a"b',
  'a\r\nb',
  '',
  '-',
  'Asha',
  '12',
  '-5',
];

const cells: fc.Arbitrary<ExportCell> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.tuple(fc.constantFrom(...hostile), fc.string({ maxLength: 5 })).map(([start, rest]) => start + rest),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constant(null),
);
const tables = fc.array(fc.array(cells, { minLength: 3, maxLength: 3 }), { maxLength: 12 });

/** A field of a CSV that is its cell: text quoted and taken for text, a number bare. */
function isSafe({ text, quoted }: { text: string; quoted: boolean }, cell: ExportCell): boolean {
  if (typeof cell !== 'string') return !quoted && text === (cell === null ? '' : String(cell));
  const shown = cell.replaceAll('\0', '\uFFFD');
  const isFormula = looksLikeFormula(text) || /^[=+\-@\t\r\n\0]/.test(text);
  return quoted && !isFormula && (text === shown || text === `'${shown}`);
}

/** A cell as the workbook gives it back. */
function inWorkbook(cell: ExportCell) {
  if (typeof cell !== 'string') return Object.is(cell, -0) ? 0 : cell;
  // oxlint-disable-next-line no-control-regex -- what XML cannot hold
  const shown = cell.toWellFormed().replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '\uFFFD');
  return { text: shown, style: looksLikeFormula(cell) ? '2' : '0' };
}

describe('CSV', () => {
  it('gives back every cell, with an apostrophe before what looks like a formula, and numbers as numbers', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const [head, ...read] = readCsv(writeCsv({ name: 't', columns: COLUMNS, rows }));
        expect(head?.map(({ text }) => text)).toEqual(COLUMNS);
        expect(read.length).toBe(rows.length);
        read.forEach((row, at) =>
          row.forEach((found, column) => expect(isSafe(found, rows[at]?.[column] ?? null)).toBe(true)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each(hostile.slice(0, 16))('%j is text', (text) => {
    expect(
      readCsv(writeCsv({ name: 't', columns: ['a'], rows: [[text]] }))[1]?.[0]?.text.startsWith("'"),
    ).toBe(true);
  });

  it('a negative number is a number', () => {
    expect(writeCsv({ name: 't', columns: ['a'], rows: [[-12.5], [0]] }).toString()).toBe(
      '\uFEFF"a"\r\n-12.5\r\n0\r\n',
    );
  });
});

describe('XLSX', () => {
  it('gives back every cell, texts as texts that stay so, and numbers as numbers', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (rows) => {
        const read = await readXlsx(await writeXlsx({ name: 't', columns: COLUMNS, rows }));
        expect(read.length).toBe(rows.length);
        expect(read).toEqual(rows.map((row) => row.map(inWorkbook)));
      }),
      { numRuns: 200 },
    );
  });

  it('holds the parts that a workbook is made of, and a sheet name that is only a name', async () => {
    const bytes = await writeXlsx({ name: 'a"><x', columns: COLUMNS, rows: [] });
    expect(await partOf(bytes, 'xl/workbook.xml')).toContain('<sheet name="a&quot;&gt;&lt;x" ');
    for (const part of [
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
    ]) {
      expect(await partOf(bytes, part)).toMatch(/^<\?xml /);
    }
  });
});
