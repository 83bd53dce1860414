import { isActivatedFile } from '@nidan/domain/imports/activated-files';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type Refusal, refuse } from '../../../kernel/http/refuse.ts';

interface WaitingImport {
  readonly master: ImportMaster;
  readonly state: string;
  readonly brought_by: string;
  readonly waits_for_columns: boolean;
}

/**
 * Why this person cannot say which columns a file has; null when they can. What a file puts to use is made by whoever brings it,
 * columns and all, so that another person can look at it.
 */
export function whyNotMapped({ caller }: Pick<Ctx, 'caller'>, row: WaitingImport): Refusal | null {
  if (!row.waits_for_columns || importJob.stateOf(row.state) !== 'draft')
    return refuse('import-columns-known');
  return isActivatedFile(row.master) && row.brought_by !== caller.userId
    ? refuse('import-columns-of-other')
    : null;
}
