import { nameTokens } from '@nidan/domain/people/names/name-tokens';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { places, takenNumberText, takeNumberText } from '../../../kernel/database/next-number.ts';
import { patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { PatientMove } from '../../../kernel/effects/patient-reference.ts';
import { patientColumns, type PatientRow, type PatientValues } from './patient-record-columns.ts';

interface Person {
  readonly lId: number;
  readonly patientId: string;
  readonly values: PatientValues;
}

function tokenRows({ lId, patientId, values }: Person) {
  return nameTokens(values.name).map((token) => ({ l_id: lId, token, patient_id: patientId }));
}

const columns = [
  'name_title',
  'name',
  'name_local',
  'sex',
  'age_y',
  'age_m',
  'age_w',
  'age_d',
  'age_h',
  'age_at',
  'birthdate',
  'phone',
  'phone_2',
  'email',
  'address',
  'area',
  'city',
  'district',
  'state',
  'pincode',
  'adhar_last4',
  'passport_number',
  'abha_id',
  'srf_id',
  'primary_patient_id',
  'relation',
  'mother_patient_id',
] as const satisfies readonly (keyof PatientValues)[];

const FIRST_TOKEN = 4 + columns.length;
const insertTexts = new Map<number, string>();

/** The text for a name of so many tokens: $1 lab, $2 counter, $3 patient, then the columns and the tokens. */
function insertText(tokens: number): string {
  const known = insertTexts.get(tokens);
  if (known !== undefined) return known;
  const rows = Array.from({ length: tokens }, (_, index) => `($1, $${FIRST_TOKEN + index}, $3)`);
  const words = `words as (insert into patient_name_token (l_id, token, patient_id) values ${rows.join(', ')})`;
  const text = `
    with taken as (${takeNumberText('$2')}), person as (
      insert into patient (l_id, patient_id, patient_code, ${columns.join(', ')})
      values ($1, $3, 'P-' || ${takenNumberText(6)}, ${places(4, columns.length)})
      returning patient_code
    )${tokens === 0 ? '' : `, ${words}`}
    select patient_code from person`;
  insertTexts.set(tokens, text);
  return text;
}

/** Inserts a person with the next patient code and the words of the name, in one statement; answers the code. */
export async function insertPatient(db: Db, { lId, patientId, values }: Person): Promise<string> {
  const tokens = nameTokens(values.name);
  const parameters = [lId, 'patient', patientId, ...columns.map((column) => values[column]), ...tokens];
  const { rows } = await db.executeQuery<{ patient_code: string }>(
    CompiledQuery.raw(insertText(tokens.length), parameters),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('An inserted patient has a code');
  return row.patient_code;
}

/** Reads and locks a person; null when the lab has none of this id, or none that the caller sees. */
export async function lockPatient(ctx: Ctx, patientId: string): Promise<PatientRow | null> {
  const { rows } = await sql<PatientRow>`
    select ${patientColumns} from patient p
    where p.l_id = ${ctx.lId} and p.patient_id = ${patientId}
      and ${patientInScope(ctx, sql.ref('p.patient_id'))}
    for no key update of p`.execute(ctx.db);
  return rows[0] ?? null;
}

/**
 * Reads and locks records that are merged or parted, in the order of their ids, so that nothing new comes to name one of them
 * meanwhile: a row that does waits, and finds what became of it.
 */
export async function lockWholePatients(ctx: Ctx, patientIds: readonly string[]): Promise<PatientRow[]> {
  const { rows } = await sql<PatientRow>`
    select ${patientColumns} from patient p
    where p.l_id = ${ctx.lId} and p.patient_id = any(${[...patientIds]})
    order by p.patient_id for update of p`.execute(ctx.db);
  return rows;
}

/** Writes changed columns of a locked person, and the words of the name when it changed. */
export async function updatePatientRow(
  db: Db,
  person: { lId: number; before: PatientRow; values: Partial<PatientValues> },
): Promise<PatientRow> {
  const { lId, before, values } = person;
  const { patient_id: patientId, version } = before;
  const after: PatientRow = { ...before, ...values, version: version + 1 };
  await db
    .updateTable('patient')
    .set({ ...values, version: after.version })
    .where('l_id', '=', lId)
    .where('patient_id', '=', patientId)
    .execute();
  if (after.name !== before.name) {
    await forgetName(db, { lId, patientId });
    await insertNameTokens(db, { lId, patientId, values: after });
  }
  return after;
}

type OneOfLab = Pick<Person, 'lId' | 'patientId'>;

async function forgetName(db: Db, { lId, patientId }: OneOfLab): Promise<void> {
  await db
    .deleteFrom('patient_name_token')
    .where('l_id', '=', lId)
    .where('patient_id', '=', patientId)
    .execute();
}

async function insertNameTokens(db: Db, person: Person): Promise<void> {
  await insertRows(db, 'patient_name_token', tokenRows(person));
}

/** Makes a locked record lead to another, whose name alone finds the person from then on; null makes it one of its own again. */
export async function leadTo(
  db: Db,
  { lId, record, into }: { lId: number; record: PatientRow; into: string | null },
): Promise<void> {
  const person = { lId, patientId: record.patient_id, values: record };
  await sql`update patient set merged_into = ${into} where l_id = ${lId} and patient_id = ${person.patientId}`.execute(
    db,
  );
  await (into === null ? insertNameTokens(db, person) : forgetName(db, person));
}

type Tie = 'primary_patient_id' | 'mother_patient_id' | 'merged_into';

/** Ties records that are tied to one person to another. */
async function moveTies(tie: Tie, { db, lId }: Ctx, { from, to, only }: PatientMove): Promise<string[]> {
  const column = sql.ref(tie);
  const { rows } = await sql<{ patient_id: string }>`
    update patient set ${column} = ${to}
    where l_id = ${lId} and ${column} = ${from} and (${only === null} or patient_id = any(${[...(only ?? [])]}))
    returning patient_id`.execute(db);
  return rows.map((row) => row.patient_id);
}

/** Moves the companions of a primary patient. */
export const moveCompanions = (ctx: Ctx, step: PatientMove) => moveTies('primary_patient_id', ctx, step);
/** Moves the children of a mother. */
export const moveChildren = (ctx: Ctx, step: PatientMove) => moveTies('mother_patient_id', ctx, step);
/** Moves the records that lead to a person since they were merged. */
export const moveLedTo = (ctx: Ctx, step: PatientMove) => moveTies('merged_into', ctx, step);
