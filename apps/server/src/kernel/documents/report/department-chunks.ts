import { paragraphsOf } from '@nidan/domain/documents/report-value';
import { filled } from '@nidan/domain/documents/words/paper-words';
import type { PaperWords } from '@nidan/domain/documents/words/paper-words-en';
import type {
  ReportDepartment,
  ReportFootnote,
  ReportRow,
  ReportTest,
} from '@nidan/domain/documents/report-document';
import { breakText } from '../break-lines.ts';
import type { FontMetrics } from '../font-metrics.ts';
import type { PictureFiles } from '../template-input.ts';
import { attachmentChunks } from './attachment-chunks.ts';
import { cultureChunks } from './culture-chunks.ts';
import { noteChunks } from './note-chunks.ts';
import type { Density } from './density.ts';
import type { Chunk, ReportBlock } from './report-blocks.ts';
import { MEASURES } from './report-measures.ts';
import { nameHeight, nameLines, rowBlock } from './row-block.ts';

const { columns, insetMm, pitch, type } = MEASURES;
const DEPARTMENT_MM = 8.5;
const TEST_HEAD_MM = 6.3;
const SPECIMEN_LINE_MM = 3.9;
/** Lines of one piece of a free text; a longer text goes on over the page break. */
const NARRATIVE_LINES = 12;

/** The tables of one department; every heading stays with its first row and comes again on each further page. */
export function departmentChunks(drawing: DrawingInput, department: ReportDepartment): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [index, test] of department.tests.entries()) {
    const heading = departmentBlock(department, { continued: index > 0 });
    chunks.push(
      ...testChunks({ drawing, test, before: index === 0 ? [heading] : [], continued: again(department) }),
    );
  }
  return chunks;
}

function departmentBlock(department: ReportDepartment, { continued }: { continued: boolean }): ReportBlock {
  const { name, without = [], withoutTable = false } = department;
  const heads = {
    table: !withoutTable,
    interval: !without.includes('interval'),
    previous: !without.includes('previous'),
  };
  return { kind: 'department', heightMm: DEPARTMENT_MM, name, continued, heads };
}

function again(department: ReportDepartment): ReportBlock {
  return departmentBlock(department, { continued: true });
}

interface DrawingInput {
  density: Density;
  metrics: FontMetrics;
  pictures: PictureFiles;
  bodyMm: number;
  words: PaperWords['report'];
}

interface TestInput {
  drawing: DrawingInput;
  test: ReportTest;
  /** Department heading, on the first test. */
  before: readonly ReportBlock[];
  continued: ReportBlock;
}

function testChunks({ drawing, test, before, continued }: TestInput): Chunk[] {
  const { metrics, pictures, bodyMm, density } = drawing;
  const departmentGap = before.length > 0 ? density.departmentGapMm : 0;
  const head = testHeadBlock(metrics, test);
  const chunks: Chunk[] = [];
  let lead: readonly ReportBlock[] = [...before, head];
  for (const group of test.groups) {
    const named = groupBlocks(density, group);
    lead = [...lead, ...named];
    const begun = chunks.length;
    for (const row of group.rows) {
      for (const block of rowBlocks(drawing, row)) {
        const first = chunks.length === 0;
        const begins = chunks.length === begun;
        chunks.push({
          gapMm: first ? departmentGap : 0,
          blocks: [...lead, block],
          heads: first ? (before.length > 0 ? [] : [continued]) : [continued, head, ...(begins ? [] : named)],
          ...(first ? {} : { tie: begins ? 'test' : 'group' }),
        });
        lead = [];
      }
    }
  }
  if (lead.length > 0) chunks.push({ gapMm: departmentGap, blocks: lead, heads: [] });
  const roomMm = bodyMm - continued.heightMm - head.heightMm;
  return [
    ...chunks,
    ...(test.culture === undefined ? [] : tiedLoosely(cultureChunks(metrics, test.culture))),
    ...tied('test', attachmentChunks({ metrics, pictures, roomMm }, test.attachments ?? [])),
    ...tied('row', footnoteChunks(metrics, test.footnotes)),
    ...tied(test.culture === undefined ? 'group' : 'test', noteChunks(metrics, test.notes)),
  ].map((chunk, index) => ({
    ...chunk,
    ...(index < chunks.length ? {} : { heads: [continued, head, ...chunk.heads] }),
    ...(index === 0 && test.newPage === true ? { newPage: true } : {}),
  }));
}

