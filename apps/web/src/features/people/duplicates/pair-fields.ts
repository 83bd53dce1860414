import type { PatientRecord } from '@nidan/contract/people/patients/patient-record';
import type { MergeField } from '@nidan/domain/people/merge-fields';
import { showDay } from '../../../kernel/text/show-date.ts';

/** A field of two records side by side; texts are '' where nothing is told. */
export interface PairField {
  readonly key: MergeField | 'sex' | 'family';
  readonly kept: string;
  readonly other: string;
  /** The survivor can take the value of the other record. */
  readonly isChoice: boolean;
}

function addressOf({ address, patient_details, city, district, state, pincode }: PatientRecord): string {
  return [address, patient_details.area, city, district, state, pincode ?? ''].filter(Boolean).join(', ');
}

const SHOWN: readonly (readonly [PairField['key'], (record: PatientRecord) => string])[] = [
  ['name', ({ name_title, name }) => `${name_title} ${name}`.trim()],
  ['age', ({ age, birthdate }) => (birthdate === null ? age : showDay(birthdate))],
  ['sex', ({ age_sex }) => age_sex.sex],
  ['phone', ({ phone }) => phone ?? ''],
  ['phone_2', ({ phone_2 }) => phone_2 ?? ''],
  ['email', ({ email }) => email ?? ''],
  ['address', addressOf],
  ['abha_id', ({ abha_id }) => abha_id ?? ''],
  ['srf_id', ({ srf_id }) => srf_id ?? ''],
  ['passport_number', ({ dv }) => dv.passport_number ?? ''],
  ['adhar_no', ({ adhar_no }) => adhar_no ?? ''],
  ['family', ({ companion }) => companion?.primary.fullName ?? ''],
];

/** The fields of two records that tell anything: a choice where the other record tells something else. */
export function pairFields(survivor: PatientRecord, merged: PatientRecord): PairField[] {
  return SHOWN.flatMap(([key, show]) => {
    const [kept, other] = [show(survivor), show(merged)];
    if (kept === '' && other === '') return [];
    return [
      { key, kept, other, isChoice: key !== 'sex' && key !== 'family' && other !== '' && other !== kept },
    ];
  });
}

/** What the survivor takes unless somebody chooses: what it does not tell itself. */
export function usualTake(fields: readonly PairField[]): MergeField[] {
  return fields.flatMap(({ key, kept, isChoice }) =>
    isChoice && kept === '' && key !== 'sex' && key !== 'family' ? [key] : [],
  );
}
