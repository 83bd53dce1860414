import { mergeFault, type MergedPerson, type MergeFault } from '@nidan/domain/people/merge-fault';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { PatientRow } from '../patient-record-columns.ts';

interface TiesRow {
  readonly patient_id: string;
  readonly has_companions: boolean;
  readonly has_children: boolean;
}

/** What forbids that `survivor` takes over `merged`, by the families of both; null when nothing does. */
export async function faultOfMerge(
  { db, lId }: Ctx,
  { survivor, merged }: { readonly survivor: PatientRow; readonly merged: PatientRow },
): Promise<MergeFault | null> {
  const { rows } = await sql<TiesRow>`
    select p.patient_id,
      exists (select from patient k where k.l_id = p.l_id and k.primary_patient_id = p.patient_id) as has_companions,
      exists (select from patient k where k.l_id = p.l_id and k.mother_patient_id = p.patient_id) as has_children
    from patient p
    where p.l_id = ${lId} and p.patient_id in (${survivor.patient_id}, ${merged.patient_id})`.execute(db);
  const personOf = (row: PatientRow): MergedPerson => {
    const ties = rows.find(({ patient_id }) => patient_id === row.patient_id);
    return {
      patientId: row.patient_id,
      sex: row.sex,
      primaryPatientId: row.primary_patient_id,
      motherPatientId: row.mother_patient_id,
      hasCompanions: ties?.has_companions ?? false,
      hasChildren: ties?.has_children ?? false,
    };
  };
  return mergeFault(personOf(survivor), personOf(merged));
}
