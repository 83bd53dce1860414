import { readPatient } from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientView } from '@nidan/contract/people/patients/patient-record';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import type { BillForm, KnownPerson } from '../bill-form.ts';

type Person = Pick<PatientView, 'patient_id' | 'patient_code' | 'name_title' | 'name' | 'age' | 'phone'>;

/** The form with a person who was registered before. */
export function withKnown(form: BillForm, person: Person): BillForm {
  const known: KnownPerson = {
    patientId: person.patient_id,
    patientCode: person.patient_code,
    fullName: `${person.name_title} ${person.name}`.trim(),
    age: person.age,
  };
  return { ...form, known, person: { ...form.person, phone: person.phone ?? form.person.phone } };
}

/** The registered person of the form with visits and dues; null for a new one or while it is fetched. */
export function useKnownPerson(patientId: string | null): PatientView | null {
  const query = useApiQuery(
    readPatient,
    { params: { patientId: patientId ?? '' } },
    { enabled: patientId !== null, keepFormer: false },
  );
  return patientId === null ? null : (query.data ?? null);
}
