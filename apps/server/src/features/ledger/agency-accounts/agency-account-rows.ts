import type { AgencySums } from '@nidan/domain/agencies/account-sums';
import type { AgencyAccountMode } from '@nidan/domain/enumerations/agencies';
import { sql } from 'kysely';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { ACCOUNT_SUMS } from './account-sums.ts';

/** An account with what was posted to it until it was locked. */
export interface LockedAccount extends AgencySums {
  readonly agencyId: string;
  readonly agency: string;
  readonly accountMode: AgencyAccountMode;
  /** In paise. */
  readonly limit: number;
  readonly creditDays: number;
  readonly isHeld: boolean;
  readonly belowSince: Date | null;
  /** Since when it is warned. */
  readonly warnedAt: Date | null;
  readonly version: number;
}

async function lockRow({ db, lId }: Ctx, agencyId: string): Promise<LockedAccount | null> {
  const { rows } = await sql<LockedAccount>`
    select a.agency_id as "agencyId", g.name as agency, g.account_mode as "accountMode", a.limit_paise as limit,
      a.credit_days as "creditDays", a.is_held as "isHeld", a.below_since as "belowSince", a.warned_at as "warnedAt",
      a.version, ${ACCOUNT_SUMS}
    from agency_account a join agency g on g.l_id = a.l_id and g.agency_id = a.agency_id
    where a.l_id = ${lId} and a.agency_id = ${agencyId} for no key update of a`.execute(db);
  return rows[0] ?? null;
}

/** Locks the account of an agency, after its bills and before any counter; the first time it is made. */
export async function lockAgencyAccount(ctx: Ctx, agencyId: string): Promise<LockedAccount> {
  const found = await lockRow(ctx, agencyId);
  if (found !== null) return found;
  await sql`
    insert into agency_account (l_id, agency_id) values (${ctx.lId}, ${agencyId})
    on conflict do nothing`.execute(ctx.db);
  const made = await lockRow(ctx, agencyId);
  if (made === null) throw refuse('not-found');
  return made;
}

type Standing = Pick<LockedAccount, 'agencyId' | 'isHeld' | 'belowSince' | 'warnedAt'>;

/** Writes since when a locked account is warned, and less than nothing is available of it, and whether it is held to its limit. */
export async function writeAccountStanding(
  ctx: Ctx,
  { agencyId, isHeld, belowSince, warnedAt }: Standing,
): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update agency_account set is_held = ${isHeld}, below_since = ${belowSince}, warned_at = ${warnedAt}
      where l_id = ${ctx.lId} and agency_id = ${agencyId}`,
  );
}

/** Writes another limit of a locked account, in paise, and its days of credit; counts up its version. */
export async function writeAccountTerms(
  ctx: Ctx,
  agencyId: string,
  { limitPaise, creditDays }: { readonly limitPaise: number; readonly creditDays: number },
): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update agency_account set limit_paise = ${limitPaise}, credit_days = ${creditDays}, version = version + 1
      where l_id = ${ctx.lId} and agency_id = ${agencyId}`,
  );
}

/** Adds what is posted in the name of an agency to the sums of its account, which is locked; in paise. */
export async function addToAccount(
  ctx: Ctx,
  agencyId: string,
  { deposits, creditNotes, charges, debitNotes }: AgencySums,
): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update agency_account set deposits_paise = deposits_paise + ${deposits},
        credit_notes_paise = credit_notes_paise + ${creditNotes}, charges_paise = charges_paise + ${charges},
        debit_notes_paise = debit_notes_paise + ${debitNotes}
      where l_id = ${ctx.lId} and agency_id = ${agencyId}`,
  );
}
