import * as disposalEndpoints from '@nidan/contract/lab/storage/disposal-endpoints';
import type { DisposalView } from '@nidan/contract/lab/storage/storage-views';
import { seesLocation } from '@nidan/domain/access/work-scope';
import { METHODS_OF_BAG } from '@nidan/domain/storage/disposal-rules';
import { sql } from 'kysely';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { takeStorageStep } from '../samples/storage-steps.ts';
import { lockDisposable } from './disposable-tubes.ts';
import {
  insertDisposal,
  type LockedDisposal,
  lockDisposal,
  markWithdrawn,
  markWitnessed,
} from './disposal-rows.ts';
import { readDisposal } from './disposals.query.ts';
import { requireNotInDisposal } from './leave-storage.ts';
import { deleteStoredTubes } from './stored-tube-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Asks for a disposal; nothing is disposed of before another person has witnessed it. */
export const askDisposal = serve(disposalEndpoints.askDisposal, async (ctx, body): Promise<DisposalView> => {
  const { disposalId, sampleIds, method, bagColour } = body;
  if (!METHODS_OF_BAG[bagColour].includes(method)) {
    throw refuse('disposal-method-unfit', { details: { colour: bagColour } });
  }
  const tubes = await lockDisposable(ctx, sampleIds);
  await requireNotInDisposal(ctx, sampleIds);
  const [first] = tubes;
  if (first === undefined || !seesLocation(ctx.caller.scope, first.locationId)) throw refuse('not-found');
  const { locationId } = first;
  if (tubes.some((one) => one.locationId !== locationId)) throw refuse('disposal-several-locations');
  await insertDisposal(ctx, {
    ...body,
    locationId,
    tubes: tubes.map(({ tube, takenFrom }) => ({ sampleId: tube.sample_id, takenFrom })),
  });
  recordEvent(ctx, {
    entityKind: 'DISPOSAL',
    entityId: disposalId,
    parts: [...sampleIds],
    action: 'ask',
    after: { method, bagColour, tubes: tubes.length },
  });
  return readDisposal(ctx, disposalId);
});

async function requireOpen(ctx: Ctx, run: LockedDisposal, version: number): Promise<void> {
  await expectVersion(ctx, { entityId: run.disposal_id, expected: version, found: run.version });
  if (run.witnessed_at !== null) throw refuse('disposal-over', { details: { label: 'witnessed' } });
  if (run.withdrawn_at !== null) throw refuse('disposal-over', { details: { label: 'withdrawn' } });
}

async function tubesOfRun({ db, lId }: Ctx, disposalId: string): Promise<string[]> {
  const { rows } = await sql<{ sample_id: string }>`
    select sample_id from disposal_tube where l_id = ${lId} and disposal_id = ${disposalId}`.execute(db);
  return rows.map(({ sample_id }) => sample_id);
}

/** Another person has seen the disposal: every tube is judged again, and they go together or not at all. */
export const witnessDisposal = serve(
  disposalEndpoints.witnessDisposal,
  async (ctx, { disposalId, version }): Promise<DisposalView> => {
    const run = await lockDisposal(ctx, disposalId);
    await requireOpen(ctx, run, version);
    if (run.asked_by === ctx.caller.userId) throw refuse('disposal-needs-witness');
    await requireTwoPeople(ctx, run.asked_by);
    const sampleIds = await tubesOfRun(ctx, disposalId);
    const tubes = (await lockDisposable(ctx, sampleIds)).map(({ tube }) => tube);
    await deleteStoredTubes(ctx, sampleIds);
    const number = await markWitnessed(ctx, disposalId);
    await takeStorageStep(ctx, {
      action: 'dispose',
      tubes,
      told: () => ({ after: { certificate: number } }),
    });
    recordEvent(ctx, {
      entityKind: 'DISPOSAL',
      entityId: disposalId,
      parts: sampleIds,
      action: 'witness',
      after: { number, tubes: tubes.length },
    });
    return readDisposal(ctx, disposalId);
  },
);

/** Takes back a run that nobody has witnessed; its tubes stay where they are. */
export const withdrawDisposal = serve(
  disposalEndpoints.withdrawDisposal,
  async (ctx, { disposalId, version, reason: given }): Promise<DisposalView> => {
    const run = await lockDisposal(ctx, disposalId);
    await requireOpen(ctx, run, version);
    const reason = given.trim();
    await markWithdrawn(ctx, disposalId, reason);
    recordEvent(ctx, { entityKind: 'DISPOSAL', entityId: disposalId, action: 'withdraw', reason });
    return readDisposal(ctx, disposalId);
  },
);
