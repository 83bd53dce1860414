import { isProgram } from '@nidan/domain/access/programs';
import { commonRights, type Rights, rightsInForce } from '@nidan/domain/access/rights';
import { narrowedScope, scopeInForce, seesLocation, type WorkScope } from '@nidan/domain/access/work-scope';
import type { UserType } from '@nidan/domain/enumerations/users';
import { sql } from 'kysely';
import { literalCode } from '../database/literal-code.ts';
import type { Db } from '../database/connections/open-database.ts';
import { type KeptAnswer, unpackAnswer } from '../http/kept-answer.ts';
import {
  isLive,
  type ViewedAs,
  viewedAs,
  type ViewedRow,
  wasProvedRecently,
  wasSeenLongAgo,
} from './session-state.ts';
import {
  ACTIVE,
  ENABLED,
  labColumns,
  type LabStanding,
  type MembershipStanding,
  NO_MEMBERSHIP,
  quarterOfNow,
  type Standing,
  standingColumns,
  standingOf,
  type StandingQuestion,
} from './standing.ts';

const API = literalCode('API' satisfies UserType);

/** Who calls, in which lab, with which rights: as of this request: a revocation works with the next one (ADR 11). */
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
  /** Whose documents are numbered where the caller works; null: those of the lab itself. */
  readonly firmId: string | null;
  readonly timeZone: string;
  readonly accountStatus: number;
  readonly catalogueVersion: number;
  readonly ratesVersion: number;
  readonly switches: Readonly<Record<string, unknown>>;
}

export interface StoredAnswer {
  readonly requestHash: Buffer;
  readonly status: number;
  readonly answer: string;
}

/** The person, and the answer to their request when it was made before. */
interface PersonRow extends KeptAnswer {
  readonly user_id: string;
  readonly name: string;
  readonly user_type: UserType;
  readonly is_demo_user: boolean;
  readonly request_hash: Buffer | null;
  readonly answer_status: number | null;
}

interface SessionRow extends PersonRow, StandingQuestion, ViewedRow {
  readonly awaits: string | null;
  readonly has_second_factor: boolean;
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
  /** True when the session was opened, or gone on with, by the second factor. */
  readonly byCode: boolean;
  /** True when the session's last use was noted so long ago that it is to be noted again. */
  readonly seenLongAgo: boolean;
  readonly stored: StoredAnswer | null;
  /** With whose eyes the session looks at this lab; null: those of its person. */
  readonly viewed: ViewedAs | null;
  /** What they are called, once the answer is narrowed to what they see (`throughView`): nothing can be changed then. */
  readonly viewing: string | null;
}

/** Of the user `u` and the answer `i`. */
const personColumns = sql.raw(`
  u.user_id, u.name, u.user_type, u.is_demo_user, i.request_hash, i.status as answer_status, i.answer, i.packed_answer`);

/**
 * Reads the session, its person and a stored answer, and what the person may do in the lab unless that is known already; null:
 * not signed in.
 */
export async function readCaller(db: Db, question: CallerQuestion): Promise<CallerAnswer | null> {
  const { lId } = question;
  const { rows } = await sql<SessionRow>`
    select ${personColumns}, l.standing as mark, ${quarterOfNow} as quarter,
      case when s.l_id = ${lId} then s.location_id end as location_id,
      case when s.l_id = ${lId} then s.viewed_role_id end as viewed_role_id,
      case when s.l_id = ${lId} then s.viewed_user_id end as viewed_user_id,
      s.awaits, s.second_factor_at is not null as has_second_factor,
      ${wasProvedRecently} as proved_recently, ${wasSeenLongAgo} as seen_long_ago
    from session s
    join login_user u on u.user_id = s.user_id and u.status = ${ACTIVE}
    left join lab l on l.l_id = ${lId}
    left join idempotency i on i.l_id = ${lId} and i.user_id = s.user_id and i.key = ${question.idempotencyKey}
    where s.token_hash = ${question.tokenHash} and ${isLive(question.idleSeconds)}`.execute(db);
  const [session] = rows;
  if (session === undefined) return null;
  const standing = await standingOf(db, lId, session);
  return {
    ...presentAnswer(session, standing),
    caller: { ...presentCaller(session, standing ?? NO_MEMBERSHIP), provedRecently: session.proved_recently },
    incomplete: session.awaits !== null,
    lacksSecondFactor: standing?.needs_second_factor === true && !session.has_second_factor,
    byCode: session.has_second_factor,
    seenLongAgo: session.seen_long_ago,
    viewed: viewedAs(session),
  };
}

interface KeyQuestion {
  readonly keyHash: Buffer;
  readonly lId: number;
  readonly idempotencyKey: string | null;
}

interface KeyRow extends PersonRow, Standing {
  readonly key_rights: Rights;
  readonly key_location_ids: string[] | null;
}

