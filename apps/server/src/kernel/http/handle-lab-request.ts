import { createHash } from 'node:crypto';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import { type CallerAnswer, readCaller, type StoredAnswer } from '../access/caller.ts';
import { missingRight, rightText } from '../access/judge-access.ts';
import { asOperator } from '../access/operator.ts';
import { refuseByAccount } from '../access/refuse-by-account.ts';
import { noteUse } from '../access/session-rows.ts';
import { requireProof } from '../access/require-proof.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { sqlStateOf, violatedConstraint } from '../database/sql-state.ts';
import type { Ctx } from './context.ts';
import { refuse } from './refuse.ts';
import type { Services } from './services.ts';
import { unitStatements } from './unit-statements.ts';
import { emptyUnitOfWork } from './unit-of-work.ts';

/** One call of an endpoint of a lab, already parsed. */
export interface LabRequest {
  readonly endpoint: Endpoint;
  readonly lId: number;
  readonly token: Buffer | null;
  /** The call needs a recent proof of who calls. */
  readonly asksForProof: boolean;
  /** Nobody is at the screen that sends this: a list that refreshes itself keeps no session alive. */
  readonly unattended: boolean;
  readonly idempotencyKey: string | null;
  readonly payload: string;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
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
  if (lab === null) throw refuse('not-found');
  refuseByAccount(lab, 'signIn');
  const missing = missingRight(endpoint.access, caller.rights);
  if (missing !== null) throw refuse('not-permitted', { details: { right: rightText(missing) } });
  refuseByAccount(lab, endpoint.accountNeed);
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

/** A request on its way through the door; what was found there is noted when the transaction is over. */
class Visit {
  readonly services: Services;
  readonly request: LabRequest;
  #noteUse = false;

  constructor(services: Services, request: LabRequest) {
    this.services = services;
    this.request = request;
  }

  async readCaller(db: Db): Promise<CallerAnswer | null> {
    const { token, lId, idempotencyKey } = this.request;
    if (token === null) return null;
    const idleSeconds = this.services.config.sessionIdleMinutes * 60;
    return readCaller(db, { tokenHash: token, idleSeconds, lId, idempotencyKey });
  }

  async admit(db: Db): Promise<CallerAnswer> {
    const answer = await this.readCaller(db);
    if (answer === null) throw refuse('not-signed-in');
    this.#noteUse = answer.seenLongAgo && !this.request.unattended;
    refuseUnfinished(answer);
    const admitted = await this.#withRights(db, answer);
    if (this.request.asksForProof) requireProof(admitted.caller);
    return admitted;
  }

  async #withRights(db: Db, answer: CallerAnswer): Promise<CallerAnswer> {
    const { endpoint, lId } = this.request;
    if (endpoint.access === 'operator') {
      return asOperator(db, { answer, lId, operator: this.services.config.operator });
    }
    refuseWithoutRights(endpoint, answer);
    return answer;
  }

  /** The outcome of `work`, after the use of the session was noted where that is due. */
  async over<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      const { token } = this.request;
      if (this.#noteUse && token !== null) await noteUse(this.services.db, token);
    }
  }
}

function contextOf(db: Db, request: LabRequest, found: { answer: CallerAnswer; services: Services }): Ctx {
  const { lab, caller } = found.answer;
  if (lab === null) throw refuse('not-found');
  const { requestId, log, lId } = request;
  const { services } = found;
  return { db, lId, lab, caller, now: services.clock(), requestId, log, unit: emptyUnitOfWork(), services };
}

/** Runs a read of a lab in one transaction. */
export async function handleRead<T>(
  services: Services,
  request: LabRequest,
  read: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const visit = new Visit(services, request);
  return visit.over(
    inTransaction(services.db, request.lId, async (db) =>
      read(contextOf(db, request, { answer: await visit.admit(db), services })),
    ),
  );
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
    return { status: 200, text: done.text, replayed: false };
  } catch (error) {
    const winner = await storedAnswerOfTwin(visit, error);
    if (winner === null) throw error;
    return replay(winner, requestHash);
  }
}

/** A command that failed may have lost to a twin with the same key: then the twin's answer is the answer. */
async function storedAnswerOfTwin(visit: Visit, error: unknown): Promise<StoredAnswer | null> {
  const { services, request } = visit;
  const lostRace = violatedConstraint(error) !== null || sqlStateOf(error) === '40001' || isConflict(error);
  if (!lostRace || request.idempotencyKey === null) return null;
  const found = await inTransaction(services.db, request.lId, (db) => visit.readCaller(db));
  return found?.stored ?? null;
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'status') === 409;
}
