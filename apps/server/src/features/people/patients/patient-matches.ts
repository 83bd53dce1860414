import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { parsePatientSearch, type PatientSearch } from '@nidan/domain/people/patient-search';
import { type RawBuilder, sql } from 'kysely';
import { patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { leadsTo } from './patient-record-columns.ts';
import { shownToDemoUsers } from './merging/demo-matches.ts';

/** Records that a search finds: id and the key they are ordered by. One that was merged stands for whom it leads to. */
interface Match {
  readonly patient_id: string;
  readonly key: string;
}

export interface MatchQuestion {
  readonly q: string;
  readonly limit: number;
  /** Key and id of the last row of the page before. */
  readonly after: readonly (string | number)[] | null;
}

/** Words of a name that are compared; more say nothing new. */
const MOST_WORDS = 4;
/** A word that more people have than this is not the one to start from. */
const COMMON = 1_000;

/** A text that begins with `prefix`, as a range, which an index serves under row-level security where LIKE cannot. */
export function beginsWith(column: RawBuilder<unknown>, prefix: string): RawBuilder<boolean> {
  return sql<boolean>`${column} >= ${prefix} and ${column} < ${`${prefix}\u{10ffff}`}`;
}

function page(question: MatchQuestion, key: RawBuilder<unknown>): RawBuilder<unknown> {
  const { after, limit } = question;
  const rest = after === null ? sql`` : sql`and (${key}, patient_id) > (${after[0]}, ${after[1]}::uuid)`;
  return sql`${rest} order by ${key}, patient_id limit ${limit}`;
}

interface ColumnSearch {
  readonly column: string;
  readonly value: string;
  /** Columns that the same search looks through. */
  readonly among?: readonly string[];
}

/** Records by what a column begins with; of those that were merged, the ones whose survivor is not found by the same search. */
function byColumn(
  ctx: Ctx,
  question: MatchQuestion,
  { column: name, value, among = [name] }: ColumnSearch,
): RawBuilder<Match> {
  const column = sql.ref(name);
  const isKnown = among.map((one) => beginsWith(sql.ref(`s.${one}`), value));
  return sql<Match>`(
    select patient_id, ${column} as key from patient
    where l_id = ${ctx.lId} and ${beginsWith(column, value)}
      and ${patientInScope(ctx, leadsTo('patient'))}
      and (merged_into is null or not exists (
        select from patient s
        where s.l_id = ${ctx.lId} and s.patient_id = patient.merged_into and (${sql.join(isKnown, sql` or `)})))
      ${page(question, column)})`;
}

const PHONES = ['phone', 'phone_2'];

function byPhone(ctx: Ctx, question: MatchQuestion, value: string): RawBuilder<Match> {
  const first = byColumn(ctx, question, { column: 'phone', value, among: PHONES });
  const second = byColumn(ctx, question, { column: 'phone_2', value, among: PHONES });
  // A person who is found by both numbers comes under the first.
  return sql<Match>`(
    select * from ${first} f union all
    select * from ${second} s where not exists (
      select 1 from patient p where p.l_id = ${ctx.lId} and p.patient_id = s.patient_id
        and ${beginsWith(sql.ref('p.phone'), value)})
    order by key, patient_id limit ${question.limit})`;
}

function hasWord(ctx: Ctx, word: string): RawBuilder<unknown> {
  return sql`exists (
    select 1 from patient_name_token o
    where o.l_id = ${ctx.lId} and o.patient_id = t.patient_id and ${beginsWith(sql.ref('o.token'), word)})`;
}

/** People by the tokens that begin with one word, in the order of the index, who have the other words too. */
function fromWord(ctx: Ctx, question: MatchQuestion, search: { first: string; others: readonly string[] }) {
  const { first, others } = search;
  // Of several words of one person that match, the first in order stands for the person.
  const once = sql`not exists (
    select 1 from patient_name_token d
    where d.l_id = ${ctx.lId} and d.patient_id = t.patient_id and d.token >= ${first} and d.token < t.token)`;
  const seen = patientInScope(ctx, sql.ref('t.patient_id'));
  const conditions = [once, seen, ...others.map((word) => hasWord(ctx, word))];
  return (chosen: RawBuilder<unknown>) => sql<Match>`(
    select patient_id, token as key from patient_name_token t
    where ${chosen} t.l_id = ${ctx.lId} and ${beginsWith(sql.ref('token'), first)}
      and ${sql.join(conditions, sql` and `)}
    ${page(question, sql.ref('token'))})`;
}

/** The word that the fewest people have, as a sub-query of its place among the words. */
function rarestOf(ctx: Ctx, words: readonly string[]): RawBuilder<unknown> {
  const counts = words.map(
    (word, place) => sql`select ${place}::int as place, (select count(*) from (
      select 1 from patient_name_token where l_id = ${ctx.lId} and ${beginsWith(sql.ref('token'), word)}
      limit ${COMMON}) c) as people`,
  );
  return sql`select place from (${sql.join(counts, sql` union all `)}) w order by people, place limit 1`;
}

/**
 * People by name. Of several words the search starts from the rarest: every start is a branch of the statement, and all
 * but the chosen one end before they begin. The next page starts from the word of the page before.
 */
function byName(ctx: Ctx, question: MatchQuestion, name: string): RawBuilder<Match> | null {
  const words = [...new Set(nameWords(name))].slice(0, MOST_WORDS);
  const branches = words.map((first) =>
    fromWord(ctx, question, { first, others: words.filter((word) => word !== first) }),
  );
  const lastKey = String(question.after?.[0] ?? '');
  const before = words.findIndex((word) => question.after !== null && lastKey.startsWith(word));
  const only = branches[branches.length === 1 ? 0 : before];
  if (only !== undefined) return only(sql``);
  if (branches.length === 0) return null;
  const chosen = branches.map((branch, place) => branch(sql`(select place from rarest) = ${place}::int and`));
  return sql<Match>`(
    with rarest as materialized (${rarestOf(ctx, words)})
    select patient_id, key from (${sql.join(chosen, sql` union all `)}) m order by key, patient_id limit ${question.limit})`;
}

/** Without a key, which would stand readable in the cursor. */
function byWhatMasksShow(ctx: Ctx, question: MatchQuestion, search: PatientSearch): RawBuilder<Match> | null {
  const shown = shownToDemoUsers(search);
  if (shown === null) return null;
  const isFound = search.by === 'patient_code' ? sql`true` : sql`merged_into is null`;
  return sql<Match>`(
    select patient_id, ''::text as key from patient p
    where l_id = ${ctx.lId} and ${isFound} and ${shown} ${page(question, sql`''::text`)})`;
}

function matchesOf(ctx: Ctx, question: MatchQuestion, search: PatientSearch): RawBuilder<Match> | null {
  if (search.by === 'name') return byName(ctx, question, search.value);
  if (search.by === 'phone') return byPhone(ctx, question, search.value);
  return byColumn(ctx, question, { column: search.by, value: search.value });
}

/**
 * A sub-query of the people that a search text finds, in the order of an index, which bounds its cost whatever the number of
 * people; null when the text can find nobody.
 */
export function matchingPatients(ctx: Ctx, question: MatchQuestion): RawBuilder<Match> | null {
  const search = parsePatientSearch(question.q);
  return ctx.caller.isDemoUser ? byWhatMasksShow(ctx, question, search) : matchesOf(ctx, question, search);
}

/** Ids of the people that a search finds, at most `limit`, with whether there may be more. */
export async function matchingPatientIds(
  ctx: Ctx,
  q: string,
  limit: number,
): Promise<{ ids: string[]; more: boolean }> {
  const found = matchingPatients(ctx, { q, limit: limit + 1, after: null });
  if (found === null) return { ids: [], more: false };
  const { rows } = await sql<{ patient_id: string }>`
    select ${leadsTo('f')} as patient_id
    from ${found} m join patient f on f.l_id = ${ctx.lId} and f.patient_id = m.patient_id`.execute(ctx.db);
  const ids = rows.slice(0, limit).map((row) => row.patient_id);
  return { ids: [...new Set(ids)], more: rows.length > limit };
}
