import * as transferEndpoints from '@nidan/contract/lab/boxes/transfer-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { TransferView } from '@nidan/contract/lab/boxes/box-view';
import { transfer, type TransferAction } from '@nidan/domain/status-sets/lab/transfer';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { acceptTransfers } from './accept-when-complete.ts';
import { type BoxItem, itemsIn, moveItems } from './box-item-rows.ts';
import { type LockedBox, lockBox } from './box-rows.ts';
import { boxOfTransfer, readTransfers } from './transfers.query.ts';
import { type LockedTransfer, lockTransfers, moveTransfers } from './transfer-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Decision {
  readonly action: TransferAction;
  readonly reason?: string;
}

interface Locked {
  readonly box: LockedBox;
  readonly found: LockedTransfer;
}

async function lockOne(
  ctx: Ctx,
  { transferId, version }: BodyOf<typeof transferEndpoints.approveAccounts>,
): Promise<Locked> {
  const batchId = await boxOfTransfer(ctx, transferId);
  if (batchId === null) throw refuse('not-found');
  const box = await lockBox(ctx, batchId);
  const found = (await lockTransfers(ctx, batchId)).find((one) => one.transferId === transferId);
  if (found === undefined) throw refuse('not-found');
  await expectVersion(ctx, { entityId: transferId, expected: version, found: found.version });
  return { box, found };
}

/** The accounts decide on what others sent and received, and only where the place settles by account. */
async function requireAccounts(ctx: Ctx, { box, found }: Locked, items: readonly BoxItem[]): Promise<void> {
  const { userId } = ctx.caller;
  if (!found.byAccount) throw refuse('transfer-not-by-account', { details: { place: box.from } });
  if (found.sentBy === userId) throw refuse('accounts-by-sender');
  const receivers = new Set(items.flatMap(({ receivedBy }) => receivedBy ?? []));
  if (receivers.has(userId)) throw refuse('accounts-by-receiver');
  for (const other of [found.sentBy, ...receivers]) {
    // oxlint-disable-next-line no-await-in-loop -- the first of them that may be the same person is refused
    await requireTwoPeople(ctx, other);
  }
}

async function write(ctx: Ctx, { box, found }: Locked, { action, reason }: Decision): Promise<void> {
  const to = stepOrRefuse(`Transfer of ${found.labNo}`, transfer.step(action, found.state));
  await moveTransfers(ctx, [found.transferId], {
    to,
    isDecision: true,
    ...(reason === undefined ? {} : { reason }),
  });
  recordEvent(ctx, {
    entityKind: 'BILL_TRANSFER',
    entityId: found.transferId,
    billId: found.billId,
    action,
    before: { status: found.state },
    after: { box: box.code, status: to, amountPaise: found.amountPaise },
    reason: reason ?? null,
  });
}

async function approve(ctx: Ctx, locked: Locked, items: readonly BoxItem[]): Promise<void> {
  const { billId, labNo } = locked.found;
  const own = items.filter((item) => item.billId === billId);
  await requireAccounts(ctx, locked, own);
  const arrived = own.filter(({ state }) => state === 'arrived');
  if (locked.found.state === 'inTransit' && arrived.length === 0) {
    throw refuse('transfer-not-arrived', { details: { labNo } });
  }
  await write(ctx, locked, { action: 'approveAccounts' });
  await moveItems(ctx, { action: 'approve', items: arrived });
}

async function acceptIfDone(ctx: Ctx, box: LockedBox): Promise<void> {
  if (box.acceptance === 'accepted') await acceptTransfers(ctx, box);
}

async function presentOne(ctx: Ctx, transferId: string): Promise<TransferView> {
  const [view] = await readTransfers(ctx, [transferId]);
  if (view === undefined) throw refuse('not-found');
  return view;
}

/** The accounts approve a bill of a box. */
export const approveAccounts = serve(transferEndpoints.approveAccounts, async (ctx, body) => {
  const locked = await lockOne(ctx, body);
  await approve(ctx, locked, await itemsIn(ctx, locked.box.batchId));
  await acceptIfDone(ctx, locked.box);
  return presentOne(ctx, body.transferId);
});

/** The accounts approve every bill of a box that has arrived and waits for them; all or none. */
export const approveBoxAccounts = serve(transferEndpoints.approveBoxAccounts, async (ctx, { batchId }) => {
  const box = await lockBox(ctx, batchId);
  const items = await itemsIn(ctx, batchId);
  const all = await lockTransfers(ctx, batchId);
  const arrived = new Set(items.flatMap(({ state, billId }) => (state === 'arrived' ? [billId] : [])));
  const waiting = all.filter(
    ({ state, byAccount, billId }) => state === 'inTransit' && byAccount && arrived.has(billId),
  );
  const [first] = all;
  if (waiting.length === 0) {
    if (first?.byAccount === true) throw refuse('transfer-not-arrived', { details: { labNo: box.code } });
    throw refuse('transfer-not-by-account', { details: { place: box.from } });
  }
  // oxlint-disable-next-line no-await-in-loop -- one after the other on one connection
  for (const found of waiting) await approve(ctx, { box, found }, items);
  await acceptIfDone(ctx, box);
  const ids = waiting.map(({ transferId }) => transferId);
  const amountPaise = waiting.reduce((sum, one) => sum + one.amountPaise, 0);
  return { approved: await readTransfers(ctx, ids), amountPaise };
});

/** The accounts reject a bill of a box; its tubes are worked on all the same. */
export const rejectAccounts = serve(transferEndpoints.rejectAccounts, async (ctx, { reason, ...body }) => {
  const locked = await lockOne(ctx, body);
  const items = await itemsIn(ctx, locked.box.batchId);
  await requireAccounts(
    ctx,
    locked,
    items.filter(({ billId }) => billId === locked.found.billId),
  );
  await write(ctx, locked, { action: 'rejectAccounts', reason: reason.trim() });
  return presentOne(ctx, body.transferId);
});

/** A rejected bill is put right and goes before the accounts again: back to its sender, and sent. */
export const resubmitTransfer = serve(
  transferEndpoints.resubmitTransfer,
  async (ctx, { reason, ...body }) => {
    const { box, found } = await lockOne(ctx, body);
    await write(ctx, { box, found }, { action: 'reopen', reason: reason.trim() });
    await write(ctx, { box, found: { ...found, state: 'created' } }, { action: 'send' });
    return presentOne(ctx, body.transferId);
  },
);

/** A rejected bill is not brought before the accounts again. */
export const rejectTransfer = serve(transferEndpoints.rejectTransfer, async (ctx, { reason, ...body }) => {
  const locked = await lockOne(ctx, body);
  await write(ctx, locked, { action: 'reject', reason: reason.trim() });
  return presentOne(ctx, body.transferId);
});
