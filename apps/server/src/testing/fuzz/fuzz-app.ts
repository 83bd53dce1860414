import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { MODULES } from '@nidan/domain/access/modules';
import { ALL_PERMISSIONS, PERMISSION } from '@nidan/domain/access/permission-bits';
import { sample } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { Offence } from '../../kernel/invariants/find-offences.ts';
import type { TestApp } from '../app-on-database.ts';
import { offencesIn } from '../offences-in.ts';
import { personWith } from '../person-with.ts';
import { labWorld } from '../matrix/lab-world.ts';
import { newSession } from '../matrix/new-session.ts';
import { type CaseCall, type RouteCase, routeName } from '../matrix/route-case.ts';
import { endCallsOf } from './end-calls.ts';
import { type Fault, findFault } from './find-fault.ts';
import { type HostileRequest, hostileCallsOf, hostileRequestsOf, knownValuesOf } from './hostile-calls.ts';
import { addressOf, type HostileAnswer, sendHostile } from './send-hostile.ts';

export interface FoundFault extends Fault {
  readonly request: string;
  readonly answer: string;
}

export interface FuzzReport {
  readonly requests: number;
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly slowestMs: number;
  readonly faults: readonly FoundFault[];
  /** Routes that did what was asked at least once. */
  readonly answered: ReadonlySet<string>;
  /** Rows of the database that break an invariant when all is sent. */
  readonly offences: readonly Offence[];
}

interface FuzzPlan {
  readonly endpoints: readonly Endpoint[];
  readonly cases: readonly RouteCase[];
  readonly requests: number;
  readonly seed: number;
  /** Send right requests with each value at its ends first. */
  readonly ends?: boolean;
  /** The server that is called, when it is another than the app's own. */
  readonly server?: FastifyInstance;
}

/** So many requests are under way at a time. */
const LANES = 4;
/** A session is renewed before its proof is too old for what asks for one. */
const CALLS_OF_A_SESSION = 300;
const SHOWN = 2_000;

/** Requests of every endpoint in equal numbers, shuffled by the seed, after those at the ends. */
async function planRequests(app: TestApp, { endpoints, cases, requests, seed, ends = false }: FuzzPlan) {
  const world = labWorld(app, 'Ravi Kumar Pandit');
  const rights = new Map<string, CaseCall[]>();
  for (const { endpoint, make } of cases) {
    const name = routeName(endpoint);
    rights.set(name, [...(rights.get(name) ?? []), await make(world)]);
  }
  const known = knownValuesOf([...rights.values()].flat());
  const perEndpoint = Math.ceil(requests / endpoints.length);
  const planned = endpoints.flatMap((endpoint, at) => {
    const calls = hostileCallsOf(endpoint, { rights: rights.get(routeName(endpoint)) ?? [], known });
    return sample(hostileRequestsOf(endpoint, calls), { seed: seed + at, numRuns: perEndpoint });
  });
  const atEnds = endpoints.flatMap((endpoint) =>
    (rights.get(routeName(endpoint)) ?? []).flatMap((right): HostileRequest[] =>
      endCallsOf(endpoint, right).map((call) => ({ endpoint, call, twist: 'none', sender: 'right' })),
    ),
  );
  return [...(ends ? atEnds : []), ...shuffled(planned, seed).slice(0, requests)];
}

/** The same order for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed >>> 0;
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  return list
    .map((value) => [next(), value] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value);
}

const everyRight = Object.fromEntries(MODULES.map((module) => [module, ALL_PERMISSIONS]));

/** Sessions of who sends: renewed now and then, and when a request has ended one. */
class Senders {
  readonly #app: TestApp;
  readonly #tokens = new Map<string, { token: string; calls: number }>();

  constructor(app: TestApp) {
    this.#app = app;
  }

  async tokenFor({ endpoint, sender }: HostileRequest): Promise<string | null> {
    if (sender === 'nobody') return null;
    const who = sender === 'other' ? 'other' : endpoint.access === 'operator' ? 'operator' : 'manager';
    const known = this.#tokens.get(who);
    if (known !== undefined && known.calls < CALLS_OF_A_SESSION) {
      known.calls += 1;
      return known.token;
    }
    const token = await this.#newToken(who);
    this.#tokens.set(who, { token, calls: 1 });
    return token;
  }

  /** Each time somebody new, because requests also take people and their rights away. */
  async #newToken(who: 'manager' | 'operator' | 'other'): Promise<string> {
    const { otherLab } = this.#app;
    if (who === 'operator')
      return newSession(this.#app, {
        lab: otherLab,
        userId: otherLab.operator.userId,
        showsCode: true,
      });
    const { token } = await personWith(
      this.#app,
      who === 'manager' ? everyRight : { bills: PERMISSION.read },
    );
    return token;
  }

  /** Whoever was found to be nobody signs in again. */
  forget(token: string | null): void {
    for (const [who, known] of this.#tokens) if (known.token === token) this.#tokens.delete(who);
  }
}

class Finds {
  readonly statuses = new Map<number, number>();
  readonly faults: FoundFault[] = [];
  readonly answered = new Set<string>();
  slowestMs = 0;

  note(request: HostileRequest, answer: HostileAnswer | null): void {
    const status = answer?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.slowestMs = Math.max(this.slowestMs, answer?.ms ?? 0);
    if (status === 200) this.answered.add(routeName(request.endpoint));
    const fault = findFault(request.endpoint, answer);
    if (fault === null) return;
    const { endpoint, call, twist, sender } = request;
    const sent = { twist, sender, body: call.body };
    this.faults.push({
      ...fault,
      request: `${endpoint.method} ${addressOf(request, 1)} ${JSON.stringify(sent)}`.slice(0, SHOWN),
      answer: answer?.text.slice(0, SHOWN) ?? '',
    });
  }
}

/** Address of the n-th caller, who is nobody's neighbour. */
function addressOfCaller(at: number): string {
  return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
}

/**
 * Sends hostile requests to every endpoint, a few at a time, as people of lab 1, and says which answers were faults. The
 * same seed sends the same requests, but for ids that are made anew.
 */
export async function fuzzApp(app: TestApp, plan: FuzzPlan): Promise<FuzzReport> {
  const requests = await planRequests(app, plan);
  const senders = new Senders(app);
  const finds = new Finds();
  const server = plan.server ?? app.app;
  let at = 0;
  const lane = async (): Promise<void> => {
    for (let request = requests[at]; request !== undefined; request = requests[at]) {
      at += 1;
      const token = await senders.tokenFor(request);
      const sender = { lId: app.lab.lId, token, address: addressOfCaller(at) };
      const answer = await sendHostile(server, request, sender);
      finds.note(request, answer);
      if (answer?.status === 401) senders.forget(token);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const { statuses, faults, answered, slowestMs } = finds;
  return { requests: at, statuses, faults, answered, slowestMs, offences: await offencesIn(app) };
}
