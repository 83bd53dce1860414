import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { Ctx } from '../../kernel/http/context.ts';
import type { StoredDraft } from './range-draft.query.ts';

/** Whoever wrote intervals does not activate them, unless the lab's switch `allowSelfRangeActivation` is on. */
export function mayActivateRanges({ caller, lab }: Ctx, draft: StoredDraft): boolean {
  return draft.writtenById !== caller.userId || labSettingOf(lab.switches, 'allowSelfRangeActivation');
}
