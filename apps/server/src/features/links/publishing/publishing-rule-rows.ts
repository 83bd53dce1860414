import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type {
  addPublishingSpec,
  changePublishingSpec,
} from '@nidan/contract/links/publishing/publishing-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export async function insertPublishingRule(ctx: Ctx, rule: BodyOf<typeof addPublishingSpec>): Promise<void> {
  await insertRows(ctx.db, 'publishing_rule', [
    {
      l_id: ctx.lId,
      rule_id: rule.ruleId,
      recipient: rule.recipient,
      test_id: rule.testId,
      doctor_id: rule.doctorId,
      agency_id: rule.agencyId,
      location_id: rule.locationId,
      channels: rule.channels,
      hold_until_paid: rule.holdUntilPaid,
      only_complete: rule.onlyComplete,
      status: masterData.codes.enabled,
      in_use_since: ctx.now,
    },
  ]);
}

/** Writes when and how a locked rule sends; one that comes into use again holds for reports from now on. */
export async function updatePublishingRule(
  ctx: Ctx,
  rule: BodyOf<typeof changePublishingSpec>,
): Promise<void> {
  const { enabled, disabled } = masterData.codes;
  await sql`
    update publishing_rule set channels = ${[...rule.channels]}, hold_until_paid = ${rule.holdUntilPaid},
      only_complete = ${rule.onlyComplete},
      in_use_since = case when ${rule.isEnabled} and status <> ${enabled} then ${ctx.now} else in_use_since end, status = ${rule.isEnabled ? enabled : disabled}, version = version + 1
    where l_id = ${ctx.lId} and rule_id = ${rule.ruleId}`.execute(ctx.db);
}
