import * as approvalRuleEndpoints from '@nidan/contract/people/approvals/approval-rule-endpoints';
import type { ApprovalRuleView } from '@nidan/contract/people/approvals/approval-rule-endpoints';
import type { ApprovalRule } from '@nidan/domain/approvals/approval-rule';
import { APPROVAL_TYPES, type ApprovalAssignment } from '@nidan/domain/enumerations/approvals';
import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { approvalTypeAt } from './approval-type-at.ts';
import { readApprovers } from './approvers.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface RuleRow {
  readonly rule_id: string;
  readonly type: number;
  readonly name: string;
  readonly status: number;
  readonly from_paise: number;
  readonly until_paise: number | null;
  readonly version: number;
  readonly open: number;
  readonly levels: {
    title: string;
    assignment: ApprovalAssignment;
    assigneeId: string;
    assignee: string;
  }[];
}

async function readRules(
  ctx: Ctx,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<RuleRow[]> {
  const { pending, partial, awaiting } = approvalRequest.codes;
  const { rows } = await sql<RuleRow>`
    select r.rule_id, r.type, r.name, r.status, r.from_paise, r.until_paise, r.version,
      (select count(*)::int from approval_request a
        where a.l_id = r.l_id and a.rule_id = r.rule_id and a.state = any(${[pending, partial, awaiting]})) as open,
      coalesce((
        select jsonb_agg(jsonb_build_object('title', l.title, 'assignment', case when l.user_id is null then 'role' else 'user' end,
          'assigneeId', coalesce(l.user_id, l.role_id), 'assignee', coalesce(u.name, o.name)) order by l.level)
        from approval_level l
        left join login_user u on u.user_id = l.user_id
        left join role o on o.l_id = l.l_id and o.role_id = l.role_id
        where l.l_id = r.l_id and l.rule_id = r.rule_id), '[]') as levels
    from approval_rule r
    where ${sql.join([sql`r.l_id = ${ctx.lId}`, ...conditions], sql` and `)}
    order by r.type, r.from_paise, r.rule_id limit ${limit}`.execute(ctx.db);
  return rows;
}

function presentRule(row: RuleRow): ApprovalRuleView {
  return {
    ruleId: row.rule_id,
    type: approvalTypeAt(row.type),
    name: row.name,
    status: masterData.stateOf(row.status),
    fromPaise: row.from_paise,
    untilPaise: row.until_paise,
    levels: row.levels,
    open: row.open,
    version: row.version,
  };
}

/** Most enabled rules of a lab that are looked at; they do not overlap, so that more make no sense. */
const MOST_RULES = 500;

/** A rule with what it is called. */
export interface NamedRule extends ApprovalRule {
  readonly name: string;
  readonly levels: ApprovalRuleView['levels'];
}

/** The rules that requests are made by. */
export async function enabledRules(ctx: Ctx): Promise<NamedRule[]> {
  const rows = await readRules(ctx, [sql`r.status = ${masterData.codes.enabled}`], MOST_RULES);
  return rows.map(({ rule_id: ruleId, type, name, from_paise: from, until_paise: until, levels }) => ({
    ruleId,
    type: approvalTypeAt(type),
    name,
    from,
    until,
    levels,
  }));
}

/** One rule; refused when the lab has none of this id. */
export async function readRuleOf(ctx: Ctx, ruleId: string): Promise<ApprovalRuleView> {
  const [row] = await readRules(ctx, [sql`r.rule_id = ${ruleId}`], 1);
  if (row === undefined) throw refuse('not-found');
  return presentRule(row);
}

/** Rules by type and amount, disabled ones too. */
export const listRulesOf = serve(approvalRuleEndpoints.listApprovalRules, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const conditions: RawBuilder<unknown>[] = [];
  if (query.type !== undefined) conditions.push(sql`r.type = ${APPROVAL_TYPES[query.type]}`);
  if (after !== null) {
    conditions.push(
      sql`(r.type, r.from_paise, r.rule_id) > (${after[0]}::smallint, ${after[1]}::bigint, ${after[2]}::uuid)`,
    );
  }
  return toPage({
    rows: await readRules(ctx, conditions, limit + 1),
    limit,
    key: (row) => [row.type, row.from_paise, row.rule_id],
    present: presentRule,
  });
});

/** Whom a level may be assigned to: people who may approve, and the roles that have somebody who may. */
export const listApproversOf = serve(approvalRuleEndpoints.listApprovers, async (ctx) => {
  const approvers = await readApprovers(ctx, null);
  const roles = new Map(approvers.map(({ roleId, roleName }) => [roleId, roleName]));
  return {
    users: approvers.map(({ userId, name }) => ({ id: userId, name })),
    roles: [...roles]
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
});