/** The heading of a group of rows; none for rows without one. */
function groupBlocks({ groupMm }: Density, { name, method }: ReportTest['groups'][number]): ReportBlock[] {
  return name === null ? [] : [{ kind: 'group', heightMm: groupMm, name, method }];
}

function tied(tie: NonNullable<Chunk['tie']>, chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => ({ ...chunk, tie }));
}

/** With their test, unless they are tied closer. */
function tiedLoosely(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => ({ tie: 'test', ...chunk }));
}

function testHeadBlock(metrics: FontMetrics, test: ReportTest): ReportBlock {
  const room = MEASURES.page.widthMm - 2 * insetMm - 20;
  const name = metrics.width(test.name, { sizePt: 11.5, bold: true });
  const specimen =
    test.specimen === null ? 0 : metrics.width(test.specimen, { sizePt: 9.5, bold: false }) + 2.4;
  const specimenBelow = name + specimen > room;
  return {
    kind: 'test',
    heightMm: TEST_HEAD_MM + (specimenBelow && specimen > 0 ? SPECIMEN_LINE_MM : 0),
    name: test.name,
    specimen: test.specimen,
    specimenBelow,
    previousDate: test.previousDate,
  };
}

function rowBlocks(drawing: DrawingInput, row: ReportRow): ReportBlock[] {
  const { value } = row;
  return value.kind === 'narrative'
    ? narrativeBlocks(drawing, row, value.paragraphs)
    : [rowBlock(drawing, { ...row, value })];
}

/** A free text runs from the result column to the right edge; its interval closes it in words. */
function narrativeBlocks(
  { metrics, density, words }: Pick<DrawingInput, 'metrics' | 'density' | 'words'>,
  row: ReportRow,
  paragraphs: readonly string[],
): ReportBlock[] {
  const widthMm = MEASURES.page.widthMm - columns.investigation - columns.flag - MEASURES.wordsAtMm - insetMm;
  const expected = row.interval?.kind === 'text' ? [filled(words.expected, row.interval.text)] : [];
  const lines = [...paragraphs, ...expected]
    .flatMap(paragraphsOf)
    .flatMap((paragraph) => breakText(metrics, paragraph, { widthMm, sizePt: type.name }));
  const names = nameLines({ metrics, density }, row);
  const blocks: ReportBlock[] = [];
  for (let start = 0; start < lines.length || start === 0; start += NARRATIVE_LINES) {
    const piece = lines.slice(start, start + NARRATIVE_LINES);
    const last = start + NARRATIVE_LINES >= lines.length;
    const height = piece.length * pitch.narrative + (start === 0 ? 0.7 : 0) + (last ? 0.9 : 0);
    const own =
      start === 0
        ? names
        : { name: [], mark: null, method: [], beside: null, flag: null, changed: names.changed };
    const least = start === 0 ? nameHeight(names) + 2.6 : 0;
    blocks.push({ kind: 'narrative', heightMm: Math.max(height, least), ...own, lines: piece, last });
  }
  return blocks;
}

function footnoteChunks(metrics: FontMetrics, footnotes: readonly ReportFootnote[]): Chunk[] {
  return footnotes.map((footnote) => {
    const lines = breakText(metrics, footnote.text, { widthMm: MEASURES.page.widthMm - 2.4, sizePt: 9 });
    const heightMm = 3 + (lines.length - 1) * pitch.footnote;
    return { gapMm: 1.7, blocks: [{ kind: 'footnote', heightMm, mark: footnote.mark, lines }], heads: [] };
  });
}
