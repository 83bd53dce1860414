import { splitDiscount } from './bill-total.ts';

/** A line of a bill that a credit note may credit: what it comes to, less earlier notes, in paise. */
export interface CreditableLine {
  readonly lineId: string;
  readonly left: number;
}

/** What a credit note gives of one line, in paise. */
export interface CreditPart {
  readonly lineId: string;
  readonly amountPaise: number;
}

/** What is wrong with chosen parts: a line that the bill does not have, one that is named twice, or another sum. */
export type CreditPartsFault = 'line-unknown' | 'line-twice' | 'sum-differs' | 'over-line';

export type CreditParts =
  | { readonly ok: true; readonly parts: readonly CreditPart[] }
  | { readonly ok: false; readonly fault: CreditPartsFault; readonly lineId: string | null };

function fault(name: CreditPartsFault, lineId: string | null = null): CreditParts {
  return { ok: false, fault: name, lineId };
}

/** Parts of a note over the lines in proportion to what is left of each, by largest remainder; over what is left is a fault. */
export function spreadCredit(amountPaise: number, lines: readonly CreditableLine[]): CreditParts {
  const left = lines.reduce((sum, line) => sum + line.left, 0);
  if (amountPaise > left) return fault('over-line');
  const shares = splitDiscount(
    amountPaise,
    lines.map((line) => line.left),
  );
  const parts = lines.map(({ lineId }, index) => ({ lineId, amountPaise: shares[index] ?? 0 }));
  return { ok: true, parts: parts.filter((part) => part.amountPaise > 0) };
}

/** Checks the parts that somebody chose: each a line of its own within what is left of it, together the amount of the note. */
export function checkCreditParts(
  amountPaise: number,
  lines: readonly CreditableLine[],
  chosen: readonly CreditPart[],
): CreditParts {
  const seen = new Set<string>();
  for (const part of chosen) {
    const line = lines.find(({ lineId }) => lineId === part.lineId);
    if (line === undefined) return fault('line-unknown', part.lineId);
    if (seen.has(part.lineId)) return fault('line-twice', part.lineId);
    if (part.amountPaise > line.left) return fault('over-line', part.lineId);
    seen.add(part.lineId);
  }
  const sum = chosen.reduce((total, part) => total + part.amountPaise, 0);
  return sum === amountPaise ? { ok: true, parts: chosen } : fault('sum-differs');
}
