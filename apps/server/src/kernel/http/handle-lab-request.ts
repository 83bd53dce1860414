import { createHash } from 'node:crypto';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import { type CallerAnswer, readCaller, readKeyCaller, type StoredAnswer } from '../access/caller.ts';
import { missingRight, rightText } from '../access/judge-access.ts';
import { throughView } from '../access/outlook.ts';
import { asOperator } from '../access/operator.ts';
import { refuseBlockedLab, refuseByAccount } from '../access/refuse-by-account.ts';
import { refuseSuspendedAgency } from '../access/refuse-suspended-agency.ts';
import { noteUse } from '../access/session-rows.ts';
import { requireProof } from '../access/require-proof.ts';
import { recordDenial } from '../access-log/record-denial.ts';
import { readsPatients, subjectsOf } from '../access-log/read-subjects.ts';
import { type ReadDraft, readStatements, rememberNoted } from '../access-log/read-statements.ts';
import { inTransaction } from '../database/connections/in-transaction.ts';
import type { Db } from '../database/connections/open-database.ts';
import { sqlStateOf, violatedConstraint } from '../database/connections/sql-state.ts';
import type { Ctx } from './context.ts';
import { Refusal, refuse } from './refuse.ts';
import type { Services } from './services.ts';
import { tellChanges } from './tell-changes.ts';
import { unitStatements } from './unit-statements.ts';
import { emptyUnitOfWork } from './unit-of-work.ts';

/** One call of an endpoint of a lab, already parsed. */
export interface LabRequest {
  readonly endpoint: Endpoint;
  readonly lId: number;
  readonly token: Buffer | null;
  /** Hash of the key of a program; null for a person. */
  readonly apiKey: Buffer | null;
  /** The call needs a recent proof of who calls. */
  readonly asksForProof: boolean;
  /** Nobody is at the screen that sends this: a list that refreshes itself keeps no session alive. */
  readonly unattended: boolean;
  readonly idempotencyKey: string | null;
  readonly payload: string;
  readonly requestId: string;
  /** Network address of whoever calls. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
  /** Aborted when the caller is gone before the answer. */
  readonly gone?: () => AbortSignal;
}

/** The lab is none of the caller's: answered as if there were none, and kept as what it is. */
class OtherLab extends Refusal {
  constructor() {
    super('not-found');
  }
}

export interface LabAnswer {
  readonly status: number;
  readonly text: string;
  readonly replayed: boolean;
}

function refuseUnfinished({ incomplete, lacksSecondFactor }: CallerAnswer): void {
  if (incomplete) throw refuse('sign-in-incomplete');
  if (lacksSecondFactor) throw refuse('second-factor-needed');
}

function refuseWithoutRights(endpoint: Endpoint, { caller, lab }: CallerAnswer): void {
  if (lab === null) throw new OtherLab();
  refuseBlockedLab(lab, endpoint.accountNeed);
  const missing = missingRight(endpoint.access, caller.rights);
  if (missing !== null) throw refuse('not-permitted', { details: { right: rightText(missing) } });
  refuseByAccount(lab, endpoint.accountNeed);
}

/** Who looks as somebody else changes nothing, and is no operator. */
function refuseChangeWhileViewing({ mutates, access }: Endpoint, { viewing }: CallerAnswer): void {
  if (viewing === null || (!mutates && access !== 'operator')) return;
  throw refuse('viewing-as', { details: { name: viewing } });
}

/** Who sees masked data writes none: by what they send they would be somebody who sees more. */
export function refuseDemoChange({ mutates, demoMay }: Endpoint, isDemoUser: boolean): void {
  if (mutates && !demoMay && isDemoUser) throw refuse('demo-changes-nothing');
}

function replay(stored: StoredAnswer, requestHash: Buffer): LabAnswer {
  if (!stored.requestHash.equals(requestHash)) throw refuse('key-reused');
  return { status: stored.status, text: stored.answer, replayed: true };
}

