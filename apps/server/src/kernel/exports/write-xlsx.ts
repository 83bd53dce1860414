import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { looksLikeFormula } from './formula-text.ts';
import type { ExportCell, ExportTable } from './export-table.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

const RELATIONSHIPS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const WORKBOOK_RELATIONSHIPS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

/** Styles of cells: 0 as it comes, 1 the head, 2 text that stays text when somebody edits it. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`;
const HEAD_STYLE = 1;
const TEXT_STYLE = 2;

/** Characters that XML cannot hold, whatever their escape (XML 1.0 §2.2). */
const NOT_XML =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replace(NOT_XML, '\uFFFD').replace(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign);
}

function textCell(text: string, style: number): string {
  const kept = looksLikeFormula(text) ? TEXT_STYLE : style;
  return `<c t="inlineStr"${kept === 0 ? '' : ` s="${kept}"`}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function cellOf(cell: ExportCell): string {
  if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) return '<c/>';
  return typeof cell === 'number' ? `<c><v>${cell}</v></c>` : textCell(cell, 0);
}

function* sheet({ columns, rows }: ExportTable): Generator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`;
  yield `<row>${columns.map((title) => textCell(title, HEAD_STYLE)).join('')}</row>`;
  for (const row of rows) yield `<row>${row.map(cellOf).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

function workbook(name: string): string {
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

/**
 * A table as an Excel workbook (ECMA-376): texts are inline strings, which are never reckoned, and stay texts when edited. The
 * sheet is written row by row into the archive.
 */
export async function writeXlsx(table: ExportTable): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(CONTENT_TYPES), '[Content_Types].xml');
  zip.addBuffer(Buffer.from(RELATIONSHIPS), '_rels/.rels');
  zip.addBuffer(Buffer.from(workbook(table.name)), 'xl/workbook.xml');
  zip.addBuffer(Buffer.from(WORKBOOK_RELATIONSHIPS), 'xl/_rels/workbook.xml.rels');
  zip.addBuffer(Buffer.from(STYLES), 'xl/styles.xml');
  zip.addReadStream(Readable.from(sheet(table)), 'xl/worksheets/sheet1.xml');
  zip.end();
  const parts: Buffer[] = [];
  zip.outputStream.on('data', (part: Buffer) => parts.push(part));
  await once(zip.outputStream, 'end');
  return Buffer.concat(parts);
}
