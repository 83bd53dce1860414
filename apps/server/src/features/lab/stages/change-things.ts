import type { Fault } from '@nidan/domain/text/fault';
import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import * as stageEndpoints from '@nidan/contract/lab/stages/stage-endpoints';
import { FIXATION_MOMENTS, type FixationFault, fixationFault } from '@nidan/domain/pathology/receptor-times';
import { settleStages } from '@nidan/domain/stages/settle-stages';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { placeName, type ThingRow } from './case.query.ts';
import { finishStep, lockCase, type LockedCase } from './locked-case.ts';
import { plannedThings } from './planned-things.ts';
import { discardThings, insertThings, updateThing } from './thing-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Makes parts, blocks or slides of a case; their stages open with them. */
export const addThings = serve(stageEndpoints.addThings, async (ctx, { billTestId, things: asked }) => {
  const found = await lockCase(ctx, { billTestId });
  const planned = plannedThings(found, asked);
  // One statement each kind: a child refers to its parent.
  for (const kind of ['part', 'block', 'slide'] as const) {
    await insertThings(
      ctx,
      planned.filter((one) => one.kind === kind),
    );
  }
  const made = planned.map(({ thingId, kind, parentId }) => ({ thingId, kind, parentId, isGone: false }));
  const state = { ...found.state, things: [...found.state.things, ...made] };
  return finishStep(ctx, found, {
    after: settleStages(found.plan, state, newId),
    acted: null,
    event: {
      action: 'addThings',
      parts: planned.map(({ thingId }) => thingId),
      after: {
        things: planned.map(({ label, why, stain }) =>
          [label, stain, why].filter((word) => word !== '').join(', '),
        ),
      },
    },
  });
});

async function requireThing(
  ctx: Ctx,
  found: LockedCase,
  { thingId, version }: { readonly thingId: string; readonly version: number },
): Promise<ThingRow> {
  const thing = found.things.find((one) => one.thing_id === thingId);
  if (thing === undefined) throw refuse('not-found');
  const { billId } = found.bill;
  await expectVersion(ctx, { entityId: thingId, billId, expected: version, found: thing.version });
  if (thing.discarded_at !== null) {
    const details = { thing: placeName(found, thingId), reason: thing.discard_reason ?? '' };
    throw refuse('thing-gone', { details });
  }
  return thing;
}

function instantOf(given: string | null | undefined, kept: Date | null): Date | null {
  return given === undefined ? kept : given === null ? null : new Date(given);
}

const FIXATION_WORDS: Readonly<Record<FixationFault['why'], Fault>> = {
  'to come': faultOf('time-to-come'),
  'before removal': faultOf('before-removal'),
  'before fixation': faultOf('before-fixation'),
};

type Times = Pick<ThingRow, 'removed_at' | 'fixed_at' | 'fixation_ended_at'>;

function isoOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

function requireTimes(ctx: Ctx, { removed_at, fixed_at, fixation_ended_at }: Times): void {
  const moments = {
    removedAt: isoOf(removed_at),
    fixedAt: isoOf(fixed_at),
    fixationEndedAt: isoOf(fixation_ended_at),
  };
  const fault = fixationFault(moments, ctx.now);
  if (fault !== null) throw refuseField(fault.moment, FIXATION_WORDS[fault.why]);
}

/** Changes what is said of a thing. */
export const changeThing = serve(stageEndpoints.changeThing, async (ctx, body) => {
  const { thingId } = body;
  const found = await lockCase(ctx, { thingId });
  const thing = await requireThing(ctx, found, body);
  const isOfParts = ['laterality', ...FIXATION_MOMENTS].find((name) => name in body);
  if (thing.kind !== 'part' && isOfParts !== undefined) {
    throw refuseField(isOfParts, 'said-of-parts');
  }
  const times = {
    removed_at: instantOf(body.removedAt, thing.removed_at),
    fixed_at: instantOf(body.fixedAt, thing.fixed_at),
    fixation_ended_at: instantOf(body.fixationEndedAt, thing.fixation_ended_at),
  };
  requireTimes(ctx, times);
  const words = {
    description: body.description?.trim() ?? thing.description,
    site: body.site?.trim() ?? thing.site,
    laterality: body.laterality === undefined ? thing.laterality : body.laterality,
    received_as: body.receivedAs?.trim() ?? thing.received_as,
  };
  await updateThing(ctx, thingId, { ...words, ...times });
  const { description, site, laterality, received_as, removed_at, fixed_at, fixation_ended_at } = thing;
  const before = { description, site, laterality, received_as, removed_at, fixed_at, fixation_ended_at };
  return finishStep(ctx, found, {
    after: found.state,
    acted: null,
    event: {
      action: 'changeThing',
      parts: [thingId],
      before,
      after: { thing: thing.label, ...words, ...times },
    },
  });
});

/** Takes a thing out of its case. */
export const discardThing = serve(stageEndpoints.discardThing, async (ctx, body) => {
  const { thingId } = body;
  const reason = body.reason.trim();
  const found = await lockCase(ctx, { thingId });
  const thing = await requireThing(ctx, found, body);
  const name = placeName(found, thingId);
  const made = found.things.filter((one) => one.parent_id === thingId && one.discarded_at === null);
  if (made.length > 0)
    throw refuse('thing-has-made', { details: { thing: name, count: String(made.length) } });
  const parts = found.things.filter((one) => one.kind === 'part' && one.discarded_at === null);
  if (thing.kind === 'part' && parts.length === 1)
    throw refuse('thing-is-last-part', { details: { thing: name } });
  await discardThings(ctx, [thingId], reason);
  const things = found.state.things.map((one) => (one.thingId === thingId ? { ...one, isGone: true } : one));
  return finishStep(ctx, found, {
    after: settleStages(found.plan, { ...found.state, things }, newId),
    acted: null,
    event: { action: 'discardThing', parts: [thingId], before: { thing: thing.label }, reason },
  });
});
