/** The paper of a shift: what it took by mode, how its drawer was counted, and who hands the money to whom. Amounts in paise. */
export interface ShiftSheet {
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  labName: string;
  place: string;
  person: string;
  /** '20/11/2026 07:00'. */
  from: string;
  /** Null while the shift is open. */
  to: string | null;
  modes: readonly ShiftSheetMode[];
  /** Pieces of each note, and the coins; null while the drawer is not counted. */
  count: readonly ShiftSheetPieces[] | null;
  /** Every count, the blind one first, when there was more than one; else empty. */
  counts: readonly ShiftSheetCounting[];
  /** What is told beside the money, in the order of the sheet. */
  facts: readonly { label: string; amountPaise: number }[];
  drawer: ShiftSheetDrawer | null;
  /** Who closed it for the person, and why; null when the person did, or nobody yet. */
  closedFor: ShiftSheetCloser | null;
  handOver: ShiftSheetHandOver | null;
}

/** Null is what is not told before the drawer is counted. */
export interface ShiftSheetMode {
  mode: string;
  receipts: number;
  collectedPaise: number | null;
  returnedPaise: number | null;
  expectedPaise: number | null;
}

export interface ShiftSheetPieces {
  /** '₹ 500', or 'Coins'. */
  label: string;
  /** Null for coins, which are counted by their sum. */
  pieces: number | null;
  amountPaise: number;
}

/** One count of a drawer that was counted more than once. */
export interface ShiftSheetCounting {
  /** '20/11/2026 14:22'. */
  at: string;
  by: string;
  countedPaise: number;
  /** '₹100 short' at that moment, empty for none. */
  difference: string;
  reason: string | null;
}

export interface ShiftSheetDrawer {
  countedPaise: number;
  expectedPaise: number;
  /** '₹100 short', empty for none. */
  difference: string;
  reason: string | null;
  note: string;
}

export interface ShiftSheetCloser {
  by: string;
  reason: string;
}

export interface ShiftSheetHandOver {
  amountPaise: number;
  floatPaise: number;
  to: string;
  /** '20/11/2026 14:30', what was counted then, and why it is another amount. */
  confirmed: { at: string; amountPaise: number; reason: string | null } | null;
}
