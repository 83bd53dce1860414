import type { RangeInput } from '@nidan/contract/catalog/parameter-edit-endpoints';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { writeNextParameters } from './change-parameter.ts';
import type { LabCatalogue, LabParameter } from './lab-catalogue.ts';
import { replaceRanges } from './parameter-rows.ts';
import { stateOfParameter } from './parameter-state.ts';

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
