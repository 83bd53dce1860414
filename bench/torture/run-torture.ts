import { setTimeout as wait } from 'node:timers/promises';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { signInAs } from '../four-stage-order.ts';
import { brokenInvariants, rowsOf } from '../require-invariants.ts';
import { Caller } from './caller.ts';
import { Ledger } from './ledger.ts';
import { Person, PROOF_LASTS_MS } from './person.ts';
import { reconcile, type Reconciliation } from './reconcile.ts';
import { type OrderPlan, sendWrite, workOrders } from './torture-client.ts';
import type { TortureStage } from './torture-stage.ts';

/** What a stage can be put through, by name. */
export const FAULTS = {
  'kill one of two servers': (stage) => stage.killServer(Math.random() < 0.5 ? 0 : 1),
  'kill the database': (stage) => stage.killDatabase(),
  'kill both servers': (stage) => stage.killServers(),
  'black hole': (stage) => stage.blackHole(6_000),
  'stop and start the database': (stage) => stage.stopDatabase(),
  'cut the network': (stage) => stage.cutNetwork(),
  'jump the clock': (stage) => stage.jumpClock(),
} as const satisfies Record<string, (stage: TortureStage) => Promise<void>>;

/** What only a stage on a small disk can be put through. */
export const DISK_FAULTS = {
  'full disk': (stage) => stage.fillDisk(5_000),
  'no room for the log': (stage) => stage.fillLog(5_000),
} as const satisfies Record<string, (stage: TortureStage) => Promise<void>>;

/** What only nodes with a standby can be put through, once. */
export const NODE_FAULTS = {
  'fail over': (stage) => stage.failOver(),
} as const satisfies Record<string, (stage: TortureStage) => Promise<void>>;

const ALL_FAULTS = { ...FAULTS, ...DISK_FAULTS, ...NODE_FAULTS };

export type FaultName = keyof typeof ALL_FAULTS;

export interface TorturePlan {
  readonly cycles: number;
  /** Load before each fault. */
  readonly seconds: number;
  readonly clients: number;
  /** One after the other, and again from the first. */
  readonly faults: readonly FaultName[];
  /** Every so many orders of a client one is released, which costs the rendering of a report. */
  readonly releasedEvery?: number;
  /** How long, in ms, people rely on a proof of who they are. */
  readonly proofLastsMs?: number;
  readonly say?: (line: string) => void;
}

export interface TortureReport extends Reconciliation {
  readonly acknowledged: number;
  readonly unknown: number;
  /** Writes that were refused because the disk was full. */
  readonly withoutRoom: number;
  /** Unknown writes that had happened, as the answer to the retry says. */
  readonly hadHappened: number;
  /** Refusals that no right write should get, at first or when sent again. */
  readonly refusals: readonly string[];
  readonly slowestRefusalSeconds: number;
  readonly readySeconds: readonly number[];
  readonly offences: number;
  readonly faults: number;
  /** How often somebody proved again, under the load, who they are. */
  readonly proofs: number;
}

const RELEASED_EVERY = 25;

const PEOPLE = ['asmita.deo', 'sameer.kale', 'nandini.joshi'];

/** Looks up what is ordered and entered. */
async function planOrders(port: number): Promise<Omit<OrderPlan, 'releasedEvery'>> {
  const [desk, bench] = [await signInAs(port, 'asmita.deo'), await signInAs(port, 'sameer.kale')];
  const { testId } = await desk.call(findTestByCode, { query: { code: 'HB' } });
  const body = {
    billId: newId(),
    newPatient: { name: 'Plan Of Orders', age_sex: { age: 40, sex: 'M' as const, unit: 'Yrs.' as const } },
    consentGiven: true,
    lines: [{ testId }],
  };
  const { billId } = await desk.call(createBill, { body });
  const sheet = await bench.call(readWorksheet, { query: { billId } });
  const parameterId = sheet.tests[0]?.parameters[0]?.parameterId ?? '';
  desk.close();
  bench.close();
  return { testId, parameterId };
}

async function signEverybodyIn(ports: readonly number[], proofLastsMs: number): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  for (const username of PEOPLE)
    people.set(username, await Person.signedIn(username, { ports, proofLastsMs }));
  return people;
}

