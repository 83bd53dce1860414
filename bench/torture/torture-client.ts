import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { refusals } from '@nidan/contract/kernel/refusals';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { accessionSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import type { Ledger, Outcome, Write } from './ledger.ts';
import type { Caller } from './caller.ts';

export interface OrderPlan {
  readonly testId: string;
  readonly parameterId: string;
  /** Every so many orders of a client one is released. */
  readonly releasedEvery: number;
}

/** The server says that its disk is full and nothing was saved: a right write may get that, and must not have happened. */
const FULL = refusals['storage-full'].status;

interface Sent<A> {
  readonly outcome: Outcome;
  readonly answer: A | null;
}

/** Sends a write and notes in the ledger what the client was told. */
export async function sendWrite(
  { caller, ledger }: { caller: Caller; ledger: Ledger },
  write: Write,
): Promise<Sent<unknown>> {
  const { status, text } = await caller.send(write);
  if (status === 200) {
    ledger.note(write, 'acknowledged');
    return { outcome: 'acknowledged', answer: JSON.parse(text) as unknown };
  }
  if (status === FULL) ledger.withoutRoom += 1;
  else if (status !== null && status < 500) ledger.refusals.push(`${write.stage}: ${text}`);
  // No answer, or one that says that the server does not know: the write may have happened.
  const outcome = status === null || (status >= 500 && status !== FULL) ? 'unknown' : 'refused';
  ledger.note(write, outcome);
  return { outcome, answer: null };
}

type Step = (stage: Write['stage'], write: Pick<Write, 'endpoint' | 'body' | 'username'>) => Promise<unknown>;

/** Brings one order through its stages until a write is not acknowledged. */
async function runOrder(
  step: Step,
  plan: OrderPlan,
  order: { billId: string; name: string; release: boolean },
) {
  const { billId, name, release } = order;
  // as: an answer of 200 is in the shape of its endpoint's schema
  const bill = (await step('register', {
    endpoint: createBill,
    username: 'asmita.deo',
    body: {
      billId,
      newPatient: {
        name_title: 'Mr.',
        name,
        age_sex: { age: 40, sex: 'M', unit: 'Yrs.' },
        phone: '9800000000',
      },
      consentGiven: true,
      lines: [{ testId: plan.testId }],
      payments: [{ mode: 'Cash', amountPaise: 5_000 }],
      collect: true,
    },
  })) as AnswerOf<typeof createBill> | null;
  if (bill === null) return;
  const barcodes = bill.samples.map(({ barcode }) => barcode);
  const username = 'sameer.kale';
  if ((await step('accession', { endpoint: accessionSamples, username, body: { barcodes } })) === null)
    return;
  const values = [{ parameterId: plan.parameterId, value: '13.4' }];
  const tests = bill.tests.map(({ billTestId }) => ({ billTestId, version: 2, values }));
  // as: above
  const saved = (await step('enter', {
    endpoint: saveResults,
    username,
    body: { billId, tests },
  })) as AnswerOf<typeof saveResults> | null;
  if (saved === null) return;
  const entered = saved.tests.map(({ billTestId, version }) => ({ billTestId, version }));
  await step('check', {
    endpoint: checkResults,
    username: 'nandini.joshi',
    body: { billId, tests: entered, release },
  });
}

/** Works orders one after the other until it is told to stop. */
export async function workOrders(
  tools: { caller: Caller; ledger: Ledger },
  { plan, name, signal }: { plan: OrderPlan; name: string; signal: AbortSignal },
): Promise<void> {
  for (let serial = 1; !signal.aborted; serial += 1) {
    const billId = newId();
    const patientName = `Torture ${name} ${serial}`;
    tools.ledger.open(billId, patientName);
    let certain = true;
    const step: Step = async (stage, write) => {
      const { outcome, answer } = await sendWrite(tools, { ...write, stage, billId, key: newId() });
      certain &&= outcome === 'acknowledged';
      return answer;
    };
    await runOrder(step, plan, { billId, name: patientName, release: serial % plan.releasedEvery === 0 });
    if (!certain) await tools.caller.rest();
  }
}
