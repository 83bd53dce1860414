import * as publishingEndpoints from '@nidan/contract/links/publishing/publishing-endpoints';
import type { PublishingSpecView } from '@nidan/contract/links/publishing/publishing-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { PublishingRule } from '@nidan/domain/delivery/publishing-rule';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

type StoredRule = Omit<PublishingSpecView, 'statusLabel' | 'can'> & { readonly order: string };

const named = (id: string, name: string) =>
  sql.raw(`case when ${id} is not null then jsonb_build_object('id', ${id}, 'name', ${name}) end`);

/** Those for everybody first, then by what they are meant for. */
const ORDER = sql.raw(
  `concat_ws(' ', r.recipient, num_nonnulls(r.test_id, r.doctor_id, r.agency_id, r.location_id), r.rule_id)`,
);

async function readRules(
  { db, lId }: Ctx,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<StoredRule[]> {
  const where = sql.join([sql`r.l_id = ${lId}`, ...conditions], sql` and `);
  const { rows } = await sql<StoredRule>`
    select r.rule_id as "ruleId", r.recipient, ${named('r.test_id', 't.name')} as test, ${named('r.doctor_id', 'doc.name')} as doctor,
      ${named('r.agency_id', 'a.name')} as agency, ${named('r.location_id', 'place.name')} as location, r.channels,
      r.hold_until_paid as "holdUntilPaid", r.only_complete as "onlyComplete", r.status, r.version, ${ORDER} as "order"
    from publishing_rule r
    left join test t on t.l_id = r.l_id and t.test_id = r.test_id
    left join doctor doc on doc.l_id = r.l_id and doc.doctor_id = r.doctor_id
    left join agency a on a.l_id = r.l_id and a.agency_id = r.agency_id
    left join location place on place.l_id = r.l_id and place.location_id = r.location_id
    where ${where} order by ${ORDER} collate "C" limit ${limit}`.execute(db);
  return rows;
}

function presentRule(ctx: Ctx, stored: StoredRule): PublishingSpecView {
  const { order: _, ...rule } = stored;
  const state = masterData.stateOf(rule.status);
  const mayChange = hasRight(ctx.caller, 'masters', PERMISSION.update);
  return {
    ...rule,
    statusLabel: masterData.labelOf(state),
    can: mayChange ? masterData.possible(state) : [],
  };
}

/** One rule; refused when the lab has none of this id. */
export async function publishingRuleOf(ctx: Ctx, ruleId: string): Promise<PublishingSpecView> {
  const [rule] = await readRules(ctx, [sql`r.rule_id = ${ruleId}`], 1);
  if (rule === undefined) throw refuse('not-found');
  return presentRule(ctx, rule);
}

/** Rules in use unless `all` is asked for, those for everybody first. */
export const listPublishingRules = serve(
  publishingEndpoints.listPublishingSpecs,
  async (ctx, { recipient, all = false, cursor, limit = 50 }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      ...(all ? [] : [sql`r.status = ${masterData.codes.enabled}`]),
      ...(recipient === undefined ? [] : [sql`r.recipient = ${recipient}`]),
      ...(after === null ? [] : [sql`${ORDER} collate "C" > ${after[0]}`]),
    ];
    return toPage({
      rows: await readRules(ctx, conditions, limit + 1),
      limit,
      key: ({ order }) => [order],
      present: (rule) => presentRule(ctx, rule),
    });
  },
);

/** Locks a rule; refused when the lab has none of this id. Read it afterwards. */
export async function lockPublishingRule({ db, lId }: Ctx, ruleId: string): Promise<void> {
  const { rows } = await sql`
    select from publishing_rule where l_id = ${lId} and rule_id = ${ruleId} for no key update`.execute(db);
  if (rows.length === 0) throw refuse('not-found');
}

/** The rules of a lab that are in use, and were so at a moment; null: whenever they came into use. */
export async function rulesInUse(db: Db, lId: number, asOf: Date | null): Promise<readonly PublishingRule[]> {
  const { rows } = await sql<PublishingRule>`
    select rule_id as "ruleId", recipient, test_id as "testId", doctor_id as "doctorId", agency_id as "agencyId",
      location_id as "locationId", channels, hold_until_paid as "holdUntilPaid", only_complete as "onlyComplete"
    from publishing_rule where l_id = ${lId} and status = ${masterData.codes.enabled}
      and (${asOf}::timestamptz is null or in_use_since <= ${asOf})`.execute(db);
  return rows;
}