/** Reads the program that a key is of: its role and places, narrowed to those of the key; null: no live key of this lab. */
export async function readKeyCaller(db: Db, question: KeyQuestion): Promise<CallerAnswer | null> {
  const { rows } = await sql<KeyRow>`
    select ${personColumns}, ${standingColumns}, k.rights as key_rights, k.location_ids as key_location_ids
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
  const caller = presentCaller(row, row);
  const scope = narrowedScope(caller.scope, row.key_location_ids);
  const rights = commonRights(row.key_rights, caller.rights);
  return {
    ...presentAnswer(row, row),
    caller: { ...caller, scope, rights, locationId: placeSeen(scope, row.location_id) },
  };
}

interface MemberRow extends PersonRow, Standing {
  readonly user_status: number;
  readonly membership_status: number;
}

export interface Member extends CallerAnswer {
  /** Codes of the account status (spec §4), of the person and in this lab. */
  readonly userStatus: number;
  readonly membershipStatus: number;
}

interface MemberQuestion {
  readonly lId: number;
  readonly userId: string;
  /** Where what is done in their name belongs; nowhere unless told. */
  readonly locationId?: string;
}

/** Reads a person of a lab as they would be admitted, whatever the standing of their account; null: the lab has none of this id. */
export async function readMember(
  db: Db,
  { lId, userId, locationId }: MemberQuestion,
): Promise<Member | null> {
  const { rows } = await sql<MemberRow>`
    select ${personColumns}, ${standingColumns}, u.status as user_status, m.status as membership_status
    from membership m
    join login_user u on u.user_id = m.user_id
    join lab l on l.l_id = m.l_id
    join role r on r.l_id = m.l_id and r.role_id = m.role_id
    left join location place on place.l_id = m.l_id and place.location_id = ${locationId ?? null}
    left join firm f on f.l_id = place.l_id and f.firm_id = place.firm_id
    left join idempotency i on false
    where m.l_id = ${lId} and m.user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    ...presentAnswer(row, row),
    caller: presentCaller(row, row),
    userStatus: row.user_status,
    membershipStatus: row.membership_status,
  };
}

interface ProgramRow extends PersonRow, LabStanding {
  readonly user_status: number;
}

/** Reads a program of the product as it acts in a lab: it sees the whole lab and has no right there; null: there is no such program or lab. */
export async function readProgram(
  db: Db,
  { lId, userId, locationId }: MemberQuestion,
): Promise<Member | null> {
  if (!isProgram(userId)) return null;
  const { rows } = await sql<ProgramRow>`
    select ${personColumns}, ${labColumns}, u.status as user_status
    from lab l
    join login_user u on u.user_id = ${userId}
    left join location place on place.l_id = l.l_id and place.location_id = ${locationId ?? null}
    left join firm f on f.l_id = place.l_id and f.firm_id = place.firm_id
    left join idempotency i on false
    where l.l_id = ${lId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const standing = { ...NO_MEMBERSHIP, ...row, role_name: row.name, needs_second_factor: false };
  return {
    ...presentAnswer(row, standing),
    caller: presentCaller(row, standing),
    userStatus: row.user_status,
    membershipStatus: row.user_status,
  };
}

/** A caller of whom no session is known. */
function presentCaller(person: PersonRow, standing: MembershipStanding): Caller {
  const scope = scopeInForce(person.user_type, {
    locationIds: standing.location_ids,
    departmentIds: standing.department_ids,
    doctorId: standing.doctor_id,
    agencyId: standing.agency_id,
  });
  return {
    userId: person.user_id,
    name: person.name,
    isDemoUser: person.is_demo_user,
    roleId: standing.role_id,
    roleName: standing.role_name,
    locationId: placeSeen(scope, standing.location_id),
    rights: rightsInForce(person.user_type, standing.rights),
    scope,
    discountUptoPaise: standing.discount_upto_paise,
    discountMaxPercent: standing.discount_max_percent,
    provedRecently: false,
  };
}

/** What is told beside the caller, of whom no session is known. */
function presentAnswer(person: PersonRow, standing: Standing | null): Omit<CallerAnswer, 'caller'> {
  return {
    lab: standing === null ? null : presentLab(standing),
    stored: presentStored(person),
    incomplete: false,
    lacksSecondFactor: false,
    byCode: false,
    seenLongAgo: false,
    viewed: null,
    viewing: null,
  };
}

/** A place that was taken from a person counts no more, at once. */
function placeSeen(scope: WorkScope, locationId: string | null): string | null {
  return locationId !== null && seesLocation(scope, locationId) ? locationId : null;
}

function presentLab(row: Standing): CallerLab {
  return {
    lId: row.l_id,
    name: row.lab_name,
    prefix: row.prefix,
    firmId: row.firm_id,
    timeZone: row.time_zone,
    accountStatus: row.account_status,
    catalogueVersion: row.catalogue_version,
    ratesVersion: row.rates_version,
    switches: row.switches,
  };
}

function presentStored(row: PersonRow): StoredAnswer | null {
  if (row.request_hash === null || row.answer_status === null) return null;
  const answer = unpackAnswer(row);
  return answer === null ? null : { requestHash: row.request_hash, status: row.answer_status, answer };
}
