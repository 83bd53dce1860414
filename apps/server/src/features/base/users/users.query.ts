import * as userEndpoints from '@nidan/contract/base/users/user-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { IDLE_DAYS, type UserAttention } from '@nidan/contract/base/users/user-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { couldTakeBoth, roleHas } from '../roles/has-rights.query.ts';
import { presentUser, type UserRow } from './present-user.ts';
import { serve } from '../../../kernel/http/serve.ts';

const DAY_MS = 24 * 3_600_000;

type Filter = QueryOf<typeof userEndpoints.listUsers>;

/** Sorted by code point, as a cursor compares it. */
const nameKey = sql`lower(u.name) collate "C"`;

const hasSecondFactor = sql`exists (select from second_factor f where f.user_id = m.user_id and f.secret is not null)`;

/** Accounts that somebody should look at, by why: those of people who have no second factor, and those that nobody uses. */
function attentionCondition(ctx: Ctx, attention: UserAttention): RawBuilder<unknown> {
  const active = sql`m.status = ${accountStatus.codes.active}`;
  if (attention === 'noSecondFactor')
    return sql`(${active} and u.user_type not in ('API', 'SYSTEM') and not ${hasSecondFactor})`;
  const since = new Date(ctx.now.getTime() - IDLE_DAYS * DAY_MS);
  return sql`(${active} and coalesce(u.signed_in_at, m.entered_at) < ${since})`;
}

function selectUsers(rest: RawBuilder<unknown>): RawBuilder<UserRow> {
  return sql<UserRow>`
    select m.user_id, u.username, u.name, ${nameKey} as name_key, u.user_type, u.employee_kind, u.phone, u.email,
      u.qualification, u.registration_no, u.is_demo_user, m.role_id, r.name as role_name, m.location_ids,
      m.department_ids, m.doctor_id, doc.name as doctor, m.agency_id, a.name as agency, m.discount_upto_paise,
      m.discount_max_percent, m.status, m.entered_at, enterer.name as entered_by, m.version,
      u.signed_in_at, ${hasSecondFactor} as has_second_factor,
      (select count(*) from membership o where o.user_id = m.user_id and o.l_id <> m.l_id)::int as other_labs
    from membership m
    join login_user u on u.user_id = m.user_id
    join role r on r.l_id = m.l_id and r.role_id = m.role_id
    left join doctor doc on doc.l_id = m.l_id and doc.doctor_id = m.doctor_id
    left join agency a on a.l_id = m.l_id and a.agency_id = m.agency_id
    left join login_user enterer on enterer.user_id = m.entered_by
    ${rest}`;
}

/** Part of a name, a user name or a phone number; a demo user, who sees no whole number, finds nobody by one. */
function searchCondition(ctx: Ctx, q: string): RawBuilder<unknown> {
  const typed = q.toLowerCase();
  const byText = sql`strpos(lower(u.name), ${typed}) > 0 or strpos(u.username, ${typed}) > 0`;
  return ctx.caller.isDemoUser ? sql`(${byText})` : sql`(${byText} or strpos(u.phone, ${typed}) > 0)`;
}

function conditionsOf(ctx: Ctx, filter: Filter): RawBuilder<unknown>[] {
  const conditions = [sql`m.l_id = ${ctx.lId}`];
  const q = filter.q?.trim() ?? '';
  if (q !== '') conditions.push(searchCondition(ctx, q));
  if (filter.attention !== undefined) conditions.push(attentionCondition(ctx, filter.attention));
  if (filter.status !== undefined) conditions.push(sql`m.status = ${filter.status}`);
  if (filter.userType !== undefined) conditions.push(sql`u.user_type = ${filter.userType}`);
  if (filter.roleId !== undefined) conditions.push(sql`m.role_id = ${filter.roleId}`);
  if (filter.locationId !== undefined) {
    conditions.push(sql`(m.location_ids is null or ${filter.locationId}::uuid = any(m.location_ids))`);
  }
  const { module, bits, duty } = filter;
  if (module !== undefined) conditions.push(roleHas({ module, bits: bits ?? null }));
  else if (bits !== undefined) throw refuseField('module', 'rights-module-needed');
  if (duty !== undefined) conditions.push(couldTakeBoth(duty));
  const after = decodeCursor(filter.cursor);
  if (after !== null) conditions.push(sql`(${nameKey}, m.user_id) > (${after[0]}, ${after[1]}::uuid)`);
  return conditions;
}

/** People and programs of the lab, by name. */
export const listUsersOf = serve(userEndpoints.listUsers, async (ctx, filter: Filter) => {
  const limit = filter.limit ?? 50;
  const where = sql.join(conditionsOf(ctx, filter), sql` and `);
  const { rows } = await selectUsers(
    sql`where ${where} order by name_key, m.user_id limit ${limit + 1}`,
  ).execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.name_key, row.user_id],
    present: (row) => presentUser(ctx, row),
  });
});

/** One person of the lab, or null. */
export async function findUser(ctx: Ctx, userId: string): Promise<UserView | null> {
  const { rows } = await selectUsers(sql`where m.l_id = ${ctx.lId} and m.user_id = ${userId}`).execute(
    ctx.db,
  );
  const [row] = rows;
  return row === undefined ? null : presentUser(ctx, row);
}

/** A person who was just written, as the screen shows them. */
export async function readWrittenUser(ctx: Ctx, userId: string): Promise<UserView> {
  const view = await findUser(ctx, userId);
  if (view === null) throw new Error('A person who was written is there');
  return view;
}

async function countAttention(ctx: Ctx, attention: UserAttention): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from membership m join login_user u on u.user_id = m.user_id
    where m.l_id = ${ctx.lId} and ${attentionCondition(ctx, attention)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** How many people are in each account status, every status named, and how many should be looked at. */
export const countUsersOf = serve(userEndpoints.countUsers, async (ctx) => {
  const { rows } = await sql<{ status: number; count: number }>`
    select status, count(*)::int as count from membership where l_id = ${ctx.lId} group by status`.execute(
    ctx.db,
  );
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  const counts = accountStatus.stateNames.map((state) => {
    const status = accountStatus.codeOf(state);
    return { status, statusLabel: accountStatus.labelOf(state), count: found.get(status) ?? 0 };
  });
  const [noSecondFactor, idle] = [
    await countAttention(ctx, 'noSecondFactor'),
    await countAttention(ctx, 'idle'),
  ];
  return { counts, total: counts.reduce((sum, { count }) => sum + count, 0), noSecondFactor, idle };
});
