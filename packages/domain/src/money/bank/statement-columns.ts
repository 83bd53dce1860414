/** Titles of the columns of a file, as the bank writes them; empty: the file has none. */
export interface StatementColumns {
  readonly date: string;
  /** With its sign, or with Dr and Cr; else what goes out and comes in have columns of their own. */
  readonly amount: string;
  readonly withdrawal: string;
  readonly deposit: string;
  readonly reference: string;
  readonly narration: string;
}

export const STATEMENT_COLUMNS = [
  'date',
  'amount',
  'withdrawal',
  'deposit',
  'reference',
  'narration',
] as const satisfies readonly (keyof StatementColumns)[];
