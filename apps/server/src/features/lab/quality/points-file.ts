import type { Fault } from '@nidan/domain/text/fault';
import { faultOf, faultAt } from '@nidan/contract/kernel/faults/field-faults';
import type * as runEndpoints from '@nidan/contract/lab/quality/run-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { parseDateTime } from '@nidan/domain/time/indian-date';
import { instantIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import type { FileTable } from '../../../kernel/imports/file-table.ts';
import { readTable } from '../../../kernel/imports/read-table.ts';
import { inspectTableFile, tableFileRefused } from '../../base/files/inspect-table-file.ts';
import { lockRunOf } from './run-rows.ts';
import { savePoints } from './save-points.ts';

const COLUMNS = ['parameter', 'level', 'lot', 'value', 'unit', 'measured'] as const;
type Column = (typeof COLUMNS)[number];
/** Without these nobody can say what a row is; the lot is that of the one open series, and the moment is now. */
const REQUIRED: readonly Column[] = ['parameter', 'level', 'value', 'unit'];
const MOST_POINTS = 200;

/** A file of control results that was looked through. */
export interface PointsFile {
  readonly fileName: string;
  readonly rows: readonly Readonly<Record<Column, string>>[];
}

function rowsOf(
  fileName: string,
  { rows: [head = [], ...rows], fault: broken }: FileTable,
): PointsFile['rows'] {
  if (broken !== null) throw tableFileRefused(fileName, `row ${broken.rowNo}: ${broken.reason.msg}`);
  const titles = head.map((cell) => (typeof cell === 'string' ? cell.trim().toLowerCase() : ''));
  const lacking = REQUIRED.find((column) => !titles.includes(column));
  if (lacking !== undefined) throw tableFileRefused(fileName, `the column "${lacking}" is missing`);
  if (rows.length === 0) throw tableFileRefused(fileName, 'it has no row below its head');
  if (rows.length > MOST_POINTS) throw tableFileRefused(fileName, `a run has at most ${MOST_POINTS} points`);
  return rows.map((cells) => {
    const textOf = (column: Column): string => {
      const cell = cells[titles.indexOf(column)] ?? '';
      return typeof cell === 'string' ? cell.trim() : '';
    };
    return {
      parameter: textOf('parameter'),
      level: textOf('level'),
      lot: textOf('lot'),
      value: textOf('value'),
      unit: textOf('unit'),
      measured: textOf('measured'),
    };
  });
}

/** Reads a file of control results, before a transaction begins. */
export async function inspectPoints(
  body: Pick<BodyOf<typeof runEndpoints.savePointsFile>, 'name' | 'content'>,
): Promise<PointsFile> {
  const { fileName, bytes } = await inspectTableFile(body);
  return { fileName, rows: rowsOf(fileName, await readTable(fileName, bytes)) };
}

interface OpenSeries {
  readonly seriesId: string;
  readonly code: string;
  readonly level: string;
  readonly lotNo: string;
}

async function openSeriesOf({ db, lId }: Ctx, machineId: string): Promise<readonly OpenSeries[]> {
  const { rows } = await sql<OpenSeries>`
    select s.series_id as "seriesId", p.code, material.levels[s.level] as level, lot.lot_no as "lotNo"
    from qc_series s
    join parameter p on p.l_id = s.l_id and p.parameter_id = s.parameter_id
    join qc_lot lot on lot.l_id = s.l_id and lot.lot_id = s.lot_id
    join qc_material material on material.l_id = lot.l_id and material.material_id = lot.material_id
    where s.l_id = ${lId} and s.machine_id = ${machineId} and s.closed_at is null`.execute(db);
  return rows;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Enters the control results of a file into a run that is started; all or none. */
export async function savePointsFile(
  ctx: Ctx,
  { runId, version }: Pick<BodyOf<typeof runEndpoints.savePointsFile>, 'runId' | 'version'>,
  { rows, fileName }: PointsFile,
): Promise<AnswerOf<typeof runEndpoints.savePointsFile>> {
  const { machineId } = await lockRunOf(ctx, runId, version);
  const open = await openSeriesOf(ctx, machineId);
  const errors: FieldFault[] = [];
  const points = rows.map((row, index) => {
    const at = (column: Column, found: Fault) => errors.push(faultAt(`rows.${index + 2}.${column}`, found));
    const ofParameter = open.filter(({ code }) => same(code, row.parameter));
    const ofLevel = ofParameter.filter(({ level }) => same(level, row.level));
    const fits = ofLevel.filter(({ lotNo }) => row.lot === '' || same(lotNo, row.lot));
    if (ofParameter.length === 0) at('parameter', faultOf('no-series-of-parameter'));
    else if (ofLevel.length === 0) at('level', faultOf('no-series-of-level'));
    else if (fits.length !== 1) at('lot', faultOf('lot-of-series-needed'));
    const value = Number(row.value);
    if (row.value === '' || !Number.isFinite(value)) at('value', faultOf('type-number'));
    const clock = row.measured === '' ? null : parseDateTime(row.measured);
    if (row.measured !== '' && clock === null) at('measured', faultOf('type-moment'));
    const measuredAt = (clock === null ? ctx.now : instantIn(ctx.lab.timeZone, clock)).toISOString();
    return { pointId: newId(), seriesId: fits[0]?.seriesId ?? '', value, unit: row.unit, measuredAt };
  });
  if (errors.length > 0) throw refuse('invalid-input', { errors });
  return savePoints(ctx, { runId, version, points, reason: `File ${fileName}` });
}
