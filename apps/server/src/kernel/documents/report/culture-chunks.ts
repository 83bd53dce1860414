import {
  type BlockCell,
  type BlockIsolate,
  type BlockRow,
  blockStatus,
  type CultureBlock,
} from '@nidan/domain/culture/culture-block';
import { breakText } from '../break-lines.ts';
import type { FontMetrics } from '../font-metrics.ts';
import type { Chunk, CultureCellDrawing, ReportBlock } from './report-blocks.ts';
import { MEASURES } from './report-measures.ts';

const WIDTH = MEASURES.page.widthMm;
const HALF = WIDTH / 2;
/** From the left of a half to its text. */
const FACT_INDENT = 23;
const FACT_PITCH = 4.2;
const ISOLATE_MM = 13.5;
const HEAD_MM = 9;
const ROW_MM = 6.1;
const GROUP_PITCH = 3.5;
/** Of the name of a class, from the left edge to the medicines. */
const GROUP_WIDTH = 34;
const KEY_MM = 6.6;
/** Isolates side by side; more of them repeat the table. */
const COLUMNS = 3;

/** What the report of a culture draws below the heading of its test: facts, isolates, verdicts and what they mean. */
export function cultureChunks(metrics: FontMetrics, block: CultureBlock): Chunk[] {
  const facts = factsBlock(metrics, block);
  const chunks: Chunk[] = [{ gapMm: 0.6, blocks: [facts], heads: [] }];
  for (let at = 0; at < block.isolates.length; at += 2)
    chunks.push({
      gapMm: at === 0 ? 1.6 : 0.6,
      blocks: [isolatesBlock(metrics, block.isolates.slice(at, at + 2))],
      heads: [],
    });
  if (block.groups.length === 0) return chunks;
  for (let at = 0; at < block.isolates.length; at += COLUMNS) chunks.push(...tableChunks(metrics, block, at));
  return [...chunks, { gapMm: 1, blocks: [keyBlock(metrics, block)], heads: [], tie: 'row' }];
}

function factsBlock(metrics: FontMetrics, block: CultureBlock): ReportBlock {
  const { facts } = block;
  const widthMm = HALF - FACT_INDENT - 4;
  const cells = facts.map(({ label, text }) => ({
    label,
    lines: breakText(metrics, text, { widthMm, sizePt: 10 }),
  }));
  const rows: { left: (typeof cells)[number]; right: (typeof cells)[number] | null; lineCount: number }[] =
    [];
  for (let at = 0; at < cells.length; at += 2) {
    const left = cells[at];
    const right = cells[at + 1] ?? null;
    if (left === undefined) continue;
    rows.push({ left, right, lineCount: Math.max(left.lines.length, right?.lines.length ?? 1) });
  }
  const lines = rows.reduce((sum, { lineCount }) => sum + lineCount, 0);
  return {
    kind: 'cultureFacts',
    heightMm: lines * FACT_PITCH + 1.4,
    status: blockStatus(block),
    rows,
    pitchMm: FACT_PITCH,
  };
}

function isolatesBlock(metrics: FontMetrics, isolates: readonly BlockIsolate[]): ReportBlock {
  const at = { widthMm: HALF - 16, sizePt: 9 };
  const drawn = isolates.map(({ no, name, quantity, note }) => ({
    no,
    name,
    quantity,
    note: breakText(metrics, note, at).slice(0, 2),
  }));
  const extra = Math.max(0, ...drawn.map(({ note }) => note.length - 1)) * 3.4;
  return { kind: 'cultureIsolates', heightMm: ISOLATE_MM + extra, isolates: drawn };
}

/** '≤0.25' as '≤ 0.25': a sign stands away from its number. */
function valueText(value: string): string {
  return value
    .replace('<=', '≤')
    .replace('>=', '≥')
    .replace(/^([<>≤≥])\s*/u, '$1 ');
}

const UNITS = { mic: 'mg/L', disk: 'mm' } as const;

/** Cells of a row, each with its unit where `mixed` says that its column has values of both methods. */
function cellsOf(
  { cells }: BlockRow,
  from: number,
  mixed: readonly boolean[],
): (CultureCellDrawing | null)[] {
  return cells.slice(from, from + COLUMNS).map((cell, at) => {
    if (cell === null) return null;
    const unit = mixed[at] === true && cell.value !== '' ? UNITS[cell.method] : '';
    return { value: valueText(cell.value), unit, category: cell.category ?? '' };
  });
}

function tableChunks(metrics: FontMetrics, { groups, isolates }: CultureBlock, from: number): Chunk[] {
  const shown = isolates.slice(from, from + COLUMNS);
  const columns = shown.map(({ no, short }, at) => ({ no, short, unit: unitOf(groups, from + at) }));
  const head: ReportBlock = { kind: 'cultureHead', heightMm: HEAD_MM, columns };
  const mixed = shown.map((_, at) => methodsOf(groups, from + at).size > 1);
  const chunks: Chunk[] = [];
  for (const { name, rows } of groups) {
    const own = rows.filter(({ cells }) => cells.slice(from, from + COLUMNS).some((cell) => cell !== null));
    const names = breakText(metrics, name, { widthMm: GROUP_WIDTH, sizePt: 9 });
    const beside = Math.max(0, names.length - own.length) * GROUP_PITCH;
    for (const [index, row] of own.entries()) {
      const cells = cellsOf(row, from, mixed);
      const isFirst = chunks.length === 0;
      const block: ReportBlock = {
        kind: 'cultureRow',
        heightMm: index === own.length - 1 ? ROW_MM + beside : ROW_MM,
        group: index === 0 ? names : [],
        begins: index === 0,
        medicine: row.medicine,
        routes: row.routes,
        cells,
        shaded:
          cells.some((cell) => cell !== null) &&
          cells.every((cell) => cell === null || cell.category === 'R'),
      };
      chunks.push({
        gapMm: isFirst ? 1.2 : 0,
        blocks: isFirst ? [head, block] : [block],
        heads: isFirst ? [] : [head],
      });
    }
  }
  return chunks;
}

/** What the values of an isolate are; both where it has both. */
function unitOf(groups: CultureBlock['groups'], at: number): string {
  const methods = methodsOf(groups, at);
  if (methods.size > 1) return 'MIC or zone';
  return [...methods].map((method) => (method === 'mic' ? 'MIC mg/L' : 'zone mm')).join('');
}

function methodsOf(groups: CultureBlock['groups'], at: number): ReadonlySet<BlockCell['method']> {
  const cells = groups.flatMap(({ rows }) => rows.flatMap(({ cells: own }) => own[at] ?? []));
  return new Set(cells.map(({ method }) => method));
}

function keyBlock(metrics: FontMetrics, { guidelines, meansExposure }: CultureBlock): ReportBlock {
  const text =
    guidelines.length === 0
      ? 'Verdicts by the laboratory; no table names them.'
      : `Judged by ${guidelines.join(', ')}.`;
  const lines = breakText(metrics, text, { widthMm: WIDTH, sizePt: 8 });
  const between = meansExposure ? 'susceptible, increased exposure' : 'intermediate';
  return { kind: 'cultureKey', heightMm: KEY_MM + lines.length * 3, between, lines };
}
