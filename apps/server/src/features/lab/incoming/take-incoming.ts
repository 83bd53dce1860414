import * as incomingEndpoints from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { IncomingSampleView } from '@nidan/contract/lab/incoming/incoming-view';
import { incomingSample, type IncomingSampleAction } from '@nidan/domain/status-sets/lab/incoming-sample';
import { incomingSampleHint } from '@nidan/domain/status-sets/lab/sample-hint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { requireTubeScan } from '../boxes/require-tube-scan.ts';
import { readIncoming } from './announced.query.ts';
import { lockByBarcode, type LockedIncoming, lockIncoming, moveIncoming } from './incoming-rows.ts';
import { landTubesOfBill } from './land-tubes-of-bill.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Refuses a step with the hint of the specification where it has one (§4). */
export function requireIncomingStep(sample: LockedIncoming, action: IncomingSampleAction) {
  const outcome = incomingSample.step(action, sample.state);
  const hint = incomingSampleHint(sample.state);
  if (!outcome.ok && hint !== null) {
    throw refuse('sample-hint', { details: { hint }, state: sample.state, can: outcome.refusal.possible });
  }
  return stepOrRefuse(`Sample ${sample.barcode}`, outcome);
}

function record(
  ctx: Ctx,
  sample: LockedIncoming,
  {
    action,
    to,
    reason,
    billId,
  }: {
    action: IncomingSampleAction;
    to: string;
    reason?: string;
    billId?: string;
  },
): void {
  recordEvent(ctx, {
    entityKind: 'INCOMING_SAMPLE',
    entityId: sample.incomingId,
    billId: billId ?? null,
    action,
    before: { status: sample.state },
    after: { barcode: sample.barcode, status: to },
    reason: reason ?? null,
  });
}

async function lockAsSeen(
  ctx: Ctx,
  { incomingId, version }: BodyOf<typeof incomingEndpoints.acceptIncoming>,
): Promise<LockedIncoming> {
  // What an agency announced is the lab's to take.
  const [seen] = ctx.caller.scope.agencyId === null ? await readIncoming(ctx, [incomingId]) : [];
  const sample = seen === undefined ? null : await lockIncoming(ctx, incomingId);
  if (sample === null) throw refuse('not-found');
  await expectVersion(ctx, { entityId: incomingId, expected: version, found: sample.version });
  return sample;
}

async function present(ctx: Ctx, incomingId: string): Promise<IncomingSampleView> {
  const [view] = await readIncoming(ctx, [incomingId]);
  if (view === undefined) throw refuse('not-found');
  return view;
}

/** An announced sample may come. */
export const acceptIncoming = serve(incomingEndpoints.acceptIncoming, async (ctx, body) => {
  const sample = await lockAsSeen(ctx, body);
  const to = requireIncomingStep(sample, 'accept');
  await moveIncoming(ctx, [sample.incomingId], { to });
  record(ctx, sample, { action: 'accept', to });
  return present(ctx, sample.incomingId);
});

/** Takes in a scanned sample: one that nobody announced is told as such, one that came before has its hint. */
export const accessionIncoming = serve(incomingEndpoints.accessionIncoming, async (ctx, { scan }) => {
  const barcode = requireTubeScan(scan);
  const all = await lockByBarcode(ctx, [...new Set([barcode, scan.trim().toUpperCase()])]);
  const sample = all.find(({ state }) => state !== 'rejected') ?? all.at(-1);
  if (sample === undefined) throw refuse('incoming-unannounced', { details: { barcode } });
  const to = requireIncomingStep(sample, 'accession');
  await moveIncoming(ctx, [sample.incomingId], { to });
  record(ctx, sample, { action: 'accession', to });
  return present(ctx, sample.incomingId);
});

/** Rejects an announced sample. */
export const rejectIncoming = serve(incomingEndpoints.rejectIncoming, async (ctx, { reason, ...body }) => {
  const sample = await lockAsSeen(ctx, body);
  const to = requireIncomingStep(sample, 'reject');
  const said = reason.trim();
  await moveIncoming(ctx, [sample.incomingId], { to, reason: said });
  record(ctx, sample, { action: 'reject', to, reason: said });
  return present(ctx, sample.incomingId);
});

/** Makes the bill of a sample in one go: its tubes are collected, and accessioned here when it is here. */
export const registerIncoming = serve(
  incomingEndpoints.registerIncoming,
  async (ctx, { billId, consentGiven, patientId, ...body }) => {
    const sample = await lockAsSeen(ctx, body);
    const to = requireIncomingStep(sample, 'register');
    const { person, testCodes, clientCode } = sample;
    const isHere = sample.state === 'accessioned';
    await ctx.services.effects.billAnnounced(ctx, {
      billId,
      person,
      patientId,
      testCodes,
      clientCode,
      consentGiven,
      isCollected: true,
    });
    if (isHere) await landTubesOfBill(ctx, billId);
    await moveIncoming(ctx, [sample.incomingId], { to, billId });
    record(ctx, sample, { action: 'register', to, billId });
    return present(ctx, sample.incomingId);
  },
);
