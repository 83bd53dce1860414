import { expect, test } from 'vitest';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import { sampleReport } from '../testing/sample-report.ts';
import { sampleReportTest, sampleRows } from '../testing/sample-row.ts';
import { loadFontMetrics } from '../font-metrics.ts';
import { PictureFiles } from '../template-input.ts';
import { closingChunks } from './closing-chunks.ts';
import { ROOMY } from './density.ts';
import { departmentChunks } from './department-chunks.ts';
import { paginateReport } from './paginate-report.ts';
import type { Chunk, ReportBlock } from './report-blocks.ts';

const metrics = loadFontMetrics();
const PAGE = { topMm: 74, bottomMm: 277 };
const drawing = {
  density: ROOMY,
  metrics,
  pictures: new PictureFiles(),
  bodyMm: PAGE.bottomMm - PAGE.topMm,
  words: paperWords('en').report,
};
const TALL = 'Haemoglobin | SLS photometry | 9.8 | g/dL | L | 12.0 – 15.0 | 10.9';

function departmentOf(rows: number) {
  const reported = sampleReportTest({
    name: 'Profile',
    previousDate: '22/05/2026',
    rows: sampleRows(Array(rows).fill(TALL).join('\n')),
  });
  return { name: 'Haematology', tests: [reported] };
}

function kinds(page: { blocks: readonly ReportBlock[] } | undefined): string[] {
  return page?.blocks.map((block) => block.kind) ?? [];
}

test('on a further page the department, column and test heads come again', () => {
  const pages = paginateReport(departmentChunks(drawing, departmentOf(30)), PAGE);
  expect(pages).toHaveLength(2);
  expect(kinds(pages[0]).slice(0, 3)).toEqual(['department', 'test', 'row']);
  expect(kinds(pages[1]).slice(0, 3)).toEqual(['department', 'test', 'row']);
  expect(pages[0]?.blocks[0]).toMatchObject({ continued: false });
  expect(pages[1]?.blocks[0]).toMatchObject({ continued: true });
  const rows = pages.flatMap((page) => page.blocks.filter((block) => block.kind === 'row'));
  expect(rows).toHaveLength(30);
});

test('a row on a further page stands below the heads of its test and of its group', () => {
  for (const filler of [0, 40, 80, 120, 160]) {
    const space: Chunk = { gapMm: 0, blocks: [{ kind: 'gap', heightMm: filler }], heads: [] };
    const group = (name: string) => ({
      name,
      method: null,
      rows: sampleRows(Array(30).fill(TALL).join('\n')),
    });
    const reported = {
      ...sampleReportTest({ name: 'Complete blood count', rows: [] }),
      groups: [group('Red cells'), group('Platelets')],
    };
    const chunks = [space, ...departmentChunks(drawing, { name: 'Haematology', tests: [reported] })];
    const pages = paginateReport(chunks, PAGE);
    const groupsOfRows = pages.flatMap(({ blocks }) => {
      let below = '';
      return blocks.flatMap((block) => {
        if (block.kind === 'test') below = block.name;
        if (block.kind === 'group') below = `Complete blood count, ${block.name}`;
        return block.kind === 'row' ? [below] : [];
      });
    });
    expect(groupsOfRows).toEqual([
      ...Array<string>(30).fill('Complete blood count, Red cells'),
      ...Array<string>(30).fill('Complete blood count, Platelets'),
    ]);
  }
});

test('no block reaches over the end of a page, and none overlaps another', () => {
  const chunks = [12, 25, 3, 40].flatMap((rows) => departmentChunks(drawing, departmentOf(rows)));
  for (const page of paginateReport(chunks, PAGE)) {
    let y = PAGE.topMm;
    for (const block of page.blocks) {
      expect(block.y).toBeGreaterThanOrEqual(y - 1e-9);
      y = block.y + block.heightMm;
    }
    expect(y).toBeLessThanOrEqual(PAGE.bottomMm);
  }
});

test('a heading never ends a page', () => {
  for (let filler = 0; filler < 210; filler += 3) {
    const space: Chunk = { gapMm: 0, blocks: [{ kind: 'gap', heightMm: filler }], heads: [] };
    const named = { name: 'Red cells', method: null, rows: sampleRows(`${TALL}\n${TALL}`) };
    const reported = { ...sampleReportTest({ name: 'Profile', rows: [] }), groups: [named] };
    const pages = paginateReport(
      [space, ...departmentChunks(drawing, { name: 'X', tests: [reported] })],
      PAGE,
    );
    for (const page of pages) expect(page.blocks.at(-1)?.kind).not.toMatch(/department|test|group/u);
  }
});

test('a note of a test moves whole; a free text longer than a page goes on', () => {
  const long = Array.from({ length: 90 }, (_, index) => `Line ${index} of the culture report.`).join('\n');
  const [row] = sampleRows('Culture | Aerobic | x');
  if (!row) throw new Error('no row');
  const narrative = { ...row, value: { kind: 'narrative' as const, paragraphs: long.split('\n') } };
  const reported = sampleReportTest({ name: 'Culture', rows: [narrative] });
  const pages = paginateReport(departmentChunks(drawing, { name: 'Microbiology', tests: [reported] }), PAGE);
  expect(pages.length).toBeGreaterThan(1);
  const lines = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'narrative' ? block.lines : [])),
  );
  expect(lines).toEqual(long.split('\n'));
  const pieces = pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'narrative'));
  expect(pieces.map((piece) => 'last' in piece && piece.last)).toEqual(
    pieces.map((_, index) => index === pieces.length - 1),
  );
});

test('notes, signatories and end marker stay together, unless no page could hold them', () => {
  const report = sampleReport();
  const close = (notes: typeof report.notes) =>
    closingChunks({ metrics, report: { ...report, notes }, pictures: new PictureFiles(), bodyMm: 203 });
  expect(close(report.notes)).toHaveLength(1);
  const [note] = report.notes;
  if (!note) throw new Error('no note');
  const apart = close(Array(12).fill(note));
  expect(apart).toHaveLength(13);
  expect(apart.at(-1)?.blocks.map((block) => block.kind)).toEqual(['signatures', 'end', 'key', 'disclaimer']);
});

test('three signatories take two rows, the handling stands in the last one', () => {
  const report = sampleReport();
  const [first] = report.signatories;
  if (!first) throw new Error('no signatory');
  const [chunk] = closingChunks({
    metrics,
    report: { ...report, signatories: [first, first, first] },
    pictures: new PictureFiles(),
    bodyMm: 203,
  });
  const rows = chunk?.blocks.filter((block) => block.kind === 'signatures') ?? [];
  expect(rows.map((row) => row.blocks.length)).toEqual([2, 1]);
  expect(rows.map((row) => row.handling.length)).toEqual([0, 3]);
});
