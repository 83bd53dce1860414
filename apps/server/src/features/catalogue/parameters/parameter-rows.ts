import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabParameter } from '../versions/lab-catalogue.ts';
import { parameterColumns, rangeColumns } from './parameter-columns.ts';
import type { ParameterState } from './parameter-state.ts';
import { definitionOfParameter } from '../tests/test-definition.ts';

/** Writes new parameters, without intervals. */
export async function insertParameters(ctx: Ctx, parameters: readonly ParameterState[]): Promise<void> {
  const rows = parameters.map((parameter) => ({
    l_id: ctx.lId,
    parameter_id: parameter.parameterId,
    code: parameter.code,
    kind: parameter.kind,
    ...parameterColumns(parameter),
    status: parameter.status,
    version: parameter.version,
  }));
  await insertRows(ctx.db, 'parameter', rows);
}

/** Keeps the versions in use of parameters and writes the next ones; their intervals go on unless they are replaced. */
export async function replaceParameters(
  ctx: Ctx,
  successions: readonly { readonly parameter: LabParameter; readonly next: ParameterState }[],
): Promise<void> {
  const { db, lId } = ctx;
  await insertRows(db, 'parameter_version', {
    shared: { l_id: lId, replaced_at: ctx.now, replaced_by: ctx.caller.userId },
    rows: successions.map(({ parameter }) => ({
      parameter_id: parameter.parameterId,
      version: parameter.version,
      definition: JSON.stringify(definitionOfParameter(parameter)),
    })),
  });
  for (const { next } of successions) {
    await sendLater(
      db,
      db
        .updateTable('parameter')
        .set({ ...parameterColumns(next), status: next.status, version: next.version })
        .where('l_id', '=', lId)
        .where('parameter_id', '=', next.parameterId),
    );
  }
}

/** Ends the intervals in use of parameters with the version before the next one, and begins others with it. */
export async function replaceRanges(
  { db, lId }: Ctx,
  successions: readonly {
    readonly next: Pick<ParameterState, 'parameterId' | 'version'>;
    readonly ranges: readonly RangeInput[];
  }[],
): Promise<void> {
  for (const { next } of successions) {
    await sendLater(
      db,
      db
        .updateTable('reference_range')
        .set({ until_version: next.version })
        .where('l_id', '=', lId)
        .where('parameter_id', '=', next.parameterId)
        .where('until_version', 'is', null),
    );
  }
  await insertRows(db, 'reference_range', {
    shared: { l_id: lId },
    rows: successions.flatMap(({ next, ranges }) =>
      ranges.map((range) => ({
        parameter_id: next.parameterId,
        from_version: next.version,
        ...rangeColumns(range),
      })),
    ),
  });
}
