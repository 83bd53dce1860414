import { type GstRate, includedGst } from './gst-of-test.ts';

/** A note as it changes one line of a bill, in the order in which notes were generated. */
export interface NotedPart {
  readonly noteId: string;
  readonly kind: 'credit' | 'debit';
  /** What the note gives or claims of the line, in paise. */
  readonly amount: number;
  /** Place of the note's cancellation among all generations and cancellations; null while it is in force. */
  readonly cancelledBefore: number | null;
}

/** A line of a bill whose price includes GST. */
export interface NotedLine {
  readonly ratePercent: GstRate | null;
  readonly netPaise: number;
}

/**
 * GST that each note includes of a line, in paise, by note: the tax of what the notes in force gave before it less the tax of what they
 * give after it, so that notes which give back a whole line give back its whole tax (CGST s. 34). `cancelledBefore` of a part is the
 * index of the first part that was generated after its cancellation.
 */
export function noteTaxes(
  { ratePercent, netPaise }: NotedLine,
  parts: readonly NotedPart[],
): ReadonlyMap<string, number> {
  const taxes = new Map<string, number>();
  for (const [index, { noteId, kind, amount }] of parts.entries()) {
    const before = parts
      .slice(0, index)
      .filter(
        (part) => part.kind === kind && (part.cancelledBefore === null || part.cancelledBefore > index),
      );
    const moved = before.reduce((sum, part) => sum + part.amount, 0) + amount;
    const after = kind === 'credit' ? Math.max(0, netPaise - moved) : netPaise + moved;
    const wanted = Math.abs(includedGst(netPaise, ratePercent) - includedGst(after, ratePercent));
    const told = before.reduce((sum, part) => sum + (taxes.get(part.noteId) ?? 0), 0);
    taxes.set(noteId, Math.min(amount, Math.max(0, wanted - told)));
  }
  return taxes;
}
