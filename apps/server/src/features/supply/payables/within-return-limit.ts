import { paiseOfRupees } from '@nidan/domain/money/rupees';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Whether what goes back to a vendor, or is claimed from it, needs nobody else's approval in this lab. */
export function isWithinReturnLimit({ lab }: Pick<Ctx, 'lab'>, amountPaise: number): boolean {
  return amountPaise <= paiseOfRupees(labSettingOf(lab.switches, 'returnLimitRupees'));
}