async function timeOf(checkerUrl: string): Promise<Date> {
  return withClient(checkerUrl, async (client) => {
    const { rows } = await client.query<{ now: Date }>('select now() as now');
    return rows[0]?.now ?? new Date(0);
  });
}

/** So many writes are sent again at a time. */
const LANES = 8;
/** A stage that answers nothing for so long, in ms, is put through its fault all the same. */
const LONGEST_WAIT = 30_000;

/** Sends every unknown write again under its key until it is known what became of it. */
async function settle(caller: Caller, ledger: Ledger): Promise<void> {
  for (let round = 0; round < 20 && ledger.unknown.length > 0; round += 1) {
    const writes = ledger.unknown.splice(0);
    const lane = async (): Promise<void> => {
      for (let write = writes.pop(); write !== undefined; write = writes.pop())
        await sendWrite({ caller, ledger }, write);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (ledger.unknown.length > 0) await wait(500);
  }
}

/** Unknown writes that are in the database already: those of which only the answer was lost. */
async function countHappened(ledger: Ledger, checkerUrl: string): Promise<number> {
  const keys = ledger.unknown.map(({ key }) => key);
  return withClient(checkerUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from idempotency where l_id = 1 and key = any ($1)',
      [keys],
    );
    return rows[0]?.n ?? 0;
  });
}

/** A fault finds work under way, however slow the machine is: as many new answers as there are clients. */
async function untilAnswered(ledger: Ledger, count: number): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  while (ledger.acknowledged < count && performance.now() < end) await wait(20);
}

/** Puts a stage under load and through its faults, sends again what is unknown, and reconciles. */
export async function runTorture(stage: TortureStage, torture: TorturePlan): Promise<TortureReport> {
  const { cycles, seconds, clients, faults, say } = torture;
  const { releasedEvery = RELEASED_EVERY, proofLastsMs = PROOF_LASTS_MS } = torture;
  const plan = { ...(await planOrders(stage.ports[0] ?? 0)), releasedEvery };
  const people = await signEverybodyIn(stage.ports, proofLastsMs);
  // A database that forgets keeps what the work begins from.
  await withClient(stage.urls.adminUrl, (client) => client.query('checkpoint'));
  const since = await timeOf(stage.urls.checkerUrl);
  const ledger = new Ledger();
  const stop = new AbortController();
  const callers = Array.from({ length: clients }, () => new Caller(stage.ports, people));
  const working = callers.map((caller, at) =>
    workOrders({ caller, ledger }, { plan, name: String(at), signal: stop.signal }),
  );
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const answered = ledger.acknowledged;
    await wait(seconds * 1_000);
    await untilAnswered(ledger, answered + clients);
    const name = faults[cycle % faults.length] ?? 'kill the database';
    const began = performance.now();
    await ALL_FAULTS[name](stage);
    const took = ((performance.now() - began) / 1_000).toFixed(1);
    say?.(
      `${cycle + 1}. ${name}: serves again after ${took} s; ${ledger.acknowledged} writes acknowledged so far`,
    );
  }
  await wait(500);
  stop.abort();
  await Promise.all(working);
  const { acknowledged, withoutRoom } = ledger;
  const unknown = ledger.unknown.length;
  const hadHappened = await countHappened(ledger, stage.urls.checkerUrl);
  say?.(`${unknown} writes are unknown and sent again under their keys`);
  const last = new Caller(stage.ports, people);
  await settle(last, ledger);
  for (const caller of [...callers, last]) caller.close();
  return {
    ...(await reconcile(ledger, stage.urls.checkerUrl, since)),
    acknowledged,
    unknown,
    withoutRoom,
    hadHappened,
    refusals: [...ledger.refusals, ...ledger.unknown.map(({ stage: at }) => `${at}: still unknown`)],
    slowestRefusalSeconds: Math.max(...callers.map(({ slowestRefusalMs }) => slowestRefusalMs)) / 1_000,
    readySeconds: stage.readySeconds,
    offences: rowsOf(await brokenInvariants(stage.urls.checkerUrl)),
    faults: cycles,
    proofs: [...people.values()].reduce((sum, person) => sum + person.proofs, 0),
  };
}
