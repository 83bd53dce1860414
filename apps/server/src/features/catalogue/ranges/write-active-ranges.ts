import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { writeNextParameters } from '../parameters/change-parameter.ts';
import type { LabCatalogue, LabParameter } from '../versions/lab-catalogue.ts';
import { replaceRanges } from '../parameters/parameter-rows.ts';
import { stateOfParameter } from '../parameters/parameter-state.ts';

/** Proved intervals that take the place of those of a parameter. */
export interface RangesForUse {
  readonly parameter: LabParameter;
  readonly ranges: readonly RangeInput[];
  readonly writtenById: string;
  readonly reason: string | null;
}

/** Puts intervals to use, each set as the next version of its parameter in the locked catalogue (ADR 13). */
export async function writeActiveRanges(
  ctx: Ctx,
  catalogue: LabCatalogue,
  sets: readonly RangesForUse[],
): Promise<void> {
  const successions = sets.map(({ parameter, ranges }) => ({
    parameter,
    ranges,
    next: { ...stateOfParameter(parameter), version: parameter.version + 1 },
  }));
  await writeNextParameters(ctx, catalogue, successions);
  await replaceRanges(ctx, successions);
  for (const { parameter, ranges, writtenById, reason } of sets) {
    recordEvent(ctx, {
      entityKind: 'PARAMETER',
      entityId: parameter.parameterId,
      action: 'activateRanges',
      before: { version: parameter.version, ranges: parameter.ranges },
      after: { version: parameter.version + 1, ranges, writtenBy: writtenById },
      reason,
    });
  }
}
