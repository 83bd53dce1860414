import { insertRows } from '../../kernel/database/insert-rows.ts';
import { newId } from '../../kernel/database/new-id.ts';
import type { Db } from '../../kernel/database/open-database.ts';

export interface NewDoctor {
  readonly doctorId?: string;
  readonly name: string;
  readonly qualification: string;
  readonly phone: string | null;
}

/** Adds referring doctors inside a transaction of that lab; answers their ids. */
export async function insertDoctors(db: Db, lId: number, doctors: readonly NewDoctor[]): Promise<string[]> {
  const rows = doctors.map((doctor) => ({
    l_id: lId,
    doctor_id: doctor.doctorId ?? newId(),
    name: doctor.name,
    qualification: doctor.qualification,
    phone: doctor.phone,
  }));
  await insertRows(db, 'doctor', rows);
  return rows.map((row) => row.doctor_id);
}
