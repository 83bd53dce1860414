import * as agencyAccountEndpoints from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type {
  AgencyAccountRow,
  AgencyAccountView,
} from '@nidan/contract/money/agency-billing/agency-account-view';
import { grants, PERMISSION } from '@nidan/domain/access/permission-bits';
import {
  type AgencyAccount,
  availableOf,
  ladderOf,
  spentPercentOf,
  standingOf,
  USUAL_CREDIT_DAYS,
} from '@nidan/domain/agencies/account-standing';
import { hasAccount } from '@nidan/domain/referrers/agency-terms';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { daysBetween } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { findAgencyByName } from '../../people/referrers/agencies.query.ts';
import { readPatientsDue } from './patients-due.query.ts';
import { ACCOUNT_SUMS } from '../../ledger/agency-accounts/account-sums.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row
  extends
    AgencyAccount,
    Pick<AgencyAccountRow, 'agencyId' | 'code' | 'agency' | 'paymentType' | 'accountMode' | 'billingCycle'> {
  readonly search: string;
  readonly belowSince: Date | null;
  readonly creditDays: number;
  readonly version: number;
}

async function readRows({ db, lId, caller }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { agencyId } = caller.scope;
  const { rows } = await sql<Row>`
    select g.agency_id as "agencyId", g.code, g.name as agency, g.name_search as search, g.payment_type as "paymentType",
      g.account_mode as "accountMode", g.billing_cycle as "billingCycle",
      ${ACCOUNT_SUMS}, coalesce(a.limit_paise, 0) as limit,
      a.below_since as "belowSince", coalesce(a.credit_days, ${USUAL_CREDIT_DAYS}) as "creditDays", coalesce(a.version, 1) as version
    from agency g
    left join agency_account a on a.l_id = g.l_id and a.agency_id = g.agency_id
    where g.l_id = ${lId} and ${agencyId === null ? sql`true` : sql`g.agency_id = ${agencyId}`} and ${rest}`.execute(
    db,
  );
  return rows;
}

function belowSinceOf({ lab }: Ctx, { belowSince }: Row): string | null {
  return belowSince === null ? null : calendarDateIn(lab.timeZone, belowSince);
}

function presentRow(ctx: Ctx, row: Row): AgencyAccountRow {
  const { agencyId, code, agency, paymentType, accountMode, billingCycle, limit } = row;
  const since = belowSinceOf(ctx, row);
  const daysBelow = since === null ? 0 : daysBetween(since, calendarDateIn(ctx.lab.timeZone, ctx.now));
  const available = availableOf(row);
  return {
    agencyId,
    code,
    agency,
    paymentType,
    accountMode,
    billingCycle,
    balancePaise: available - limit,
    limitPaise: limit,
    availablePaise: available,
    spentPercent: spentPercentOf(row),
    standing: standingOf(row, { daysBelow }),
  };
}

function actionsOf({ caller }: Ctx, { paymentType }: Row): string[] {
  const { payments = 0, finance = 0 } = caller.rights;
  if (caller.scope.agencyId !== null || !hasAccount(paymentType)) return [];
  return [
    ...(grants(payments, PERMISSION.create) ? ['receive'] : []),
    ...(grants(finance, PERMISSION.update) ? ['setLimit'] : []),
  ];
}

/** The account of an agency; refused when the lab has none of this id that the caller sees. */
export async function readAccount(ctx: Ctx, agencyId: string): Promise<AgencyAccountView> {
  const [row] = ctx.caller.scope.doctorId === null ? await readRows(ctx, sql`g.agency_id = ${agencyId}`) : [];
  if (row === undefined) throw refuse('not-found');
  const since = belowSinceOf(ctx, row);
  const patients = await readPatientsDue(ctx, agencyId);
  return {
    ...presentRow(ctx, row),
    depositsPaise: row.deposits,
    creditNotesPaise: row.creditNotes,
    chargesPaise: row.charges,
    debitNotesPaise: row.debitNotes,
    owesPaise: Math.max(0, row.limit - availableOf(row)),
    patientsOwePaise: patients.due,
    patientsOweBills: patients.bills,
    creditDays: row.creditDays,
    belowSince: since,
    ladder: ladderOf(since),
    version: row.version,
    can: actionsOf(ctx, row),
  };
}

/** The account of an agency by its id, or by the name that was typed at the counter; with neither the one of the agency that the caller works for. */
export const findAccount = serve(
  agencyAccountEndpoints.readAgencyAccount,
  async (ctx, { agencyId, name }): Promise<AgencyAccountView> => {
    const own = name === undefined ? ctx.caller.scope.agencyId : null;
    const asked = agencyId ?? own ?? undefined;
    if ((asked === undefined) === (name === undefined)) {
      throw refuseField('agencyId', 'agency-by-id-or-name');
    }
    const found = asked ?? (await findAgencyByName(ctx, name?.trim() ?? ''));
    if (found === null) throw refuse('not-found');
    return readAccount(ctx, found);
  },
);

/** Accounts of agencies in use that do not pay in cash, and of any that ever had one, by name. */
export const listAccountsOf = serve(
  agencyAccountEndpoints.listAgencyAccounts,
  async (ctx, { q, below, cursor, limit = 50 }) => {
    const after = decodeCursor(cursor);
    const text = q?.trim().toLowerCase() ?? '';
    const conditions = [
      sql`(a.agency_id is not null or (g.status = ${masterData.codes.enabled} and g.payment_type <> 'cash'))`,
      ...(text === ''
        ? []
        : [sql`(strpos(g.name_search, ${text}) > 0 or strpos(lower(g.code), ${text}) > 0)`]),
      ...(below === true ? [sql`a.below_since is not null`] : []),
      ...(after === null ? [] : [sql`g.name_search > ${after[0]}`]),
    ];
    const rows = await readRows(
      ctx,
      sql`${sql.join(conditions, sql` and `)} order by g.name_search limit ${limit + 1}`,
    );
    return toPage({ rows, limit, key: (row) => [row.search], present: (row) => presentRow(ctx, row) });
  },
);
