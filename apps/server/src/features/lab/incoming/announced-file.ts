import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { announceSamplesFile } from '@nidan/contract/lab/incoming/announced-file-endpoints';
import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { refusalFault } from '@nidan/contract/kernel/refusals';
import { type AnnouncedRow, MOST_ANNOUNCED_ROWS } from '@nidan/domain/imports/announced-sheet';
import { textOf } from '@nidan/domain/imports/sheet';
import { lackingColumns, missingColumn } from '@nidan/domain/imports/map-titles';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import type { FileTable } from '../../../kernel/imports/file-table.ts';
import type { MasterFile, PlannedRow } from '../../../kernel/imports/master-file.ts';
import { type TableFile, tableFileRefused } from '../../base/files/inspect-table-file.ts';

/** A file of announcements that was looked through. */
export interface AnnouncedFile extends TableFile {
  readonly table: FileTable;
}

/** Cells that one refusal tells; who mends so many brings the file again. */
const MOST_TOLD = 200;

/** Whom a row is of. */
export function personOfRow(row: AnnouncedRow): AnnouncedPerson {
  return {
    name_title: row.title,
    name: row.patient,
    age_sex: { age: row.age, sex: row.sex, unit: row.ageUnit },
    phone: row.phone,
    patient_code: row.patientCode,
  };
}

/** Fields of an announced person by the column of a file that says them. */
export const PERSON_COLUMNS = {
  name_title: 'title',
  name: 'patient',
  age_sex: 'age',
  patient_code: 'patientCode',
} as const satisfies Readonly<Record<string, keyof AnnouncedRow>>;

/** Faults of a person at the fields of a row. */
export function ofPerson(faults: readonly FieldFault[]): FieldFault[] {
  return faults.map((one) => ({ ...one, field: one.field.replace(/^person\./u, '') }));
}

/** The fault of the codes that are no test of the lab. */
export function unknownTestsOf(row: AnnouncedRow, unknown: ReadonlySet<string>): FieldFault[] {
  return row.testCodes
    .filter((code) => unknown.has(code))
    .map((code) => faultAt('testCodes', refusalFault('test-code-unknown', { code })));
}

function refuseCells(name: string, rows: readonly PlannedRow[]): void {
  const cells = rows.flatMap(({ rowNo, faults }) => faults.map((fault) => ({ ...fault, rowNo })));
  if (cells.length === 0) return;
  throw refuse('announced-file-refused', {
    details: { name, count: String(cells.length) },
    errors: cells.slice(0, MOST_TOLD).map(({ rowNo, column, reason: msg, code, values }) => ({
      field: `rows.${rowNo}.${column}`,
      msg,
      code,
      values,
    })),
  });
}

/** Announces what the rows of a file say, when none of their cells is refused. */
export async function announceFile(
  ctx: Ctx,
  file: MasterFile,
  { fileName, table }: AnnouncedFile,
): Promise<AnswerOf<typeof announceSamplesFile>> {
  if (table.fault !== null && table.rows.length === 0)
    throw tableFileRefused(fileName, table.fault.reason.msg);
  const [head = [], ...rows] = table.rows;
  if (rows.length === 0) throw tableFileRefused(fileName, 'it has no row below its titles');
  if (rows.length > MOST_ANNOUNCED_ROWS) {
    const most = MOST_ANNOUNCED_ROWS.toLocaleString('en-IN');
    throw tableFileRefused(fileName, `it has more than ${most} rows. Bring them in parts`);
  }
  const titles = head.map(textOf);
  const columns = file.mapTitles(titles);
  const [lacking] = lackingColumns(file, columns);
  if (lacking !== undefined) throw tableFileRefused(fileName, missingColumn(lacking).msg);
  const plan = await file.plan(ctx, { table, columns, use: 'change' });
  refuseCells(fileName, plan.rows);
  await plan.write({ broughtById: ctx.caller.userId, reason: null });
  return { announced: plan.rows.length };
}
