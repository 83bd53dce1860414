import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { commonRights, type Rights } from '@nidan/domain/access/rights';
import { narrowedScope, scopeInForce, seesLocation, type WorkScope } from '@nidan/domain/access/work-scope';
import type { UserType } from '@nidan/domain/enumerations/users';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { literalCode } from '../database/literal-code.ts';
import type { Db } from '../database/open-database.ts';
import { isLive, wasProvedRecently, wasSeenLongAgo } from './session-state.ts';

const ENABLED = literalCode(masterData.codes.enabled);
const ACTIVE = literalCode(accountStatus.codes.active);
const API = literalCode('API' satisfies UserType);

/** Who calls, in which lab, with which rights: read anew for each request, so that a revocation works at once. */
export interface Caller {
  readonly userId: string;
  readonly name: string;
  readonly isDemoUser: boolean;
  readonly roleId: string;
  readonly roleName: string;
  /** Where the person works; null until it is chosen, in another lab than the chosen one, and once it is disabled. */
  readonly locationId: string | null;
  /** Permission bits per module, without those that the location has no subscription of. */
  readonly rights: Readonly<Record<string, number>>;
  /** What of the lab they see. */
  readonly scope: WorkScope;
  readonly discountUptoPaise: number | null;
  readonly discountMaxPercent: number | null;
  /** Whether a password or a code was asked in the last 5 minutes (`requireProof`). */
  readonly provedRecently: boolean;
}

export interface CallerLab {
  readonly lId: number;
  readonly name: string;
  /** Letters of the lab IDs that are given where the caller works. */
  readonly prefix: string;
  readonly timeZone: string;
  readonly accountStatus: number;
  readonly catalogueVersion: number;
  readonly switches: Readonly<Record<string, unknown>>;
}

export interface StoredAnswer {
  readonly requestHash: Buffer;
  readonly status: number;
  readonly answer: string;
}

interface CallerRow {
  readonly user_id: string;
  readonly name: string;
  readonly user_type: UserType;
  readonly is_demo_user: boolean;
  readonly l_id: number | null;
  readonly role_id: string;
  readonly location_ids: string[] | null;
  readonly department_ids: string[] | null;
  readonly doctor_id: string | null;
  readonly agency_id: string | null;
  readonly location_id: string | null;
  readonly role_name: string;
  readonly rights: Record<string, number>;
  readonly discount_upto_paise: number | null;
  readonly discount_max_percent: number | null;
  readonly lab_name: string;
  readonly prefix: string;
  readonly time_zone: string;
  readonly account_status: number;
  readonly catalogue_version: number;
  readonly switches: Record<string, unknown>;
  readonly request_hash: Buffer | null;
  readonly answer_status: number | null;
  readonly answer: string | null;
  readonly awaits: string | null;
  readonly lacks_second_factor: boolean | null;
  readonly proved_recently: boolean;
  readonly seen_long_ago: boolean;
}

export interface CallerQuestion {
  readonly tokenHash: Buffer;
  readonly idleSeconds: number;
  readonly lId: number;
  readonly idempotencyKey: string | null;
}

export interface CallerAnswer {
  readonly caller: Caller;
  /** Null when the session is good but the lab is not one of its labs. */
  readonly lab: CallerLab | null;
  /** True while the code, a new password or the enrolment is missing: nothing else is answered. */
  readonly incomplete: boolean;
  /** True when the role asks for a second factor and the session was opened without one. */
  readonly lacksSecondFactor: boolean;
  /** True when the session's last use was noted so long ago that it is to be noted again. */
  readonly seenLongAgo: boolean;
  readonly stored: StoredAnswer | null;
}

/**
 * What a caller may do and sees, of the membership `m`, its lab `l` and role `r`, the user `u`, the place of work `place` and
 * its firm `f`, and the answer `i`.
 */
const callerColumns = sql.raw(`
  u.user_id, u.name, u.user_type, u.is_demo_user, m.l_id, m.role_id, r.name as role_name,
  m.location_ids, m.department_ids, m.doctor_id, m.agency_id, place.location_id,
  coalesce((select json_object_agg(rr.module, rr.bits) from role_right rr
    where rr.l_id = m.l_id and rr.role_id = m.role_id and not exists (
      select from location_subscription ls
      where ls.l_id = rr.l_id and ls.location_id = place.location_id and ls.module = rr.module
        and (now() at time zone l.time_zone)::date not between ls.starts_on and coalesce(ls.ends_on, 'infinity'))),
    '{}') as rights,
  m.discount_upto_paise, m.discount_max_percent,
  l.name as lab_name, coalesce(f.lab_id_prefix, l.prefix) as prefix, l.time_zone, l.account_status, l.catalogue_version,
  coalesce((select json_object_agg(w.name, w.value) from lab_switch w where w.l_id = m.l_id), '{}') as switches,
  i.request_hash, i.status as answer_status, i.answer`);

