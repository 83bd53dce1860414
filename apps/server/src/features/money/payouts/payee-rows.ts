import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { addPayee, changePayee } from '@nidan/contract/money/payouts/payout-endpoints';
import type { TdsSection } from '@nidan/domain/tax/tds';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

type Rules = BodyOf<typeof changePayee>['rules'];

/** Adds a payee that the caller makes now, without rules. */
export async function insertPayee(ctx: Ctx, body: BodyOf<typeof addPayee>): Promise<void> {
  await insertRows(ctx.db, 'payee', [
    {
      l_id: ctx.lId,
      payee_id: body.payeeId,
      doctor_id: body.doctorId ?? null,
      user_id: body.userId ?? null,
      territory_id: body.territoryId ?? null,
      since: body.since,
      tds_section: body.tdsSection,
      pan: body.pan,
      account_name: body.accountName.trim(),
      account_no: body.accountNo,
      ifsc: body.ifsc,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

export interface LockedPayee {
  readonly payeeId: string;
  readonly name: string;
  readonly doctorId: string | null;
  readonly userId: string | null;
  readonly territoryId: string | null;
  readonly since: string;
  readonly tdsSection: TdsSection | null;
  readonly pan: string | null;
  readonly accountName: string;
  readonly accountNo: string;
  readonly ifsc: string;
  readonly version: number;
}

/** Locks a payee; refused when the lab has none of this id. Their payouts are made one after the other. */
export async function lockPayee({ db, lId }: Ctx, payeeId: string): Promise<LockedPayee> {
  const { rows } = await sql<LockedPayee>`
    select p.payee_id as "payeeId", coalesce(d.name, u.name) as name, p.doctor_id as "doctorId", p.user_id as "userId",
      p.territory_id as "territoryId", p.since::text as since, p.tds_section as "tdsSection", p.pan,
      p.account_name as "accountName", p.account_no as "accountNo", p.ifsc, p.version
    from payee p
    left join doctor d on d.l_id = p.l_id and d.doctor_id = p.doctor_id
    left join login_user u on u.user_id = p.user_id
    where p.l_id = ${lId} and p.payee_id = ${payeeId} for no key update of p`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** Writes account and tax of a locked payee as they are from now on. */
export async function writePayee({ db, lId }: Ctx, body: BodyOf<typeof changePayee>): Promise<void> {
  await sql`update payee set tds_section = ${body.tdsSection}, pan = ${body.pan}, account_name = ${body.accountName.trim()},
      account_no = ${body.accountNo}, ifsc = ${body.ifsc}, version = version + 1
    where l_id = ${lId} and payee_id = ${body.payeeId}`.execute(db);
}

/** Replaces the rules of a locked payee. */
export async function writeRules({ db, lId }: Ctx, payeeId: string, rules: Rules): Promise<void> {
  await sql`delete from payout_rule where l_id = ${lId} and payee_id = ${payeeId}`.execute(db);
  const own = rules.map(({ ruleId, testId, departmentId, agencyId, mode }) => ({
    l_id: lId,
    rule_id: ruleId,
    payee_id: payeeId,
    test_id: testId,
    department_id: departmentId,
    agency_id: agencyId,
    mode: mode ?? 'whole',
  }));
  await insertRows(db, 'payout_rule', own);
  const slabs = rules.flatMap(({ ruleId, slabs: given }) =>
    given.map(({ fromPaise, basisPoints, fixedPaise }) => ({
      l_id: lId,
      rule_id: ruleId,
      from_paise: fromPaise,
      basis_points: basisPoints,
      fixed_paise: fixedPaise,
    })),
  );
  await insertRows(db, 'payout_slab', slabs);
}
