import { type Refusal, refuse } from '../../kernel/http/refuse.ts';

interface TriedImport {
  readonly tried_at: Date | null;
  readonly rows_new: number;
  readonly rows_changed: number;
  readonly rows_bad: number;
}

/** Why a draft cannot be written; null when it can. */
export function whyNotStarted(row: TriedImport): Refusal | null {
  if (row.tried_at === null) return refuse('import-not-tried');
  if (row.rows_bad > 0)
    return refuse('import-has-faults', { details: { count: row.rows_bad.toLocaleString('en-IN') } });
  return row.rows_new + row.rows_changed === 0 ? refuse('import-changes-nothing') : null;
}
