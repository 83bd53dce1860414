import { isActivatedFile } from '@nidan/domain/imports/activated-files';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type Refusal, refuse } from '../../../kernel/http/refuse.ts';

interface TriedImport {
  readonly master: ImportMaster;
  readonly state: string;
  readonly brought_by: string;
  readonly waits_for_columns: boolean;
  readonly tried_at: Date | null;
  /** Values typed so far. */
  readonly typed_values: number;
}

/**
 * Why this person cannot type values for the refused cells of a file; null when they can. While it is tried again with the last one
 * they can type the next. What a file puts to use is made by whoever brings it, so that another person can look at it.
 */
export function whyNotTyped({ caller }: Pick<Ctx, 'caller'>, row: TriedImport): Refusal | null {
  if (importJob.stateOf(row.state) !== 'draft') return refuse('import-cells-settled');
  if (row.waits_for_columns) return refuse('import-waits-for-columns');
  if (row.tried_at === null && row.typed_values === 0) return refuse('import-not-tried');
  return isActivatedFile(row.master) && row.brought_by !== caller.userId
    ? refuse('import-cells-of-other')
    : null;
}