/** Reads the session, the membership in the lab, the rights and a stored answer in one statement; null: not signed in. */
export async function readCaller(db: Db, question: CallerQuestion): Promise<CallerAnswer | null> {
  const { rows } = await sql<CallerRow>`
    select ${callerColumns},
      s.awaits, r.needs_second_factor and s.second_factor_at is null as lacks_second_factor,
      ${wasProvedRecently} as proved_recently, ${wasSeenLongAgo} as seen_long_ago
    from session s
    join login_user u on u.user_id = s.user_id and u.status = ${ACTIVE}
    left join membership m on m.user_id = s.user_id and m.l_id = ${question.lId} and m.status = ${ACTIVE}
    left join lab l on l.l_id = m.l_id
    left join location place on place.l_id = m.l_id and s.l_id = m.l_id and place.location_id = s.location_id
      and place.status = ${ENABLED}
    left join firm f on f.l_id = place.l_id and f.firm_id = place.firm_id
    left join role r on r.l_id = m.l_id and r.role_id = m.role_id
    left join idempotency i on i.l_id = ${question.lId} and i.user_id = s.user_id and i.key = ${question.idempotencyKey}
    where s.token_hash = ${question.tokenHash} and ${isLive(question.idleSeconds)}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : presentCaller(row);
}

interface KeyQuestion {
  readonly keyHash: Buffer;
  readonly lId: number;
  readonly idempotencyKey: string | null;
}

interface KeyRow extends CallerRow {
  readonly key_rights: Rights;
  readonly key_location_ids: string[] | null;
}

/** Reads the program that a key is of: its role and places, narrowed to those of the key; null: no live key of this lab. */
export async function readKeyCaller(db: Db, question: KeyQuestion): Promise<CallerAnswer | null> {
  const { rows } = await sql<KeyRow>`
    select ${callerColumns}, k.rights as key_rights, k.location_ids as key_location_ids,
      null as awaits, false as lacks_second_factor, false as proved_recently, false as seen_long_ago
    from api_key k
    join login_user u on u.user_id = k.user_id and u.status = ${ACTIVE} and u.user_type = ${API}
    join membership m on m.l_id = k.l_id and m.user_id = k.user_id and m.status = ${ACTIVE}
    join lab l on l.l_id = m.l_id
    join role r on r.l_id = m.l_id and r.role_id = m.role_id
    left join location place on place.l_id = k.l_id and cardinality(k.location_ids) = 1
      and place.location_id = k.location_ids[1] and place.status = ${ENABLED}
    left join firm f on f.l_id = place.l_id and f.firm_id = place.firm_id
    left join idempotency i on i.l_id = k.l_id and i.user_id = k.user_id and i.key = ${question.idempotencyKey}
    where k.l_id = ${question.lId} and k.secret_hash = ${question.keyHash} and k.revoked_at is null
      and k.expires_at > now()`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { caller, ...answer } = presentCaller(row);
  const scope = narrowedScope(caller.scope, row.key_location_ids);
  const rights = commonRights(row.key_rights, caller.rights);
  return { ...answer, caller: { ...caller, scope, rights, locationId: placeSeen(scope, row.location_id) } };
}

interface MemberRow extends CallerRow {
  readonly user_status: number;
  readonly membership_status: number;
}

export interface Member extends CallerAnswer {
  /** Codes of the account status (spec §4), of the person and in this lab. */
  readonly userStatus: number;
  readonly membershipStatus: number;
}

/** Reads a person of a lab as they would be admitted, whatever the standing of their account; null: the lab has none of this id. */
export async function readMember(
  db: Db,
  { lId, userId }: { readonly lId: number; readonly userId: string },
): Promise<Member | null> {
  const { rows } = await sql<MemberRow>`
    select ${callerColumns}, u.status as user_status, m.status as membership_status,
      null as awaits, false as lacks_second_factor, false as proved_recently, false as seen_long_ago
    from membership m
    join login_user u on u.user_id = m.user_id
    join lab l on l.l_id = m.l_id
    join role r on r.l_id = m.l_id and r.role_id = m.role_id
    left join location place on false
    left join firm f on false
    left join idempotency i on false
    where m.l_id = ${lId} and m.user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...presentCaller(row), userStatus: row.user_status, membershipStatus: row.membership_status };
}

function presentCaller(row: CallerRow): CallerAnswer {
  const scope = scopeInForce(row.user_type, {
    locationIds: row.location_ids,
    departmentIds: row.department_ids,
    doctorId: row.doctor_id,
    agencyId: row.agency_id,
  });
  return {
    caller: {
      userId: row.user_id,
      name: row.name,
      isDemoUser: row.is_demo_user,
      roleId: row.role_id,
      roleName: row.role_name,
      locationId: placeSeen(scope, row.location_id),
      rights: row.rights,
      scope,
      discountUptoPaise: row.discount_upto_paise,
      discountMaxPercent: row.discount_max_percent,
      provedRecently: row.proved_recently,
    },
    incomplete: row.awaits !== null,
    lacksSecondFactor: row.lacks_second_factor === true,
    seenLongAgo: row.seen_long_ago,
    lab: row.l_id === null ? null : presentLab(row, row.l_id),
    stored: presentStored(row),
  };
}

/** A place that was taken from a person counts no more, at once. */
function placeSeen(scope: WorkScope, locationId: string | null): string | null {
  return locationId !== null && seesLocation(scope, locationId) ? locationId : null;
}

function presentLab(row: CallerRow, lId: number): CallerLab {
  return {
    lId,
    name: row.lab_name,
    prefix: row.prefix,
    timeZone: row.time_zone,
    accountStatus: row.account_status,
    catalogueVersion: row.catalogue_version,
    switches: row.switches,
  };
}

function presentStored(row: CallerRow): StoredAnswer | null {
  if (row.request_hash === null || row.answer_status === null || row.answer === null) return null;
  return { requestHash: row.request_hash, status: row.answer_status, answer: row.answer };
}
