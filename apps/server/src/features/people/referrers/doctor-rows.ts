import { masterData } from '@nidan/domain/status-sets/master-data';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { DoctorRecord } from './doctor-record.ts';
import type { ReferredByCode } from './referred-records.ts';
import { takeCodes } from './take-codes.ts';

/** What codes of a record stand for. */
export interface DoctorReferences {
  readonly territories: ReferredByCode;
  readonly agencies: ReferredByCode;
}

interface Target {
  readonly db: Db;
  readonly lId: number;
}

function columnsOf(record: DoctorRecord, { territories }: DoctorReferences) {
  return {
    code: record.code,
    name: record.name,
    qualification: record.qualification,
    specialisation: record.specialisation,
    registration_no: record.registrationNo,
    phone: record.phone,
    email: record.email,
    address: record.address,
    territory_id: territories.get(record.territory ?? '')?.id ?? null,
    status: record.status,
    version: record.version,
  };
}

async function insertAgencies(
  { db, lId }: Target,
  records: readonly DoctorRecord[],
  { agencies }: DoctorReferences,
): Promise<void> {
  const rows = records.flatMap(({ doctorId, agencies: codes }) =>
    codes.flatMap((code) => {
      const agency = agencies.get(code);
      return agency === undefined ? [] : [{ l_id: lId, doctor_id: doctorId, agency_id: agency.id }];
    }),
  );
  await insertRows(db, 'doctor_agency', rows);
}

/** Adds doctors with the agencies that they are mapped to. */
export async function insertDoctorRecords(
  target: Target,
  records: readonly DoctorRecord[],
  references: DoctorReferences,
): Promise<void> {
  const rows = records.map((record) => ({
    l_id: target.lId,
    doctor_id: record.doctorId,
    ...columnsOf(record, references),
  }));
  await insertRows(target.db, 'doctor', rows);
  await insertAgencies(target, records, references);
}

/** Writes doctors who are there. */
export async function updateDoctorRecords(
  { db, lId }: Target,
  records: readonly DoctorRecord[],
  references: DoctorReferences,
): Promise<void> {
  for (const record of records) {
    const { doctorId } = record;
    await sendLater(
      db,
      db
        .updateTable('doctor')
        .set(columnsOf(record, references))
        .where('l_id', '=', lId)
        .where('doctor_id', '=', doctorId),
    );
    await sendLater(
      db,
      db.deleteFrom('doctor_agency').where('l_id', '=', lId).where('doctor_id', '=', doctorId),
    );
  }
  await insertAgencies({ db, lId }, records, references);
}

export interface NewDoctor {
  readonly doctorId?: string;
  readonly name: string;
  readonly qualification: string;
  readonly phone: string | null;
}

/** Adds doctors of whom little is known, enabled, inside a transaction of that lab; answers their ids. */
export async function insertDoctors(db: Db, lId: number, doctors: readonly NewDoctor[]): Promise<string[]> {
  const codes = await takeCodes(db, lId, { of: 'doctor', count: doctors.length });
  const records = doctors.map((doctor, at): DoctorRecord => ({
    doctorId: doctor.doctorId ?? newId(),
    code: codes[at] ?? '',
    name: doctor.name,
    qualification: doctor.qualification,
    specialisation: '',
    registrationNo: '',
    phone: doctor.phone,
    email: null,
    address: '',
    territory: null,
    agencies: [],
    status: masterData.codes.enabled,
    version: 1,
  }));
  await insertDoctorRecords({ db, lId }, records, { territories: new Map(), agencies: new Map() });
  return records.map(({ doctorId }) => doctorId);
}
