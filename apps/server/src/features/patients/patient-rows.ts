import { nameTokens } from '@nidan/domain/people/name-tokens';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../kernel/database/open-database.ts';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import { places, takenNumberText, takeNumberText } from '../../kernel/database/next-number.ts';
import { patientInScope } from '../../kernel/access/in-scope.ts';
import type { Ctx } from '../../kernel/http/context.ts';
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
    await db
      .deleteFrom('patient_name_token')
      .where('l_id', '=', lId)
      .where('patient_id', '=', patientId)
      .execute();
    await insertRows(db, 'patient_name_token', tokenRows({ lId, patientId, values: after }));
  }
  return after;
}
