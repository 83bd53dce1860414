import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { Can, closed, Id, Instant, nullable, page, pageOf, Version } from '../../kernel/shapes.ts';

/** A job of the queue that keeps failing, or is not tried any more. */
export const FailedJobView = closed({
  jobId: Id,
  /** A name of `JOB_NAMES`, or one of a former release. */
  task: Type.String(),
  state: Type.Enum(['failing', 'givenUp']),
  /** False: the schedule runs it for every lab of this installation, and starts it again. */
  isOfLab: Type.Boolean(),
  /** The bill that it is about; null where it is about none, or more than one. */
  bill: nullable(closed({ billId: Id, labNo: Type.String() })),
  attempts: Type.Integer({ minimum: 1 }),
  /** Why the last try failed; null where it concerns other labs too, and for demo users. */
  problem: nullable(Type.String()),
  triedAt: Instant,
  /** When it is tried again; null: not automatically. */
  nextAt: nullable(Instant),
  version: Version,
  can: Can,
});
export type FailedJobView = Static<typeof FailedJobView>;

export const listFailedJobs = defineEndpoint({
  method: 'GET',
  path: '/api/system-health',
  summary: 'Jobs that keep failing or were given up, the latest first',
  access: { module: 'labs', bits: PERMISSION.read },
  query: closed(page),
  response: pageOf(FailedJobView),
});

export const retryFailedJob = defineEndpoint({
  method: 'POST',
  path: '/api/system-health/retry',
  summary: 'Runs a job of the lab again that failed',
  access: { module: 'labs', bits: PERMISSION.update },
  body: closed({ jobId: Id, version: Version }),
  response: closed({ jobId: Id }),
});
