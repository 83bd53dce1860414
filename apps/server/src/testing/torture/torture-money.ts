import type { Told } from './told.ts';
import {
  readAdvance,
  refundAdvance,
  settleAdvance,
  takeAdvance,
} from '@nidan/contract/money/advances/advance-endpoints';
import { cancelLines, createBill, discountBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import {
  approveRefund,
  readRefund,
  rejectRefund,
  requestRefund,
} from '@nidan/contract/money/refunds/refund-endpoints';
import { claimAgain, writeOffDue } from '@nidan/contract/money/payments/write-off-endpoints';
import { ALL_PERMISSIONS } from '@nidan/domain/access/permission-bits';
import type { FastifyInstance } from 'fastify';
import type { UsualRole } from '../../features/base/roles/usual-roles.ts';
import { demoRandom } from '../../demo/demo-random.ts';
import { newId } from '../../kernel/database/new-id.ts';
import type { TortureReport } from './on-torture-app.ts';
import { offencesIn } from '../offences-in.ts';
import { billBody } from '../order-bill.ts';
import { personWith } from '../person-with.ts';
import type { TestApp } from '../test-app.ts';
import { Sender } from './sender.ts';
import { type Answer, codeOf, SteadyClient } from './steady-client.ts';
import { stepOfMerges } from './torture-merges.ts';
import { stepOfNotes } from './torture-notes.ts';

export interface TorturePlan {
  readonly operations: number;
  readonly clients: number;
  /** Bills at the start; half of all operations meet the first. */
  readonly bills: number;
  readonly seed: number;
  /** How often each of `TORTURE_KINDS` must have been done; until then the clients go on, to `MOST_ROUNDS` times the operations. */
  readonly eachAtLeast?: number;
  /** Payments alone: whatever else happens to a bill settles what was paid too much, and hides it. */
  readonly paysOnly?: boolean;
  /** Another server on the same database, for a variant that must be caught. */
  readonly server?: FastifyInstance;
}

/** What the clients were told was paid less refunded, and what the books say. */
interface Drift {
  readonly billId: string;
  readonly told: number;
  readonly books: number;
}

/** What is done often enough, or the run proves nothing about it. */
export const TORTURE_KINDS = [
  'bill',
  'pay',
  'ahead',
  'settle',
  'credit',
  'spend',
  'discount',
  'cancel',
  'reverse',
  'refund',
  'writeOff',
  'merge',
  'unmerge',
] as const;

/** Which operations succeed is chance: a run that lacks a kind goes on, to so many times its operations. */
const MOST_ROUNDS = 6;

const TESTS = ['FEVB', 'LFT', 'HBA1C', 'TSH', 'URM', 'LIPID'];

function clientOf({ app, lab }: TestApp, role: UsualRole, server?: FastifyInstance): SteadyClient {
  const { token = null } = lab.users.get(role) ?? {};
  return new SteadyClient(server ?? app, lab.lId, token);
}

class Torture {
  readonly sender = new Sender((count) => this.below(count));
  readonly told: Told[] = [];
  readonly #app: TestApp;
  readonly #client: SteadyClient;
  /** Who asks for refunds, which the other approves. */
  readonly #desk: SteadyClient;
  /** Who takes back what the manager merged. */
  readonly #second: SteadyClient;
  /** Merges that stand, the latest last. */
  readonly #merges: string[] = [];
  readonly #random: () => number;
  readonly #paysOnly: boolean;

  constructor(
    app: TestApp,
    { server, seed, second, paysOnly = false }: TorturePlan & { readonly second: string },
  ) {
    this.#app = app;
    this.#client = clientOf(app, 'Manager', server);
    this.#desk = clientOf(app, 'Front desk', server);
    this.#second = new SteadyClient(server ?? app.app, app.lab.lId, second);
    this.#random = demoRandom(seed);
    this.#paysOnly = paysOnly;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  async openBill(): Promise<void> {
    const known = TESTS.filter(() => this.below(2) === 0);
    const body = await billBody(this.#app, { testCodes: known.length === 0 ? ['HB'] : known });
    const answer = await this.sender.surely('bill', (key) => this.#client.call(createBill, { body, key }));
    if (answer.status !== 200) return;
    this.told.push({ billId: body.billId, advances: [], notes: [], paid: 0, payments: new Map() });
  }

  /** One operation of one client. */
  async step(): Promise<void> {
    const bill = this.told[this.below(2) === 0 ? 0 : this.below(this.told.length)];
    if (bill !== undefined && this.#paysOnly) return this.#pay(bill);
    if (bill === undefined || this.below(20) === 0) return this.openBill();
    // Half of what happens at a counter is taking money.
    switch (this.below(14)) {
      case 0:
        return this.#discount(bill);
      case 1:
        return this.#cancel(bill);
      case 2:
        return this.#reverse(bill);
      case 3:
        return this.#writeOff(bill);
      case 4:
      case 5:
        // On any bill: on the one that all meet, what was read is soon old.
        return this.#refund(this.told[this.below(this.told.length)] ?? bill);
      case 6:
      case 7:
        return this.#ahead(bill);
      case 8:
        return this.#merge(bill);
      case 9:
      case 10:
        return this.#note(bill);
      default:
        return this.#pay(bill);
    }
  }

  async #pay(bill: Told): Promise<void> {
    const paymentId = newId();
    const amountPaise = await this.#amountFor(bill);
    const mode = this.below(2) === 0 ? ('Cash' as const) : ('BHIM UPI' as const);
    const body = { billId: bill.billId, payments: [{ paymentId, mode, amountPaise }] };
    const answer = await this.sender.surely('pay', (key) =>
      this.#client.call(receivePayments, { body, key }),
    );
    if (answer.status !== 200) return;
    bill.paid += amountPaise;
    bill.payments.set(paymentId, amountPaise);
  }

  /** Takes money ahead, pays the bill from what was taken before, or gives the rest of it back. */
  async #ahead(bill: Told): Promise<void> {
    const advanceId = bill.advances.at(-1);
    if (advanceId === undefined || this.below(6) === 0) return this.#takeAhead(bill);
    if (this.below(8) === 0) return this.#returnAhead(advanceId);
    const { billId } = bill;
    const [paymentId, amountPaise] = [newId(), 100 * (1 + this.below(300))];
    const body = { advanceId, billId, paymentId, amountPaise };
    const answer = await this.sender.surely('settle', (key) =>
      this.#client.call(settleAdvance, { body, key }),
    );
    if (answer.status !== 200) return;
    bill.paid += amountPaise;
    bill.payments.set(paymentId, amountPaise);
  }

  async #note(bill: Told): Promise<void> {
    await stepOfNotes({
      bill,
      client: this.#client,
      below: (count) => this.below(count),
      personOf: async () => (await this.#personOf(bill)).patient_id,
      send: (kind, send) => this.sender.surely(kind, send),
    });
  }

  async #personOf({ billId }: Told) {
    return (await this.#client.ok(readBill, { query: { billId } })).patient;
  }

  async #takeAhead(bill: Told): Promise<void> {
    const { patient_id: patientId } = await this.#personOf(bill);
    const body = { advanceId: newId(), patientId, mode: 'Cash', amountPaise: 100_000 } as const;
    const answer = await this.sender.surely('ahead', (key) => this.#desk.call(takeAdvance, { body, key }));
    if (answer.status === 200) bill.advances.push(body.advanceId);
  }

  async #merge(bill: Told): Promise<void> {
    await stepOfMerges({
      bill,
      other: this.told[this.below(this.told.length)] ?? bill,
      merges: this.#merges,
      client: this.#client,
      second: this.#second,
      below: (count) => this.below(count),
      personOf: (one) => this.#personOf(one),
      send: (kind, send) => this.sender.surely(kind, send),
    });
  }

  async #returnAhead(advanceId: string): Promise<void> {
    const { version } = await this.#client.ok(readAdvance, { query: { advanceId } });
    const why = { mode: 'Cash', reason: 'Does not come back' } as const;
    const body = { advanceId, version, returnId: newId(), ...why };
    await this.sender.surely('return', (key) => this.#client.call(refundAdvance, { body, key }));
  }

  /** All that is due, as a counter asks for it, or a part. */
  async #amountFor({ billId }: Told): Promise<number> {
    const part = 100 * (1 + this.below(400));
    if (this.below(2) === 0) return part;
    const { dues } = await this.#client.ok(readBill, { query: { billId } });
    return dues.duePaise === 0 ? part : dues.duePaise;
  }

  async #reverse(bill: Told): Promise<void> {
    const [paymentId, amount] = [...bill.payments][this.below(bill.payments.size)] ?? [];
    if (paymentId === undefined || amount === undefined) return this.#pay(bill);
    const body = { paymentIds: [paymentId], reason: 'Wrong mode' };
    const answer = await this.sender.surely('reverse', (key) =>
      this.#client.call(reversePayments, { body, key }),
    );
    if (answer.status !== 200) return;
    bill.paid -= amount;
    bill.payments.delete(paymentId);
  }

  async #discount({ billId }: Told): Promise<void> {
    const { version } = await this.#client.ok(readBill, { query: { billId } });
    const body = {
      billId,
      version,
      discount: { kind: 'percent' as const, value: this.below(60) },
      reason: 'Camp',
    };
    await this.sender.surely('discount', (key) => this.#client.call(discountBill, { body, key }));
  }

  async #cancel({ billId }: Told): Promise<void> {
    const { version, lines } = await this.#client.ok(readBill, { query: { billId } });
    const live = lines.filter(({ canceledAt }) => canceledAt === null);
    const line = live[this.below(live.length)];
    // The last line stays, so that there is something to pay for.
    if (line === undefined || live.length === 1) return;
    const body = { billId, version, lineIds: [line.lineId], reason: 'Customer stops' };
    await this.sender.surely('cancel', (key) => this.#client.call(cancelLines, { body, key }));
  }

  /** Gives up what is due, or makes what was given up due again. */
  async #writeOff({ billId }: Told): Promise<void> {
    const { version, dues } = await this.#client.ok(readBill, { query: { billId } });
    const body = { billId, version, reason: 'Moved away' };
    if (dues.writtenOffPaise > 0) {
      await this.sender.surely('claim', (key) => this.#client.call(claimAgain, { body, key }));
      return;
    }
    const given = { ...body, amountPaise: Math.max(dues.duePaise, 100) };
    await this.sender.surely('writeOff', (key) => this.#client.call(writeOffDue, { body: given, key }));
  }

  /** Asks for what is owed already or for a line, and reads the bill again when another client was quicker, as people do. */
  async #askRefund({ billId }: Pick<Told, 'billId'>, refundId: string, tries = 3): Promise<Answer> {
    const { version, lines, dues } = await this.#client.ok(readBill, { query: { billId } });
    const live = lines.filter(({ canceledAt }) => canceledAt === null);
    const line = dues.refundPayablePaise > 0 || live.length === 1 ? undefined : live[this.below(live.length)];
    const lineIds = line === undefined ? [] : [line.lineId];
    const why = { cause: 'customer', mode: 'Cash', reason: 'Customer stops' } as const;
    const body = { refundId, billId, version, lineIds, ...why };
    const asked = await this.sender.surely('ask', (key) => this.#desk.call(requestRefund, { body, key }));
    return codeOf(asked) === 'stale-version' && tries > 1
      ? this.#askRefund({ billId }, refundId, tries - 1)
      : asked;
  }

  /** Gives money back: asked for by one person and decided by another. */
  async #refund(bill: Told): Promise<void> {
    const refundId = newId();
    const asked = await this.#askRefund(bill, refundId);
    if (asked.status !== 200) return;
    const body = { refundId, version: 1 };
    const paid = await this.sender.surely('refund', (key) => this.#client.call(approveRefund, { body, key }));
    if (paid.status === 200) {
      const { amountPaise } = await this.#client.ok(readRefund, { query: { refundId } });
      bill.paid -= amountPaise;
      return;
    }
    const rejection = { ...body, reason: 'Something else is owed by now' };
    await this.sender.surely('reject', (key) => this.#client.call(rejectRefund, { body: rejection, key }));
  }

  /** Bills whose books say another amount than was told. */
  async drifted(): Promise<TortureReport<Drift>['drifted']> {
    const found = [];
    for (const { billId, paid: told } of this.told) {
      const { dues } = await this.#client.ok(readBill, { query: { billId } });
      const books = dues.paidPaise - dues.refundedPaise;
      if (books !== told) found.push({ billId, told, books });
    }
    return found;
  }
}

/**
 * Lets many clients bill, pay, pay ahead, discount, cancel, refund, write off, take back, merge and part people at once, most of them on one bill,
 * with retries under the same key; then holds the books against what the clients were told, and against every invariant. The seed says what is asked;
 * who comes first is chance.
 */
export async function tortureMoney(app: TestApp, plan: TorturePlan): Promise<TortureReport<Drift>> {
  const { token: second } = await personWith(app, { patients: ALL_PERMISSIONS });
  const torture = new Torture(app, { ...plan, second });
  for (let bills = 0; bills < plan.bills; bills += 1) await torture.openBill();
  let begun = 0;
  const { operations, eachAtLeast = 0 } = plan;
  const goesOn = (): boolean =>
    begun < operations ||
    (begun < operations * MOST_ROUNDS &&
      TORTURE_KINDS.some((kind) => (torture.sender.done.get(kind) ?? 0) < eachAtLeast));
  const client = async (): Promise<void> => {
    while (goesOn()) {
      begun += 1;
      await torture.step();
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, client));
  const { unexpected, done, unlikeTwins } = torture.sender;
  return {
    operations: begun,
    unexpected,
    done,
    unlikeTwins,
    drifted: await torture.drifted(),
    offences: await offencesIn(app),
  };
}
