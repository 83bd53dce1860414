import { nameTokens } from '@nidan/domain/people/name-tokens';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/open-database.ts';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import { takenNumber, takeNumber } from '../../kernel/database/next-number.ts';
import { patientColumns, type PatientRow, type PatientValues } from './patient-record-columns.ts';

interface Person {
  readonly lId: number;
  readonly patientId: string;
  readonly values: PatientValues;
}

function tokenRows({ lId, patientId, values }: Person) {
  return nameTokens(values.name).map((token) => ({ l_id: lId, token, patient_id: patientId }));
}

/** Inserts a person with the next patient code and the words of the name, in one statement; answers the code. */
export async function insertPatient(db: Db, person: Person): Promise<string> {
  const { lId, patientId, values } = person;
  const columns = Object.entries(values);
  const tokens = tokenRows(person).map((row) => sql`(${lId}, ${row.token}, ${patientId}::uuid)`);
  const { rows } = await sql<{ patient_code: string }>`
    with taken as (${takeNumber(lId, 'patient')}), person as (
      insert into patient (l_id, patient_id, patient_code, ${sql.join(columns.map(([name]) => sql.ref(name)))})
      values (${lId}, ${patientId}, 'P-' || ${takenNumber(6)},
        ${sql.join(columns.map(([, value]) => sql`${value}`))})
      returning patient_code
    )${
      tokens.length === 0
        ? sql``
        : sql`, words as (
      insert into patient_name_token (l_id, token, patient_id) values ${sql.join(tokens)})`
    }
    select patient_code from person`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An inserted patient has a code');
  return row.patient_code;
}

/** Reads and locks a person; null when the lab has none of this id. */
export async function lockPatient(db: Db, lId: number, patientId: string): Promise<PatientRow | null> {
  const { rows } = await sql<PatientRow>`
    select ${patientColumns} from patient p
    where p.l_id = ${lId} and p.patient_id = ${patientId} for no key update of p`.execute(db);
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