/** The answer as it is kept for a repeated request: without what is told once, so that no secret stays readable. */
function answerToKeep({ shownOnce }: Endpoint, text: string): string {
  if (shownOnce.length === 0) return text;
  const told = shownOnce.map((field) => [field, null]);
  // as: every answer is an object
  return JSON.stringify({ ...(JSON.parse(text) as object), ...Object.fromEntries(told) });
}

function hashOf(request: LabRequest): Buffer {
  return createHash('sha256').update(`${request.endpoint.method} ${request.payload}`).digest();
}

/** `GET /api/bills` */
function routeOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/** A request on its way through the door; what was found there is noted when the transaction is over. */
class Visit {
  readonly services: Services;
  readonly request: LabRequest;
  #noteUse = false;
  #admitted = false;
  /** Who turned out to call. */
  #userId: string | null = null;

  constructor(services: Services, request: LabRequest) {
    this.services = services;
    this.request = request;
  }

  /** True once nothing but the command itself could refuse. */
  get isAdmitted(): boolean {
    return this.#admitted;
  }

  async readCaller(db: Db): Promise<CallerAnswer | null> {
    const { token, apiKey, lId, idempotencyKey } = this.request;
    if (apiKey !== null) return readKeyCaller(db, { keyHash: apiKey, lId, idempotencyKey });
    if (token === null) return null;
    const idleSeconds = this.services.config.sessionIdleMinutes * 60;
    const answer = await readCaller(db, { tokenHash: token, idleSeconds, lId, idempotencyKey });
    return answer === null ? null : throughView(db, lId, answer);
  }

  async admit(db: Db): Promise<CallerAnswer> {
    const answer = await this.readCaller(db);
    if (answer === null) throw refuse('not-signed-in');
    this.#userId = answer.caller.userId;
    this.#noteUse = answer.seenLongAgo && !this.request.unattended;
    refuseUnfinished(answer);
    const admitted = await this.#withRights(db, answer);
    refuseChangeWhileViewing(this.request.endpoint, answer);
    refuseDemoChange(this.request.endpoint, admitted.caller.isDemoUser);
    if (this.request.asksForProof) requireProof(admitted.caller);
    this.#admitted = true;
    return admitted;
  }

  async #withRights(db: Db, answer: CallerAnswer): Promise<CallerAnswer> {
    const { endpoint, lId } = this.request;
    if (endpoint.access === 'operator') {
      return asOperator(db, { answer, lId, operator: this.services.config.operator });
    }
    refuseWithoutRights(endpoint, answer);
    const now = this.services.clock();
    await refuseSuspendedAgency(db, { lId, now, caller: answer.caller, endpoint });
    return answer;
  }

  /** Keeps the refusal of somebody who is known: a right, or a lab that is not theirs. */
  async #keepDenial(refusal: Refusal): Promise<void> {
    const isOfOtherLab = refusal instanceof OtherLab;
    if (this.#userId === null || (refusal.status !== 403 && !isOfOtherLab)) return;
    const { lId, address, requestId, log, endpoint } = this.request;
    const { db, clock } = this.services;
    await recordDenial(
      { db, now: clock(), log },
      {
        refusal,
        userId: this.#userId,
        lId: isOfOtherLab ? null : lId,
        address,
        route: routeOf(endpoint),
        requestId,
      },
    );
  }

  /** The outcome of `work`, after the use of the session and a refusal were noted where that is due. */
  async over<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Refusal) await this.#keepDenial(error);
      throw error;
    } finally {
      const { token } = this.request;
      if (this.#noteUse && token !== null) await noteUse(this.services.db, token);
    }
  }
}

function contextOf(db: Db, request: LabRequest, found: { answer: CallerAnswer; services: Services }): Ctx {
  const { lab, caller } = found.answer;
  if (lab === null) throw refuse('not-found');
  const { requestId, log, lId, gone } = request;
  const { services } = found;
  const now = services.clock();
  return {
    db,
    lId,
    lab,
    caller,
    now,
    requestId,
    log,
    unit: emptyUnitOfWork(),
    services,
    ...(gone && { gone }),
  };
}

interface Reading<T> {
  readonly ctx: Ctx;
  readonly data: T;
  readonly draft: ReadDraft;
}

