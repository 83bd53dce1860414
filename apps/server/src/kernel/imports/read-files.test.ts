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

  it.each(['sep=;\r\ncode;name\r\nHB;Hb\r\n', '\uFEFFsep=;\ncode;name\nHB;Hb\n', 'code\tname\nHB\tHb\n'])(
    'takes what separates the values from the file: %j',
    (text) => {
      expect(readCsv(text).rows).toEqual([
        ['code', 'name'],
        ['HB', 'Hb'],
      ]);
    },
  );

  it('reads the head alone when asked', () => {
    expect(readCsv('code\nHB\n"open', { rows: 1 }).rows).toEqual([['code']]);
  });

  it.each([
    ['code\nHB\n"open\nTSH', 3, 'A quotation mark is opened here and never closed'],
    ['code\nHB\n"a"b\n', 3, 'Something follows a closing quotation mark'],
    ['code\nH"B\n', 2, 'A quotation mark stands inside a text that does not begin with one'],
  ])('%j ends in row %d: %s', (text, rowNo, reason) => {
    expect(readCsv(text).fault).toMatchObject({ rowNo, reason: { msg: reason } });
  });

  it.each([
    ['Windows-1252', Buffer.from([0x43, 0x61, 0x66, 0xe9])],
    ['UTF-16', Buffer.from('\uFEFFcode', 'utf16le')],
    ['half a letter', Buffer.from([0xe0, 0xa4])],
  ])('knows no text in %s', (_, bytes) => {
    expect(textOfCsv(bytes)).toBeNull();
  });
});

async function workbook(
  sheet: string,
  shared = '',
  { styles = '', head = '', hidden = '' } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, text: string) =>
    zip.addBuffer(Buffer.from(`<?xml version="1.0"?>${text}`), name);
  const sheets = `<sheets>${hidden}<sheet name="x" r:id="rId7"/></sheets>`;
  add('xl/workbook.xml', `<workbook xmlns:r="r">${head}${sheets}</workbook>`);
  if (styles !== '') add('xl/styles.xml', `<styleSheet>${styles}</styleSheet>`);
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

  it('reads a number as it is shown: with leading zeros, and as a day of 1900 or of 1904', async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="000000000000"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/>
      <numFmt numFmtId="166" formatCode="00"/><numFmt numFmtId="167" formatCode="#,##0.00"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>`;
    const cells = [
      [1, '123456789'],
      [4, '7'],
      [2, '46355'],
      [3, '46355.5'],
      [5, '1234.5'],
      [0, '7'],
    ].map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`);
    const sheet = `<row r="1">${cells.join('')}</row>`;
    const [row] = (await readXlsx(await workbook(sheet, '', { styles }))).rows;
    expect(row).toEqual(['000123456789', '07', '2026-11-29', '2026-11-29 12:00:00', '1234.5', '7']);
    const head = '<workbookPr date1904="1"/>';
    const [mac] = (
      await readXlsx(await workbook('<row r="1"><c s="2"><v>44893</v></c></row>', '', { styles, head }))
    ).rows;
    expect(mac).toEqual(['2026-11-29']);
  });

  it('reads the first sheet that people see', async () => {
    const hidden = '<sheet name="lists" state="hidden" r:id="rId1"/>';
    const bytes = await workbook('<row r="1"><c r="A1"><v>1</v></c></row>', '', { hidden });
    expect((await readXlsx(bytes)).rows).toEqual([['1']]);
  });

  it('tells a number of which digits were lost, and keeps one of 15', async () => {
    const bytes = await workbook(
      '<row r="1"><c><v>123456789012345</v></c><c><v>5020001234567890</v></c><c><v>9.1777700001111E+15</v></c></row>',
    );
    const [row] = (await readXlsx(bytes)).rows;
    expect(row).toEqual([
      '123456789012345',
      { lostDigits: '5020001234567890' },
      { lostDigits: '9177770000111100' },
    ]);
  });

  it('tells a formula as one, whatever value stands beside it', async () => {
    const bytes = await workbook('<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>');
    expect((await readXlsx(bytes)).rows).toEqual([[{ formula: '1+1' }]]);
  });

  it('says from which row on it is broken', async () => {
    const bytes = await workbook('<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c></row>');
    expect((await readXlsx(bytes)).fault).toMatchObject({
      rowNo: 2,
      reason: { msg: 'From here on the workbook cannot be read' },
    });
  });
});
