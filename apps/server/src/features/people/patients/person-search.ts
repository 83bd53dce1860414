import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { parsePatientSearch, type PatientSearch } from '@nidan/domain/people/patient-search';
import type { ListSearchField } from '@nidan/domain/search/list-search';
import { writtenAlike } from '@nidan/domain/search/written-alike';
import { asciiDigits } from '@nidan/domain/text/ascii-digits';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { completedYears } from './age-columns.ts';
import { shownToDemoUsers } from './merging/demo-matches.ts';
import { beginsWith } from './patient-matches.ts';

/** Fields of a patient that a list is searched by. */
const PERSON_FIELDS = [
  'patient_name',
  'patient_phone',
  'patient_code',
  'abha_id',
  'pincode',
  'age',
  'sex',
  'city',
  'area',
  'address',
  'state',
] as const satisfies readonly ListSearchField[];
export type PersonField = (typeof PERSON_FIELDS)[number];

export const isPersonField = (field: string): field is PersonField =>
  PERSON_FIELDS.some((one) => one === field);

/** Words of a name that are compared; more say nothing new. */
const MOST_WORDS = 4;
const NOBODY = sql`false`;

/** Fields of text that are compared by how they begin, whatever their capitals. */
function byPlace(column: string, q: string): RawBuilder<unknown> {
  const text = sql`${sql.ref(`p.${column}`)} collate "C"`;
  const ways = writtenAlike(q).map((way) => beginsWith(text, way));
  return sql`(${sql.ref(`p.${column}`)} <> '' and (${sql.join(ways, sql` or `)}))`;
}

function byName(ctx: Ctx, q: string): RawBuilder<unknown> {
  const words = nameWords(q).slice(0, MOST_WORDS);
  if (words.length === 0) return NOBODY;
  const has = words.map(
    (word) => sql`exists (
      select from patient_name_token o
      where o.l_id = ${ctx.lId} and o.patient_id = p.patient_id and ${beginsWith(sql.ref('o.token'), word)})`,
  );
  return sql`(${sql.join(has, sql` and `)})`;
}

/** Whole years of age today, by the birth date or by the age that was told and when. */
function byAge(ctx: Ctx, q: string): RawBuilder<unknown> {
  const years = asciiDigits(q).trim();
  if (!/^\d{1,3}$/u.test(years)) return NOBODY;
  return sql`${completedYears(sql`${ctx.now}::timestamptz`, sql`${ctx.lab.timeZone}`)} = ${Number(years)}`;
}

function bySex(q: string): RawBuilder<unknown> {
  const sex = { m: 'M', f: 'F', o: 'O' }[q.trim().charAt(0).toLowerCase()];
  return sex === undefined ? NOBODY : sql`p.sex = ${sex}`;
}

function byDigits(columns: readonly string[], value: string): RawBuilder<unknown> {
  if (value === '') return NOBODY;
  return sql`(${sql.join(
    columns.map((column) => beginsWith(sql.ref(`p.${column}`), value)),
    sql` or `,
  )})`;
}

const phoneOf = (q: string): string => {
  const found = parsePatientSearch(q);
  return found.by === 'phone' ? found.value : '';
};

/** What a demo user searches by: what the masks show, so that a search tells no more than the screen. */
function forDemoUsers(field: PersonField, q: string): RawBuilder<unknown> | null {
  const shown = (search: PatientSearch) => shownToDemoUsers(search) ?? NOBODY;
  if (field === 'age' || field === 'sex') return null;
  if (field === 'patient_code') return shown({ by: 'patient_code', value: q.trim().toUpperCase() });
  if (field === 'patient_phone')
    return phoneOf(q) === '' ? NOBODY : shown({ by: 'phone', value: phoneOf(q) });
  return field === 'patient_name' ? shown({ by: 'name', value: q }) : NOBODY;
}

/** The condition on a `patient p` that a field is, or begins with, a text. */
function conditionOf(ctx: Ctx, field: PersonField, q: string): RawBuilder<unknown> {
  const masked = ctx.caller.isDemoUser ? forDemoUsers(field, q) : null;
  if (masked !== null) return masked;
  switch (field) {
    case 'patient_name':
      return byName(ctx, q);
    case 'patient_phone':
      return byDigits(['phone', 'phone_2'], phoneOf(q));
    case 'patient_code':
      return beginsWith(sql.ref('p.patient_code'), q.trim().toUpperCase());
    case 'abha_id':
      return byDigits(['abha_id'], asciiDigits(q).toLowerCase().replace(/[\s-]/gu, ''));
    case 'pincode':
      return beginsWith(sql`p.pincode collate "C"`, asciiDigits(q).trim());
    case 'age':
      return byAge(ctx, q);
    case 'sex':
      return bySex(q);
    default:
      return byPlace(field, q);
  }
}

/** A search that finds more people than this is checked row by row, newest first, instead of person by person. */
const FEW_PEOPLE = 300;
/** So many people have each of these that the newest rows hold some. */
const COMMON: readonly PersonField[] = ['age', 'sex', 'state'];

export interface PersonSearch {
  readonly by: PersonField;
  readonly q: string;
  /** Where a row of the list names its patient. */
  readonly patient: RawBuilder<unknown>;
}

/** The condition on a row of a list that its patient has this in a field. */
export async function personCondition(
  ctx: Ctx,
  { by, q, patient }: PersonSearch,
): Promise<RawBuilder<unknown>> {
  const condition = conditionOf(ctx, by, q);
  if (!COMMON.includes(by)) {
    const { rows } = await sql<{ patient_id: string }>`
      select p.patient_id from patient p where p.l_id = ${ctx.lId} and ${condition} limit ${FEW_PEOPLE + 1}`.execute(
      ctx.db,
    );
    if (rows.length <= FEW_PEOPLE) return sql`${patient} = any(${rows.map((row) => row.patient_id)}::uuid[])`;
  }
  return sql`exists (
    select from patient p where p.l_id = ${ctx.lId} and p.patient_id = ${patient} and ${condition})`;
}
