import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { writeCsv } from '../exports/write-csv.ts';
import { writeXlsx } from '../exports/write-xlsx.ts';
import { readCsv, textOfCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

const word = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom("'=1", "''+x", '=A1', "'", '-5', 'a"b', 'a\r\nb', ';,'),
  )
  .filter((text) => !text.includes('\0'));
const rows = fc.array(fc.array(word, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 });

describe('CSV', () => {
  it('gives back what an export wrote, also what looks like a formula or has apostrophes before it', () => {
    fc.assert(
      fc.property(rows, (cells) => {
        const bytes = writeCsv({ name: 't', columns: ['a', 'b'], rows: cells });
        expect(readCsv(textOfCsv(bytes) ?? '')).toEqual({ rows: [['a', 'b'], ...cells], fault: null });
      }),
      { numRuns: 300 },
    );
  });

  it('takes semicolons, line feeds and no byte order mark, and keeps empty rows where they are', () => {
    expect(readCsv('code;name\nHB;"Hb; total"\n\nTSH;')).toEqual({
      rows: [['code', 'name'], ['HB', 'Hb; total'], [''], ['TSH', '']],
      fault: null,
    });
  });

  it('reads the head alone when asked', () => {
    expect(readCsv('code\nHB\n"open', { rows: 1 }).rows).toEqual([['code']]);
  });

  it.each([
    ['code\nHB\n"open\nTSH', 3, 'A quotation mark is opened here and never closed'],
    ['code\nHB\n"a"b\n', 3, 'Something follows a closing quotation mark'],
    ['code\nH"B\n', 2, 'A quotation mark stands inside a text that does not begin with one'],
  ])('%j ends in row %d: %s', (text, rowNo, reason) => {
    expect(readCsv(text).fault).toEqual({ rowNo, reason });
  });

  it.each([
    ['Windows-1252', Buffer.from([0x43, 0x61, 0x66, 0xe9])],
    ['UTF-16', Buffer.from('\uFEFFcode', 'utf16le')],
    ['half a letter', Buffer.from([0xe0, 0xa4])],
  ])('knows no text in %s', (_, bytes) => {
    expect(textOfCsv(bytes)).toBeNull();
  });
});

async function workbook(sheet: string, shared = ''): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, text: string) =>
    zip.addBuffer(Buffer.from(`<?xml version="1.0"?>${text}`), name);
  add('xl/workbook.xml', '<workbook xmlns:r="r"><sheets><sheet name="x" r:id="rId7"/></sheets></workbook>');
  add(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/s.xml"/></Relationships>',
  );
  add('xl/worksheets/s.xml', `<worksheet><sheetData>${sheet}</sheetData></worksheet>`);
  if (shared !== '') add('xl/sharedStrings.xml', `<sst>${shared}</sst>`);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

describe('XLSX', () => {
  it('gives back what an export wrote', async () => {
    const cells = [
      ['=A1', "'x", 'a\r\nb & <c>'],
      ['', '-5', 'हीमोग्लोबिन'],
    ];
    const bytes = await writeXlsx({ name: 't', columns: ['a', 'b', 'c'], rows: cells });
    expect(await readXlsx(bytes)).toEqual({ rows: [['a', 'b', 'c'], ...cells], fault: null });
  });

  it('reads shared and rich texts, numbers, booleans and gaps as other programs write them', async () => {
    const bytes = await workbook(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
       <row r="3"><c r="B3"><v>1.50E2</v></c><c r="C3" t="b"><v>1</v></c></row>`,
      '<si><t>co</t><rPh><t>x</t></rPh></si><si><r><t>na</t></r><r><t xml:space="preserve">me </t></r></si>',
    );
    expect((await readXlsx(bytes)).rows).toEqual([['co', '', 'name '], [], ['', '150', 'yes']]);
  });

  it('tells a formula as one, whatever value stands beside it', async () => {
    const bytes = await workbook('<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>');
    expect((await readXlsx(bytes)).rows).toEqual([[{ formula: '1+1' }]]);
  });

  it('says from which row on it is broken', async () => {
    const bytes = await workbook('<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c></row>');
    expect((await readXlsx(bytes)).fault).toEqual({
      rowNo: 2,
      reason: 'From here on the workbook cannot be read',
    });
  });
});
