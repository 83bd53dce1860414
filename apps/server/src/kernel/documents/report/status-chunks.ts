import type { ChangedValue, ReportDocument, ReportStatus } from '@nidan/domain/documents/report-document';
import { filled, paperWords } from '@nidan/domain/documents/words/paper-words';
import { breakText } from '../break-lines.ts';
import type { FontMetrics } from '../font-metrics.ts';
import type { ChangedLines, ChangeLines, Chunk } from './report-blocks.ts';
import { MEASURES } from './report-measures.ts';

const { pitch } = MEASURES;
/** Columns inside the two boxes, mm. */
const CHANGE_COLUMNS = { investigation: 42, was: 48, isNow: 40, effect: 38 };
const FACT_WIDTH = 150;
const PENDING_COLUMNS = { name: 51, state: 85 };

type Amended = Extract<ReportStatus, { kind: 'AMENDED' }>;
type Provisional = Extract<ReportStatus, { kind: 'PROVISIONAL' }>;

/** The box that opens an amended report: what changed, why, who amended, who was told. */
export function changesChunk(metrics: FontMetrics, report: ReportDocument & { status: Amended }): Chunk {
  const { status, revision } = report;
  const words = paperWords(report.language).report;
  const changes = status.changes.map((change) => changeLines(metrics, change));
  const facts = [
    [words.reason, status.reason],
    [words.amendedBy, status.amendedBy],
    [words.informed, status.informed],
    [filled(words.revisionNo, status.replacesRevision), status.formerRevision],
  ].map(([label = '', text = '']) => ({
    label,
    lines: breakText(metrics, text, { widthMm: FACT_WIDTH, sizePt: 9.5 }),
  }));
  const changeLinesCount = changes.reduce((sum, change) => sum + change.lineCount, 0);
  const factsMm = facts.reduce((sum, fact) => sum + pitch.fact + (fact.lines.length - 1) * pitch.factWrap, 0);
  const heightMm = 12.7 + changeLinesCount * pitch.change + 2.6 + factsMm + 2;
  return { gapMm: 0, blocks: [{ kind: 'changes', heightMm, revision, changes, facts }], heads: [] };
}

function changeLines(metrics: FontMetrics, change: Amended['changes'][number]): ChangeLines {
  const lines = {
    investigation: breakText(metrics, change.investigation, {
      widthMm: CHANGE_COLUMNS.investigation,
      sizePt: 10.5,
    }),
    was: changedLines(metrics, change.was, { widthMm: CHANGE_COLUMNS.was, bold: false }),
    isNow: changedLines(metrics, change.isNow, { widthMm: CHANGE_COLUMNS.isNow, bold: true }),
    effect: breakText(metrics, change.effect, { widthMm: CHANGE_COLUMNS.effect, sizePt: 10.5 }),
  };
  const counts = [lines.investigation, lines.was.lines, lines.isNow.lines, lines.effect].map(
    (one) => one.length,
  );
  return { ...lines, lineCount: Math.max(...counts) };
}

function changedLines(
  metrics: FontMetrics,
  value: ChangedValue,
  { widthMm, bold }: { widthMm: number; bold: boolean },
): ChangedLines {
  const after = metrics.width(value.trailing, { sizePt: 10.5, bold: false }) + (value.flag === null ? 0 : 8);
  const lines = breakText(metrics, value.text, {
    widthMm: Math.max(widthMm - after, 12),
    sizePt: 10.5,
    bold,
  });
  return { lines, trailing: value.trailing, flag: value.flag };
}

/** The box of what a provisional report still waits for. */
export function pendingChunk(metrics: FontMetrics, status: Provisional): Chunk {
  const entries = status.pending.map((entry) => {
    const name = breakText(metrics, entry.name, { widthMm: PENDING_COLUMNS.name, sizePt: 10.5 });
    const state = breakText(metrics, entry.state, { widthMm: PENDING_COLUMNS.state, sizePt: 10.5 });
    return { name, state, expected: entry.expectedAt ?? '–', lineCount: Math.max(name.length, state.length) };
  });
  const lines = entries.reduce((sum, entry) => sum + entry.lineCount, 0);
  return {
    gapMm: 5.5,
    blocks: [{ kind: 'pending', heightMm: 11.8 + lines * pitch.pending, entries }],
    heads: [],
    tie: 'group',
  };
}
