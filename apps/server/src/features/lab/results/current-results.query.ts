import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readFilesOfValues } from './attachments/result-files.query.ts';
import type { StoredResult } from './stored-result.ts';

interface Row extends Omit<StoredResult, 'file'> {
  readonly billTestId: string;
  readonly fileId: string | null;
}

/** The current values of a bill's tests, by bill test and parameter: the highest version of each. */
export async function readCurrentResults(
  ctx: Ctx,
  billId: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, StoredResult>>> {
  const { rows } = await sql<Row>`
    select v.bill_test_id as "billTestId", v.parameter_id as "parameterId", v.version, v.raw_value as raw, v.value,
      v.file_id as "fileId", v.numeric_value as numeric, v.unit, v.flag, v.range_id as "rangeId", v.range_low as low,
      v.range_high as high, v.range_text as text, v.range_basis as basis, v.critical, v.method, v.formula,
      v.blank_reason as "blankReason", v.source, v.mark, v.machine_id as "machineId", v.entered_by as "enteredById", u.name as "enteredBy",
      v.entered_at as "enteredAt"
    from bill_test bt
    join result_version v on v.l_id = bt.l_id and v.bill_test_id = bt.bill_test_id
    join login_user u on u.user_id = v.entered_by
    where bt.l_id = ${ctx.lId} and bt.bill_id = ${billId}`.execute(ctx.db);
  const fileOf = await readFilesOfValues(
    ctx,
    rows.flatMap(({ fileId }) => fileId ?? []),
  );
  const byTest = new Map<string, Map<string, StoredResult>>();
  for (const { billTestId, fileId, ...result } of rows) {
    const own = byTest.get(billTestId) ?? new Map<string, StoredResult>();
    byTest.set(billTestId, own);
    const other = own.get(result.parameterId);
    if (other === undefined || other.version < result.version) {
      own.set(result.parameterId, { ...result, file: fileId === null ? null : fileOf(fileId) });
    }
  }
  return byTest;
}
