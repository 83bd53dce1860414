import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { literalCode } from '../database/literal-code.ts';
import type { Db } from '../database/connections/open-database.ts';
import { RecentlyUsed } from '../recently-used.ts';

export const ENABLED = literalCode(masterData.codes.enabled);
export const ACTIVE = literalCode(accountStatus.codes.active);

/** What a membership gives its person. */
export interface MembershipStanding {
  readonly role_id: string;
  readonly role_name: string;
  readonly location_ids: readonly string[] | null;
  readonly department_ids: readonly string[] | null;
  readonly doctor_id: string | null;
  readonly agency_id: string | null;
  /** Where the person works, while it is open. */
  readonly location_id: string | null;
  readonly rights: Readonly<Record<string, number>>;
  readonly discount_upto_paise: number | null;
  readonly discount_max_percent: number | null;
}

/** What a person may do in a lab, and the lab as they find it. */
export interface Standing extends MembershipStanding {
  readonly needs_second_factor: boolean;
  readonly l_id: number;
  readonly lab_name: string;
  readonly prefix: string;
  readonly firm_id: string | null;
  readonly time_zone: string;
  readonly account_status: number;
  readonly catalogue_version: number;
  readonly rates_version: number;
  readonly switches: Readonly<Record<string, unknown>>;
}

/** What `labColumns` read. */
export type LabStanding = Pick<Standing, 'location_id'> &
  Omit<Standing, keyof MembershipStanding | 'needs_second_factor'>;

/** Of somebody who is no member of the lab. */
export const NO_MEMBERSHIP: MembershipStanding = {
  role_id: '',
  role_name: '',
  location_ids: null,
  department_ids: null,
  doctor_id: null,
  agency_id: null,
  location_id: null,
  rights: {},
  discount_upto_paise: null,
  discount_max_percent: null,
};

const LAB_COLUMNS = `
  l.name as lab_name, coalesce(f.lab_id_prefix, l.prefix) as prefix, f.firm_id, l.time_zone, l.account_status,
  l.catalogue_version, l.rates_version,
  coalesce((select json_object_agg(w.name, w.value) from lab_switch w where w.l_id = l.l_id), '{}') as switches`;

/** The lab `l` as a program finds it, with the place of work `place` and its firm `f`. */
export const labColumns = sql.raw(`l.l_id, place.location_id, ${LAB_COLUMNS}`);

/** A standing, of the membership `m`, its lab `l` and role `r`, the place of work `place` and its firm `f`. */
export const standingColumns = sql.raw(`
  m.l_id, m.role_id, r.name as role_name, r.needs_second_factor,
  m.location_ids, m.department_ids, m.doctor_id, m.agency_id, place.location_id,
  coalesce((select json_object_agg(rr.module, rr.bits) from role_right rr
    where rr.l_id = m.l_id and rr.role_id = m.role_id and not exists (
      select from location_subscription ls
      where ls.l_id = rr.l_id and ls.location_id = place.location_id and ls.module = rr.module
        and (now() at time zone l.time_zone)::date not between ls.starts_on and coalesce(ls.ends_on, 'infinity'))),
    '{}') as rights,
  m.discount_upto_paise, m.discount_max_percent,
  ${LAB_COLUMNS}`);

/**
 * The quarter of an hour by the database's clock. A day begins with a quarter in every time zone, and with a day modules of
 * a location open and close.
 */
export const quarterOfNow = sql<number>`floor(extract(epoch from now()) / 900)::int`;

/** Whose standing is asked for, as the session says it, and the mark and quarter under which it may be known. */
export interface StandingQuestion {
  readonly user_id: string;
  /** The chosen place of work in this lab. */
  readonly location_id: string | null;
  /** `lab.standing`, which every change that decides a standing replaces; null: there is no such lab. */
  readonly mark: string | null;
  readonly quarter: number;
}

interface KeptStanding {
  readonly quarter: number;
  readonly standing: Standing;
}

/** People at their places of work, per mark: a mark is random, and names one state of one lab. */
const kept = new RecentlyUsed<string, KeptStanding>(2_000);

interface MarkedStanding extends Standing {
  readonly mark: string;
}

/** The standing of an active member of a lab, with the mark that it has. Each of its tables renews marks (migration 0021). */
export function standingQuery(
  lId: number,
  { user_id, location_id }: StandingQuestion,
): RawBuilder<MarkedStanding> {
  return sql<MarkedStanding>`
    select ${standingColumns}, l.standing as mark
    from membership m
    join lab l on l.l_id = m.l_id
    join role r on r.l_id = m.l_id and r.role_id = m.role_id
    left join location place on place.l_id = m.l_id and place.location_id = ${location_id} and place.status = ${ENABLED}
    left join firm f on f.l_id = place.l_id and f.firm_id = place.firm_id
    where m.l_id = ${lId} and m.user_id = ${user_id} and m.status = ${ACTIVE}`;
}

/**
 * What somebody may do in a lab, from memory while its mark is that of now; null: they are no active member. A change
 * commits together with its new mark (migration 0021), so that every process finds it with the next request (ADR 11).
 */
export async function standingOf(db: Db, lId: number, question: StandingQuestion): Promise<Standing | null> {
  if (question.mark === null) return null;
  const { user_id, location_id, quarter } = question;
  const keyOf = (mark: string): string => `${mark} ${user_id} ${location_id ?? ''}`;
  const known = kept.get(keyOf(question.mark));
  if (known?.quarter === quarter) return known.standing;
  const { rows } = await standingQuery(lId, question).execute(db);
  const [standing] = rows;
  if (standing === undefined) return null;
  Object.freeze(standing.rights);
  Object.freeze(standing.switches);
  // Under the mark that it was read with, which may be a newer one.
  kept.set(keyOf(standing.mark), { quarter, standing: Object.freeze(standing) });
  return standing;
}
