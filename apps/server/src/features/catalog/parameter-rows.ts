import type { RangeInput } from '@nidan/contract/catalog/parameter-edit-endpoints';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import type { LabParameter } from './lab-catalogue.ts';
import { parameterColumns, rangeColumns } from './parameter-columns.ts';
import type { ParameterState } from './parameter-state.ts';
import { definitionOfParameter } from './test-definition.ts';

/** Writes a new parameter, without intervals. */
export async function insertParameter(ctx: Ctx, parameter: ParameterState): Promise<void> {
  const { parameterId, code, kind } = parameter;
  const row = {
    l_id: ctx.lId,
    parameter_id: parameterId,
    code,
    kind,
    ...parameterColumns(parameter),
    status: parameter.status,
    version: parameter.version,
  };
  await insertRows(ctx.db, 'parameter', [row]);
}

/** Keeps the version in use of a parameter and writes the next one; its intervals go on unless they are replaced. */
export async function replaceParameter(ctx: Ctx, before: LabParameter, next: ParameterState): Promise<void> {
  const { db, lId } = ctx;
  await insertRows(db, 'parameter_version', [
    {
      l_id: lId,
      parameter_id: before.parameterId,
      version: before.version,
      definition: JSON.stringify(definitionOfParameter(before)),
      replaced_at: ctx.now,
      replaced_by: ctx.caller.userId,
    },
  ]);
  await db
    .updateTable('parameter')
    .set({ ...parameterColumns(next), status: next.status, version: next.version })
    .where('l_id', '=', lId)
    .where('parameter_id', '=', next.parameterId)
    .execute();
}

/** Ends the intervals in use with the version before `version`, and begins others with it. */
export async function replaceRanges(
  { db, lId }: Ctx,
  { parameterId, version }: Pick<ParameterState, 'parameterId' | 'version'>,
  ranges: readonly RangeInput[],
): Promise<void> {
  await db
    .updateTable('reference_range')
    .set({ until_version: version })
    .where('l_id', '=', lId)
    .where('parameter_id', '=', parameterId)
    .where('until_version', 'is', null)
    .execute();
  await insertRows(db, 'reference_range', {
    shared: { l_id: lId, parameter_id: parameterId, from_version: version },
    rows: ranges.map(rangeColumns),
  });
}
