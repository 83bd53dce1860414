import type { ReportNote } from '@nidan/domain/documents/report-document';
import { breakRuns } from '../break-lines.ts';
import type { FontMetrics } from '../font-metrics.ts';
import type { Chunk, ReportBlock } from './report-blocks.ts';
import { MEASURES } from './report-measures.ts';

const { pitch, type } = MEASURES;
const NOTE_GAP = 3;
const INDENT = 3;
const TITLE_MM = 6.8;
const FOOT_MM = 0.8;
/** A note of more lines than this is longer than a page and goes on over the break. */
const NOTE_LINES = 40;

/** Notes move whole; only one that no page could hold is parted. */
export function noteChunks(metrics: FontMetrics, notes: readonly ReportNote[]): Chunk[] {
  return notes.flatMap((note) =>
    noteBlocks(metrics, note).map((block, index) => ({
      gapMm: index === 0 ? NOTE_GAP : 0,
      blocks: [block],
      heads: [],
    })),
  );
}

function noteBlocks(metrics: FontMetrics, note: ReportNote): ReportBlock[] {
  const pitchMm = note.language === 'en' ? pitch.note : pitch.noteDevanagari;
  const sizePt = note.language === 'en' ? type.note : type.noteDevanagari;
  const at = { widthMm: MEASURES.page.widthMm - INDENT, sizePt, language: note.language };
  const lines = note.paragraphs.flatMap((paragraph) => breakRuns(metrics, paragraph, at));
  const blocks: ReportBlock[] = [];
  for (let start = 0; start < lines.length || start === 0; start += NOTE_LINES) {
    const piece = lines.slice(start, start + NOTE_LINES);
    const first = start === 0;
    blocks.push({
      kind: 'note',
      heightMm: first
        ? TITLE_MM + Math.max(piece.length - 1, 0) * pitchMm + FOOT_MM + (pitchMm - pitch.note)
        : piece.length * pitchMm,
      title: first ? note.title : null,
      language: note.language,
      critical: note.weight === 'critical',
      sizePt,
      pitchMm,
      lines: piece,
    });
  }
  return blocks;
}
