import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type Refusal, refuse } from '../../../kernel/http/refuse.ts';
import { needsOtherPerson } from './require-master.ts';

interface TriedImport {
  readonly master: ImportMaster;
  readonly brought_by: string;
  readonly waits_for_columns: boolean;
  readonly tried_at: Date | null;
  readonly rows_new: number;
  readonly rows_changed: number;
  readonly rows_bad: number;
}

/** Why this person cannot have a draft written; null when they can. */
export function whyNotStarted(who: Pick<Ctx, 'caller' | 'lab'>, row: TriedImport): Refusal | null {
  if (row.waits_for_columns) return refuse('import-waits-for-columns');
  if (row.tried_at === null) return refuse('import-not-tried');
  if (row.rows_bad > 0)
    return refuse('import-has-faults', { details: { count: row.rows_bad.toLocaleString('en-IN') } });
  if (row.rows_new + row.rows_changed === 0) return refuse('import-changes-nothing');
  return needsOtherPerson(who, { master: row.master, broughtById: row.brought_by })
    ? refuse('activated-by-writer')
    : null;
}
