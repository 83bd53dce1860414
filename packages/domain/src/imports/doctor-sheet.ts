import { codeColumn, codeOrNothing, statusColumn, textColumn, textOrNothing } from './columns.ts';
import { codesColumn } from './list-cell.ts';
import type { Sheet } from './sheet.ts';

/** A referring doctor as a row of a file. */
export interface DoctorRow {
  readonly code: string;
  readonly name: string;
  readonly qualification: string;
  readonly specialisation: string;
  readonly registrationNo: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string;
  /** Code of a territory. */
  readonly territory: string | null;
  /** Codes of the agencies through which the doctor sends patients. */
  readonly agencies: readonly string[];
  readonly status: number;
}

/** The file of the referring doctors. */
export const doctorSheet: Sheet<DoctorRow> = {
  key: 'code',
  aliases: { code: ['doctor code'], name: ['doctor name'], phone: ['mobile', 'mobile no'] },
  columns: {
    code: codeColumn('code'),
    name: textColumn('name', { required: true }),
    qualification: textColumn('qualification'),
    specialisation: textColumn('specialisation'),
    registrationNo: textColumn('registration_no'),
    phone: textOrNothing('phone'),
    email: textOrNothing('email'),
    address: textColumn('address'),
    territory: codeOrNothing('territory'),
    agencies: codesColumn('agencies'),
    status: statusColumn('status'),
  },
};
