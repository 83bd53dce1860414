import * as duplicateEndpoints from '@nidan/contract/people/patients/duplicate-endpoints';
import type { DuplicatePair } from '@nidan/contract/people/patients/duplicate-endpoints';
import { LIKELY_DUPLICATE, POSSIBLE_DUPLICATE } from '@nidan/domain/people/names/duplicate-score';
import { type RawBuilder, sql } from 'kysely';
import { patientInScope } from '../../../../kernel/access/in-scope.ts';
import { decodeCursor, encodeCursor } from '../../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { comparedColumns, type ComparedRow, verdictOf } from './compared-person.ts';
import { patientColumns, type PatientRow } from '../patient-record-columns.ts';
import { presentPatient } from '../present-patient.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** People that one statement looks at, statements of one request, and others that share one thing with a person. */
const STEP = 200;
const STEPS = 10;
const SHARED_BY = 20;
/** Before every id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Candidate {
  readonly one_id: string;
  /** Null where nobody shares anything with the person, whom the scan has then passed. */
  readonly other_id: string | null;
}

type Pair = Omit<DuplicatePair, 'one' | 'other'> & { readonly oneId: string; readonly otherId: string };

/**
 * Others who share with `patient p` what no two people share by chance: a phone, an ABHA, a passport, an SRF id or the birth date. Every branch is bounded, as
 * all patients of a camp may carry one phone. What shares none of these never scores enough to be shown.
 */
function sharers(isOlder: boolean): RawBuilder<unknown> {
  const branch = (condition: RawBuilder<unknown>) => sql`(
    select k.patient_id from patient k
    where k.l_id = p.l_id and ${condition} and k.merged_into is null
      and ${isOlder ? sql`k.patient_id < p.patient_id` : sql`k.patient_id <> p.patient_id`}
    order by k.patient_id desc limit ${SHARED_BY})`;
  const branches = [
    sql`k.phone = p.phone`,
    sql`k.phone_2 = p.phone`,
    sql`k.phone = p.phone_2`,
    sql`k.phone_2 = p.phone_2`,
    sql`k.abha_id = p.abha_id`,
    sql`k.passport_number = p.passport_number`,
    sql`k.srf_id = p.srf_id`,
    sql`k.birthdate = p.birthdate and k.sex = p.sex`,
  ];
  return sql.join(branches.map(branch), sql` union `);
}

interface Scan {
  readonly patientId: string | undefined;
  /** The pair after which to go on. */
  readonly after: readonly [oneId: string, otherId: string] | null;
}

/** Pairs of the next people, the latest registered first, without those that somebody told apart. */
async function readCandidates(ctx: Ctx, { patientId, after }: Scan): Promise<readonly Candidate[]> {
  const person =
    patientId === undefined
      ? sql`(${after === null} or p.patient_id <= ${after?.[0] ?? NOBODY}::uuid)`
      : sql`p.patient_id = ${patientId}`;
  const rest =
    after === null ? sql`true` : sql`(p.patient_id, c.patient_id) < (${after[0]}::uuid, ${after[1]}::uuid)`;
  const { rows } = await sql<Candidate>`
    select p.patient_id as one_id, c.patient_id as other_id
    from (
      select p.l_id, p.patient_id, p.phone, p.phone_2, p.abha_id, p.passport_number, p.srf_id, p.birthdate, p.sex from patient p
      where p.l_id = ${ctx.lId} and p.merged_into is null and ${person}
        and ${patientInScope(ctx, sql.ref('p.patient_id'))}
      order by p.patient_id desc limit ${STEP}) p
    left join lateral (
      select c.patient_id from (${sharers(patientId === undefined)}) c
      where ${rest} and ${patientInScope(ctx, sql.ref('c.patient_id'))} and not exists (
        select from patient_pair_apart a
        where a.l_id = p.l_id and a.one_id = least(p.patient_id, c.patient_id)
          and a.other_id = greatest(p.patient_id, c.patient_id))) c on true
    order by p.patient_id desc, c.patient_id desc`.execute(ctx.db);
  return rows;
}

async function readCompared(
  { db, lId }: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ComparedRow>> {
  const { rows } = await sql<ComparedRow>`
    select ${comparedColumns} from patient p
    where p.l_id = ${lId} and p.patient_id = any(${[...new Set(ids)]})`.execute(db);
  return new Map(rows.map((row) => [row.patient_id, row]));
}

/** The candidates whose score is enough, with it. */
async function judge(ctx: Ctx, candidates: readonly Candidate[], least: number): Promise<Pair[]> {
  const pairs = candidates.flatMap(({ one_id: oneId, other_id: otherId }) =>
    otherId === null ? [] : [{ oneId, otherId }],
  );
  const people = await readCompared(
    ctx,
    pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]),
  );
  return pairs.flatMap(({ oneId, otherId }) => {
    const [one, other] = [people.get(oneId), people.get(otherId)];
    if (one === undefined || other === undefined) return [];
    const verdict = verdictOf(ctx, one, other);
    return verdict.score < least ? [] : [{ oneId, otherId, ...verdict }];
  });
}

async function present(ctx: Ctx, pairs: readonly Pair[]): Promise<DuplicatePair[]> {
  const ids = pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]);
  const { rows } = await sql<PatientRow>`
    select ${patientColumns} from patient p
    where p.l_id = ${ctx.lId} and p.patient_id = any(${[...new Set(ids)]})`.execute(ctx.db);
  const records = new Map(rows.map((row) => [row.patient_id, presentPatient(ctx, row)]));
  return pairs.flatMap(({ oneId, otherId, ...verdict }) => {
    const [one, other] = [records.get(oneId), records.get(otherId)];
    return one === undefined || other === undefined ? [] : [{ one, other, ...verdict }];
  });
}

/** The pair or person where a scan has come to; null at its end. */
function nextOf(candidates: readonly Candidate[], patientId: string | undefined): Scan['after'] {
  const last = candidates.at(-1);
  const people = new Set(candidates.map(({ one_id }) => one_id)).size;
  return last === undefined || patientId !== undefined || people < STEP ? null : [last.one_id, NOBODY];
}

/**
 * Pairs of records that may be one person. It looks at people in the order of their registration and stops when the page is full or 2,000
 * were looked at; the cursor goes on from there.
 */
export const listDuplicatesOf = serve(
  duplicateEndpoints.listDuplicates,
  async (ctx, { patientId, likelyOnly, cursor, limit = 50 }) => {
    const given = decodeCursor(cursor);
    const least = likelyOnly === true ? LIKELY_DUPLICATE : POSSIBLE_DUPLICATE;
    const found: Pair[] = [];
    let after: Scan['after'] = given === null ? null : [String(given[0]), String(given[1])];
    for (let step = 0; step < STEPS; step += 1) {
      const candidates = await readCandidates(ctx, { patientId, after });
      found.push(...(await judge(ctx, candidates, least)));
      after = nextOf(candidates, patientId);
      if (after === null || found.length > limit) break;
    }
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const cut = found.length > limit && last !== undefined ? ([last.oneId, last.otherId] as const) : after;
    return { rows: await present(ctx, shown), next: cut === null ? null : encodeCursor(cut) };
  },
);