/** Whose data a file tells, where what was loaded for it says so. */
function shownBy(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'shown' in data ? data.shown : null;
}

interface ReadSteps<T> {
  readonly input: unknown;
  readonly read: (ctx: Ctx) => Promise<T>;
  /** Whose plans its statements take; those of reads are made for their values. */
  readonly plans?: 'reads' | 'commands';
}

/**
 * Runs a read of a lab in one transaction. When its answer carries data of patients, who saw whom is written with the commit:
 * without that row there is no answer.
 */
export async function handleRead<T>(
  services: Services,
  request: LabRequest,
  { input, read, plans = 'reads' }: ReadSteps<T>,
): Promise<T> {
  const { endpoint, address } = request;
  const visit = new Visit(services, request);
  const enter = async (db: Db): Promise<Ctx> =>
    contextOf(db, request, { answer: await visit.admit(db), services });
  if (!readsPatients(endpoint)) {
    return visit.over(
      inTransaction(services.db, request.lId, { work: async (db) => read(await enter(db)), plans }),
    );
  }
  const isFile = endpoint.produces !== 'application/json';
  const work = async (db: Db): Promise<Reading<T>> => {
    const ctx = await enter(db);
    const data = await read(ctx);
    const subjects = subjectsOf(input, isFile ? shownBy(data) : data);
    return { ctx, data, draft: { route: routeOf(endpoint), address, subjects } };
  };
  const last = ({ ctx, draft }: Reading<T>) => readStatements(ctx, draft);
  const { ctx, data, draft } = await visit.over(
    inTransaction(services.db, request.lId, { work, last, plans }),
  );
  rememberNoted(ctx, draft);
  return data;
}

/**
 * Runs a command of a lab in one transaction, exactly once per idempotency key: the first answer is kept with the
 * commit and replayed; a key with another request is refused; a twin that lost the race finds the winner's answer.
 */
export async function handleCommand(
  services: Services,
  request: LabRequest,
  run: (ctx: Ctx) => Promise<string>,
): Promise<LabAnswer> {
  const key = request.idempotencyKey;
  const requestHash = hashOf(request);
  const visit = new Visit(services, request);
  const work = async (db: Db): Promise<{ text: string; ctx: Ctx } | { stored: StoredAnswer }> => {
    const answer = await visit.admit(db);
    if (key === null) throw refuse('idempotency-key-missing');
    if (answer.stored !== null) return { stored: answer.stored };
    const ctx = contextOf(db, request, { answer, services });
    return { text: await run(ctx), ctx };
  };
  try {
    const done = await visit.over(
      inTransaction(services.db, request.lId, {
        work,
        last: (made) =>
          key === null || 'stored' in made
            ? []
            : unitStatements(made.ctx, {
                key,
                requestHash,
                status: 200,
                answer: answerToKeep(request.endpoint, made.text),
              }),
      }),
    );
    if ('stored' in done) return replay(done.stored, requestHash);
    tellChanges(done.ctx);
    return { status: 200, text: done.text, replayed: false };
  } catch (error) {
    const winner = await storedAnswerOfTwin(visit, error);
    if (winner === null) throw error;
    return replay(winner, requestHash);
  }
}

/** States of the database that only another request can bring about: a serialisation failure, a lock not given in time. */
const RACES = new Set(['40001', '55P03']);

/**
 * A command that failed may have lost to a twin with the same key: then the twin's answer is the answer. What a twin has
 * moved on, taken or removed can look like any refusal, and like a lock that was waited for too long.
 */
async function storedAnswerOfTwin(visit: Visit, error: unknown): Promise<StoredAnswer | null> {
  const { services, request } = visit;
  const mayHaveLost =
    error instanceof Refusal || RACES.has(sqlStateOf(error) ?? '') || violatedConstraint(error) !== null;
  if (!mayHaveLost || !visit.isAdmitted || request.idempotencyKey === null) return null;
  const found = await inTransaction(services.db, request.lId, (db) => visit.readCaller(db));
  return found?.stored ?? null;
}
