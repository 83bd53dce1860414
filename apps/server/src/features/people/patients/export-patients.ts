import type { exportPatients } from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientMatch } from '@nidan/contract/people/patients/patient-record';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { ExportCell, ExportTable } from '../../../kernel/exports/export-table.ts';
import { rowsToExport } from '../../../kernel/exports/rows-to-export.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { searchPatientsOf } from './patient-search.query.ts';

const COLUMNS: readonly (readonly [string, (row: PatientMatch, zone: string) => ExportCell])[] = [
  ['Patient code', (row) => row.patient_code],
  ['Title', (row) => row.name_title],
  ['Name', (row) => row.name],
  ['Age', (row) => row.age],
  ['Sex', (row) => row.age_sex.sex],
  ['Phone', (row) => row.phone],
  ['Email', (row) => row.email],
  ['Address', (row) => row.address],
  ['City', (row) => row.city],
  ['Pincode', (row) => row.pincode],
  ['Last lab ID', (row) => row.last_visit?.labNo ?? null],
  [
    'Last visit',
    (row, zone) => (row.last_visit === null ? null : formatDateTime(zone, new Date(row.last_visit.at))),
  ],
  ['Due ₹', (row) => row.duePaise / 100],
];

/** The people that a search finds as a table: the rows of the list, masked like it; and who they are, for the log of reads. */
export async function exportPatientsOf(ctx: Ctx, { format, ...search }: QueryOf<typeof exportPatients>) {
  const people = await rowsToExport(ctx, (page) => searchPatientsOf(ctx, { ...search, ...page }));
  const table: ExportTable = {
    name: 'patients',
    columns: COLUMNS.map(([title]) => title),
    rows: people.map((row) => COLUMNS.map(([, cell]) => cell(row, ctx.lab.timeZone))),
  };
  return { table, format, shown: { patientId: people.map((row) => row.patient_id) } };
}
