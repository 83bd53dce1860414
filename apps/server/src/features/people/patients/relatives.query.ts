import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { PatientRow, RelativeColumns } from './patient-record-columns.ts';

type Alone = Omit<PatientRow, 'primary_person' | 'mother_person'>;
type Relatives = Pick<PatientRow, 'primary_person' | 'mother_person'>;

/** People with their relatives, who are read only where somebody has one. */
export async function withRelatives<T extends Alone>(
  { db, lId }: Ctx,
  people: readonly T[],
): Promise<(T & Relatives)[]> {
  const ids = people.flatMap((one) => [one.primary_patient_id ?? [], one.mother_patient_id ?? []].flat());
  const known = new Map<string, RelativeColumns>();
  if (ids.length > 0) {
    const { rows } = await sql<RelativeColumns & { patient_id: string }>`
      select k.patient_id, k.patient_code, k.name_title, k.name from patient k
      where k.l_id = ${lId} and k.patient_id = any(${ids})`.execute(db);
    for (const { patient_id, ...relative } of rows) known.set(patient_id, relative);
  }
  return people.map((one) => ({
    ...one,
    primary_person: known.get(one.primary_patient_id ?? '') ?? null,
    mother_person: known.get(one.mother_patient_id ?? '') ?? null,
  }));
}
