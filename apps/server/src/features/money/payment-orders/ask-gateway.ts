import { askAgainIn, ASKED_AFTER_END_MS } from '@nidan/domain/payments/ask-again';
import type { OrderProblem } from '@nidan/domain/payments/order-problem';
import { isWaiting } from '@nidan/domain/status-sets/money/payment-order';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { inNameOf } from '../../../kernel/jobs/as-member.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { NoAnswer } from '../../../kernel/outgoing/call-out.ts';
import { moveOrderByJob } from './move-order-by-job.ts';
import { askGatewayJob, orderOfJob } from './order-jobs.ts';
import { type Looked, type OrderSide, Refused } from './order-side.ts';
import { type OrderToAsk, readOrderToAsk, sideOf } from './order-to-ask.query.ts';
import { askLater, noteAsked, noteOpened, noteWithdrawn } from './payment-order-rows.ts';
import { takeOrderMoney } from './take-order-money.ts';

/** What a job needs to go on with one order. */
interface Errand {
  readonly services: Services;
  readonly lId: number;
  readonly order: OrderToAsk;
}

/** What stood in the way of an order, in the words of the other side. */
interface Trouble {
  readonly problem: OrderProblem;
  readonly detail: string | null;
  readonly isPassing: boolean;
}

async function write<T>({ services, lId }: Errand, work: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(services.db, lId, { plans: 'commands', work });
}

async function asAsker(errand: Errand, work: (ctx: Ctx) => Promise<void>): Promise<void> {
  const { services, lId, order } = errand;
  const who = { lId, userId: order.createdBy, locationId: order.locationId, requestId: randomUUID() };
  await inNameOf(services, who, work);
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof NoAnswer) return { problem: 'unreachable', detail: null, isPassing: true };
  if (error instanceof Refused) {
    return { problem: error.problem, detail: error.message || null, isPassing: error.isPassing };
  }
  throw error;
}

/** Gives an order to the other side, outside of any transaction, and notes what it is called there. */
async function give(errand: Errand, side: OrderSide): Promise<void> {
  const opened = await side.open(errand.order);
  await write(errand, (db) => noteOpened(db, { lId: errand.lId, orderId: errand.order.orderId }, opened));
  errand.services.live.tell(errand.lId, ['PAYMENT_ORDER']);
  if (opened.request === null && errand.order.channel !== 'terminal') throw new Refused('noCode', null);
}

async function writeDown(errand: Errand, looked: Looked): Promise<void> {
  const { order } = errand;
  for (const money of looked.money) await asAsker(errand, (ctx) => takeOrderMoney(ctx, order, money));
  if (looked.isAttempted && order.state === 'created') {
    const askAt = nextAsk(errand);
    await asAsker(errand, (ctx) => moveOrderByJob(ctx, { orderId: order.orderId, action: 'attempt', askAt }));
  }
}

/** When the other side is to be asked next; null: never. What was given up is asked once more until an hour after its end. */
function nextAsk({ services, order }: Errand): Date | null {
  const now = services.clock();
  const next = new Date(now.getTime() + askAgainIn({ ...order, now }));
  if (isWaiting(order.state)) return next;
  const isOver = order.state === 'failed' || order.state === 'cancelled';
  const end = order.expiresAt.getTime() + ASKED_AFTER_END_MS;
  return isOver && order.gatewayRef !== null && next.getTime() < end ? next : null;
}

async function fail(errand: Errand, problem: OrderProblem, detail: string | null): Promise<void> {
  const { orderId, gatewayRef } = errand.order;
  // What the other side knows of is taken back there and looked at once more.
  const askAt = gatewayRef === null ? null : errand.services.clock();
  await asAsker(errand, (ctx) =>
    moveOrderByJob(ctx, { orderId, action: 'fail', problem, askAt, ...(detail === null ? {} : { detail }) }),
  );
}

/** Asks again after a while, or never; the watch of every minute finds what a killed worker has left. */
async function goOn(errand: Errand, trouble: Trouble | null): Promise<void> {
  const { lId, order } = errand;
  const ref = { lId, orderId: order.orderId };
  const askAt = nextAsk(errand);
  await write(errand, async (db) => {
    if (isWaiting(order.state)) {
      const problem = trouble?.problem ?? null;
      await noteAsked(db, ref, { askAt, problem, detail: trouble?.detail ?? null });
    } else await askLater(db, ref, askAt);
    if (askAt !== null) await db.executeQuery(jobStatement(askGatewayJob(ref, askAt)));
  });
  if (trouble !== null) errand.services.live.tell(lId, ['PAYMENT_ORDER']);
}

/** One round with the other side: gives what it does not have, takes back what was given up, looks at the rest. */
async function ask(errand: Errand, side: OrderSide): Promise<void> {
  const { lId, order } = errand;
  if (order.gatewayRef === null) {
    if (isWaiting(order.state)) await give(errand, side);
    return;
  }
  if (!isWaiting(order.state) && !order.isWithdrawn) {
    await side.withdraw(order, order.gatewayRef);
    await write(errand, (db) => noteWithdrawn(db, { lId, orderId: order.orderId }, errand.services.clock()));
  }
  const looked = await side.look(order, order.gatewayRef);
  await writeDown(errand, looked);
  if (looked.over !== null && looked.money.length === 0) await fail(errand, looked.over, null);
}

async function askOrTrouble(errand: Errand): Promise<Trouble | null> {
  const side = await sideOf(errand.services, errand.lId, errand.order);
  if (side === null) return { problem: 'keys', detail: null, isPassing: true };
  try {
    await ask(errand, side);
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

/**
 * Asks the gateway or the terminal about one order and writes down what it says. Each step is committed before the next call, so
 * that a worker that is killed in between loses nothing: the next one goes on from there.
 */
export const askGateway: Job = async (services, payload) => {
  const { lId, orderId } = orderOfJob(payload);
  const order = await readOrderToAsk(services, { lId, orderId });
  if (!order.isToAsk) return;
  const errand = { services, lId, order };
  const trouble = await askOrTrouble(errand);
  const now = services.clock();
  if (trouble?.isPassing === false) await fail(errand, trouble.problem, trouble.detail);
  // Over here as well, once it was looked at after its end or nobody could look.
  else if (now > order.expiresAt) await fail(errand, trouble?.problem ?? 'expired', trouble?.detail ?? null);
  const after = await readOrderToAsk(services, { lId, orderId });
  await goOn({ ...errand, order: after }, trouble);
};
