import { slotValues } from '@nidan/domain/text/fault';
import * as parameterEditEndpoints from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { ParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { parameterToChange } from '../parameters/change-parameter.ts';
import { mayActivateRanges } from './may-activate-ranges.ts';
import { readChangedParameter } from '../parameters/parameter-details.query.ts';
import { faultsOfRanges } from '../parameters/parameter-shape-faults.ts';
import { stateOfParameter } from '../parameters/parameter-state.ts';
import { requireKnownConditions } from './require-known-conditions.ts';
import type { LabParameter } from '../versions/lab-catalogue.ts';
import { readRangeDraft, type StoredDraft } from './range-draft.query.ts';
import { writeRangeDraft } from './range-draft-rows.ts';
import { writeActiveRanges } from './write-active-ranges.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Writes the draft of the intervals of a parameter, with whatever gaps it still has. */
export const saveRangeDraft = serve(
  parameterEditEndpoints.saveRangeDraft,
  async (ctx, { parameterId, version, ranges }): Promise<ParameterDetails> => {
    const { catalogue, parameter } = await parameterToChange(ctx, parameterId);
    if (parameter.kind === 'attachment' && ranges.length > 0)
      throw refuseField('ranges', 'attachment-without-ranges');
    await requireKnownConditions(ctx, catalogue, ranges);
    const former = await readRangeDraft(ctx, parameterId);
    await expectVersion(ctx, { entityId: parameterId, expected: version ?? 0, found: former?.version ?? 0 });
    await writeRangeDraft(ctx, { parameterId, ranges });
    recordEvent(ctx, {
      entityKind: 'PARAMETER',
      entityId: parameterId,
      action: 'draftRanges',
      after: { ranges: ranges.length },
    });
    return readChangedParameter(ctx, parameterId);
  },
);

/** The draft of a parameter as it was looked at. */
async function requireRangeDraft(
  ctx: Ctx,
  { parameterId, name }: LabParameter,
  draftVersion: number,
): Promise<StoredDraft> {
  const draft = await readRangeDraft(ctx, parameterId);
  if (draft === null) throw refuse('range-draft-missing', { details: { parameter: name } });
  await expectVersion(ctx, { entityId: parameterId, expected: draftVersion, found: draft.version });
  return draft;
}

/** Gives the drafted intervals of a parameter up; those in use stay. */
export const discardRangeDraft = serve(
  parameterEditEndpoints.discardRangeDraft,
  async (ctx, { parameterId, draftVersion }): Promise<ParameterDetails> => {
    const { parameter } = await parameterToChange(ctx, parameterId);
    const draft = await requireRangeDraft(ctx, parameter, draftVersion);
    await writeRangeDraft(ctx, { parameterId, ranges: null });
    recordEvent(ctx, {
      entityKind: 'PARAMETER',
      entityId: parameterId,
      action: 'discardDraft',
      before: { ranges: draft.ranges, writtenBy: draft.writtenById },
    });
    return readChangedParameter(ctx, parameterId);
  },
);

/** Puts the drafted intervals in the place of those in use, as the next version of the parameter (ADR 13). */
export const activateRanges = serve(
  parameterEditEndpoints.activateRanges,
  async (ctx, { parameterId, version, draftVersion, reason }): Promise<ParameterDetails> => {
    const found = await parameterToChange(ctx, parameterId);
    const { parameter } = found;
    await expectVersion(ctx, { entityId: parameterId, expected: version, found: parameter.version });
    const draft = await requireRangeDraft(ctx, parameter, draftVersion);
    if (!mayActivateRanges(ctx, draft)) throw refuse('activated-by-writer');
    const [wrong] = faultsOfRanges(found.catalogue, stateOfParameter(parameter), draft.ranges);
    if (wrong !== undefined) throw refuse('ranges-unproven', { details: slotValues(['fault', wrong]) });
    const { ranges, writtenById } = draft;
    await writeActiveRanges(ctx, found.catalogue, [{ parameter, ranges, writtenById, reason }]);
    await writeRangeDraft(ctx, { parameterId, ranges: null });
    return readChangedParameter(ctx, parameterId);
  },
);
