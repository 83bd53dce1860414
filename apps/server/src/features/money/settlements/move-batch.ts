import type { SettlementBatchView } from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { otherOfBatchStep, ownPartOfBatch } from '@nidan/domain/money/bank/settlement-batch-people';
import { bankSettlementPostings, settlementDifferenceOf } from '@nidan/domain/money/bank/settlement-postings';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import {
  settlementBatch,
  type SettlementBatchAction,
} from '@nidan/domain/status-sets/money/settlement-batch';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import { matchedPaiseOf } from '../bank-statements/matched-paise.query.ts';
import { numberOtherDocuments } from '../bills/number-documents.ts';
import { insertSettlementDocument } from '../payouts/settlement-document-rows.ts';
import { readBatchSum, readTakenBack } from './batch-items.query.ts';
import { requireNotEachOther } from './require-not-each-other.ts';
import {
  type BatchStep,
  insertBatchItems,
  lockBatch,
  type LockedBatch,
  writeBatchStep,
} from './settlement-batch-rows.ts';
import { readBatch } from './settlement-batches.query.ts';

export interface AskedBatchStep {
  readonly batchId: string;
  readonly version: number;
  readonly action: SettlementBatchAction;
  readonly reason?: string;
  readonly reference?: string;
  readonly paidPaise?: number;
  readonly feePaise?: number;
}

/** Refuses whoever took the step before that must be another person's, by another account too, and two who settle for each other. */
async function requireOther(ctx: Ctx, action: SettlementBatchAction, batch: LockedBatch): Promise<void> {
  const part = ownPartOfBatch(action, batch, ctx.caller.userId);
  if (part !== null) throw refuse('lab-payment-own-part', { details: { part } });
  const other = otherOfBatchStep(action, batch);
  if (other === null) return;
  await requireTwoPeople(ctx, other);
  if (action === 'settle') await requireNotEachOther(ctx, other);
}

/** Lets what took back money of a batch join it before the bank hears of it. */
async function joinTakenBack(ctx: Ctx, batchId: string): Promise<void> {
  await insertBatchItems(ctx, batchId, await readTakenBack(ctx, batchId));
}

async function post(ctx: Ctx, { batchId, locationId }: LockedBatch, step: SettledStep): Promise<void> {
  const { paidPaise: paid, feePaise: fee, reason } = step;
  const gathered = await readBatchSum(ctx, batchId);
  const difference = settlementDifferenceOf({ gathered, paid, fee });
  if (difference !== 0 && reason === null)
    throw refuseField('reason', 'batch-lacks-money', { amount: rupeesAndPaise(difference) });
  const matched = await matchedPaiseOf(ctx, batchId);
  if (matched !== null && matched !== paid)
    throw refuse('settlement-bank-paid-other', { details: { amount: `₹${rupeesAndPaise(matched)}` } });
  await insertSettlementDocument(ctx, { documentId: batchId, series: 'Z', locationId });
  const postings = bankSettlementPostings({ gathered, paid, fee });
  await postVouchers(ctx, locationId, [{ billId: null, settlementId: batchId, postings }]);
}

type SettledStep = Extract<BatchStep, { readonly action: 'settle' }>;

/** What a step writes; refused where something that it needs was not said. */
function stepOf({ action, reason, reference, paidPaise = 0, feePaise = 0 }: AskedBatchStep): BatchStep {
  switch (action) {
    case 'submitToBank':
      if (reference === undefined) throw refuseField('reference', 'name-bank-reference');
      return { action, reference: reference.trim() };
    case 'rejectArchival':
      if (reason === undefined) throw refuseField('reason', 'say-why');
      return { action, reason: reason.trim() };
    case 'settle':
      return { action, paidPaise, feePaise, reason: reason?.trim() ?? null };
    default:
      return { action };
  }
}

/** Takes one step of a batch: each needs its right, its place and its person. */
export async function moveBatch(ctx: Ctx, asked: AskedBatchStep): Promise<SettlementBatchView> {
  const { batchId, version, action } = asked;
  const { module, bits } = settlementBatch.actions[action];
  requireRight(ctx.caller, module, bits);
  const batch = await lockBatch(ctx, batchId);
  await expectVersion(ctx, { entityId: batchId, expected: version, found: batch.version });
  const to = stepOrRefuse('This batch', settlementBatch.step(action, batch.state));
  const step = stepOf(asked);
  await requireOther(ctx, action, batch);
  if (action === 'request' || action === 'submitToBank') await joinTakenBack(ctx, batchId);
  if (step.action === 'settle') await post(ctx, batch, step);
  await writeBatchStep(ctx, batchId, { ...step, to });
  recordEvent(ctx, {
    entityKind: 'SETTLEMENT_BATCH',
    entityId: batchId,
    parts: [batch.locationId],
    action,
    before: { state: batch.state },
    after:
      step.action === 'settle'
        ? { state: to, paidPaise: step.paidPaise, feePaise: step.feePaise }
        : { state: to },
    reason: asked.reason?.trim() ?? null,
  });
  if (action === 'settle') await numberOtherDocuments(ctx, [{ documentId: batchId, series: 'Z' }]);
  return readBatch(ctx, batchId);
}
