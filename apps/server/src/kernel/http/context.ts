import type { FastifyBaseLogger } from 'fastify';
import type { Caller, CallerLab } from '../access/caller.ts';
import type { Db } from '../database/connections/open-database.ts';
import type { Services } from './services.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What a command gets: its transaction, the lab, who calls, and what is to be written with its commit. */
export interface Ctx {
  readonly db: Db;
  readonly lId: number;
  readonly lab: CallerLab;
  readonly caller: Caller;
  readonly now: Date;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly unit: UnitOfWork;
  readonly services: Services;
  /** Aborted when whoever asked is gone before the answer; made when it is first asked for. Absent where nobody waits, as in a job. */
  readonly gone?: () => AbortSignal;
}
