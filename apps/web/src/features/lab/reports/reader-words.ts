import type { RevisionView } from '@nidan/contract/lab/reports/report-view';

type Reader = RevisionView['seenBy'][number];

/** The words of how somebody had a report in hand, among the texts of dispatch. */
export const READER_WORDS = {
  opened: 'opened',
  printed: 'printed',
  dispatched: 'dispatched',
  'asked for a re-print': 'askedAgain',
} as const satisfies Record<Reader['how'], string>;

export interface ReaderLine extends Reader {
  /** How often in a row the same person did the same. */
  readonly times: number;
}

/** Readers latest first; the same person doing the same again and again is one line with its last time. */
export function readerLines(seenBy: readonly Reader[]): readonly ReaderLine[] {
  const lines: ReaderLine[] = [];
  for (const reader of [...seenBy].sort((a, b) => (a.at < b.at ? 1 : -1))) {
    const last = lines.at(-1);
    if (last && last.who === reader.who && last.how === reader.how) {
      lines[lines.length - 1] = { ...last, times: last.times + 1 };
    } else lines.push({ ...reader, times: 1 });
  }
  return lines;
}
