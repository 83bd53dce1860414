import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Whoever wrote intervals does not activate them, unless the lab's switch `allowSelfRangeActivation` is on. */
export function mayActivateRanges(
  { caller, lab }: Pick<Ctx, 'caller' | 'lab'>,
  { writtenById }: { readonly writtenById: string },
): boolean {
  return writtenById !== caller.userId || labSettingOf(lab.switches, 'allowSelfRangeActivation');
}
