import * as payoutEndpoints from '@nidan/contract/money/payouts/payout-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { PayeeView } from '@nidan/contract/money/payouts/payout-view';
import { SELLER_KINDS } from '@nidan/domain/enumerations/users';
import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { type RawBuilder, sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Last day that payouts of `p` cover. */
export const PAID_TO: RawBuilder<string | null> = sql`(
  select max(o.to_day)::text from payout o
  where o.l_id = p.l_id and o.payee_id = p.payee_id and o.state <> ${literalCode(payout.codes.rejected)})`;

async function readRows({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly PayeeView[]> {
  const { rows } = await sql<PayeeView>`
    select * from (
      select p.payee_id as "payeeId", coalesce(u.employee_kind, 'DOCTOR') as kind, coalesce(d.name, u.name) as name,
        p.doctor_id as "doctorId", p.user_id as "userId", p.territory_id as "territoryId", t.name as territory,
        p.since::text as since, p.tds_section as "tdsSection", p.pan, p.account_name as "accountName",
        p.account_no as "accountNo", p.ifsc, p.version, ${PAID_TO} as "paidTo", (
          select json_agg(json_build_object('ruleId', r.rule_id, 'testId', r.test_id, 'departmentId', r.department_id,
            'agencyId', r.agency_id, 'mode', r.mode, 'of', coalesce(x.name, e.name, a.name), 'slabs', (
              select json_agg(json_build_object('fromPaise', s.from_paise, 'basisPoints', s.basis_points,
                'fixedPaise', s.fixed_paise) order by s.from_paise)
              from payout_slab s where s.l_id = r.l_id and s.rule_id = r.rule_id))
            order by x.name, e.name, a.name)
          from payout_rule r
          left join test x on x.l_id = r.l_id and x.test_id = r.test_id
          left join department e on e.l_id = r.l_id and e.department_id = r.department_id
          left join agency a on a.l_id = r.l_id and a.agency_id = r.agency_id
          where r.l_id = p.l_id and r.payee_id = p.payee_id) as rules
      from payee p
      left join doctor d on d.l_id = p.l_id and d.doctor_id = p.doctor_id
      left join login_user u on u.user_id = p.user_id
      left join territory t on t.l_id = p.l_id and t.territory_id = p.territory_id
      where p.l_id = ${lId}) as payee
    where ${rest}`.execute(db);
  return rows;
}

function present({ caller }: Ctx, row: PayeeView): PayeeView {
  if (!caller.isDemoUser) return row;
  const { pan, accountName, accountNo } = row;
  return {
    ...row,
    pan: pan === null ? null : maskOther(pan),
    accountName: maskOther(accountName),
    accountNo: maskOther(accountNo),
  };
}

/** One payee; refused when the lab has none of this id. */
export async function readPayee(ctx: Ctx, payeeId: string): Promise<PayeeView> {
  const [row] = await readRows(ctx, sql`"payeeId" = ${payeeId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Payees by name, all or those whose name has the words. */
export const listPayeesOf = serve(payoutEndpoints.listPayees, async (ctx, { cursor, limit = 50, q }) => {
  const after = decodeCursor(cursor);
  const conditions = [
    sql`true`,
    ...nameWords(q ?? '').map((word) => sql`strpos(lower(name), ${word}) > 0`),
    ...(after === null ? [] : [sql`(name, "payeeId") > (${after[0]}::text, ${after[1]}::uuid)`]),
  ];
  const rows = await readRows(
    ctx,
    sql`${sql.join(conditions, sql` and `)} order by name, "payeeId" limit ${limit + 1}`,
  );
  return toPage({
    rows,
    limit,
    key: ({ name, payeeId }) => [name, payeeId],
    present: (row) => present(ctx, row),
  });
});

/** People of the lab who bring bills, by name. */
export const listSellersOf = serve(
  payoutEndpoints.listSellers,
  async ({ db, lId }, { cursor, limit = 50, q }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      sql`m.l_id = ${lId} and u.employee_kind = any(${[...SELLER_KINDS]})`,
      ...nameWords(q ?? '').map((word) => sql`strpos(lower(u.name), ${word}) > 0`),
      ...(after === null ? [] : [sql`(u.name, u.user_id) > (${after[0]}::text, ${after[1]}::uuid)`]),
    ];
    const { rows } = await sql<AnswerOf<typeof payoutEndpoints.listSellers>['rows'][number]>`
    select u.user_id as "userId", u.name, u.employee_kind as kind
    from membership m join login_user u on u.user_id = m.user_id
    where ${sql.join(conditions, sql` and `)} order by u.name, u.user_id limit ${limit + 1}`.execute(db);
    return toPage({ rows, limit, key: ({ name, userId }) => [name, userId], present: (row) => row });
  },
);
