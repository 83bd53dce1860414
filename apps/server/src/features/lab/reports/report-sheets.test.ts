import { paperWords } from '@nidan/domain/documents/words/paper-words';
import { reportDocumentOf } from '@nidan/domain/reports/report-document-of';
import type { ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import { sampleSnapshot } from '@nidan/domain/reports/testing/sample-snapshot';
import { afterAll, expect, it } from 'vitest';
import { renderDocument, startDocumentPool } from '../../../kernel/documents/document-pool.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { contentTest } from './testing/content-tests.ts';

const pool = startDocumentPool({ size: 1 });
afterAll(() => pool.stop());

const bloodCount = contentTest('haematology', 'CBC', 'Haematology');
const liver = contentTest('biochemistry', 'LFT', 'Biochemistry');
const kidney = contentTest('biochemistry', 'KFT', 'Biochemistry');
const thyroid = contentTest('immunoassay', 'TSH', 'Immunoassay');

async function sheetsOf(changes: Partial<ReportSnapshot>): Promise<string[]> {
  const snapshot = sampleSnapshot({ disclaimer: paperWords('en').report.disclaimer, ...changes });
  const document = reportDocumentOf(snapshot, {
    letterheadMode: 'on',
    printedAt: snapshot.releasedAt,
    masked: false,
    released: true,
    pictures: new Map(),
  });
  const { pdf } = await renderDocument(pool, { kind: 'report', data: document });
  return pdfPages(pdf);
}

/** A name may stand on two lines of its column. */
const inOneLine = (sheet: string): string => sheet.replaceAll('\n', ' ');
const SIGNATURE = 'Reg. No. 2009/04/0000';
const sheetsWith = (sheets: readonly string[], text: string): number[] =>
  sheets.flatMap((sheet, index) => (inOneLine(sheet).includes(text) ? [index] : []));

it('prints blood count, liver and thyroid of one bill on two sheets, signed with the last results', async () => {
  const sheets = await sheetsOf({ tests: [bloodCount, liver, thyroid] });
  expect(sheets).toHaveLength(2);
  for (const { results } of [bloodCount, liver, thyroid]) {
    for (const { name } of results)
      expect(sheets.some((sheet) => inOneLine(sheet).includes(name))).toBe(true);
  }
  for (const { name } of liver.results) expect(sheetsWith(sheets, name)).toEqual([1]);
  expect(sheetsWith(sheets, SIGNATURE)).toEqual([1]);
  expect(sheetsWith(sheets, 'TSH')).toEqual([1]);
});

it('keeps a test whole that the rest of a sheet does not hold', async () => {
  const sheets = await sheetsOf({ tests: [liver, kidney, thyroid] });
  for (const { results } of [liver, kidney]) {
    const on = new Set(results.map(({ name }) => sheetsWith(sheets, name).join()));
    expect([...on]).toHaveLength(1);
  }
});

it('never lets the signature stand on a sheet without results', async () => {
  for (let count = 1; count <= 24; count += 1) {
    const results = bloodCount.results.slice(0, count);
    const sheets = await sheetsOf({ tests: [liver, { ...bloodCount, results }] });
    const last = inOneLine(sheets.at(-1) ?? '');
    expect(last).toContain(SIGNATURE);
    expect(last).toContain(results.at(-1)?.name);
  }
});

it('signs every sheet where the lab says so', async () => {
  const sheets = await sheetsOf({ tests: [bloodCount, liver, thyroid], signEverySheet: true });
  expect(sheets).toHaveLength(2);
  expect(sheetsWith(sheets, SIGNATURE)).toEqual([0, 1]);
});
