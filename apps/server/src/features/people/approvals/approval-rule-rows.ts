import type { ApprovalRuleInput } from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { APPROVAL_ASSIGNMENTS, APPROVAL_TYPES } from '@nidan/domain/enumerations/approvals';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

function ruleColumns({ type, name, status, fromPaise, untilPaise }: ApprovalRuleInput) {
  return {
    type: APPROVAL_TYPES[type],
    name: name.trim(),
    status: masterData.codes[status],
    from_paise: fromPaise,
    until_paise: untilPaise,
  };
}

type Writer = Pick<Ctx, 'db' | 'lId'>;

async function insertLevels({ db, lId }: Writer, { ruleId, levels }: ApprovalRuleInput): Promise<void> {
  await insertRows(
    db,
    'approval_level',
    levels.map(({ title, assignment, assigneeId }, index) => ({
      l_id: lId,
      rule_id: ruleId,
      level: index + 1,
      title: title.trim(),
      assignment: APPROVAL_ASSIGNMENTS[assignment],
      user_id: assignment === 'user' ? assigneeId : null,
      role_id: assignment === 'role' ? assigneeId : null,
    })),
  );
}

/** Inserts a rule with its levels. */
export async function insertRule(writer: Writer, rule: ApprovalRuleInput): Promise<void> {
  const row = { l_id: writer.lId, rule_id: rule.ruleId, ...ruleColumns(rule) };
  await insertRows(writer.db, 'approval_rule', [row]);
  await insertLevels(writer, rule);
}

/** Locks a rule; answers its version. Refused when the lab has none of this id. */
export async function lockRule({ db, lId }: Ctx, ruleId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from approval_rule where l_id = ${lId} and rule_id = ${ruleId} for update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row.version;
}

/** Writes what a locked rule says from now on; its requests have their levels already. */
export async function replaceRule(ctx: Ctx, rule: ApprovalRuleInput): Promise<void> {
  const { db, lId } = ctx;
  await db
    .updateTable('approval_rule')
    .set((eb) => ({ ...ruleColumns(rule), version: eb('version', '+', 1) }))
    .where('l_id', '=', lId)
    .where('rule_id', '=', rule.ruleId)
    .execute();
  await db.deleteFrom('approval_level').where('l_id', '=', lId).where('rule_id', '=', rule.ruleId).execute();
  await insertLevels(ctx, rule);
}
