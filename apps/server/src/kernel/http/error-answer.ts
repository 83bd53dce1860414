import type { RefusalBody } from '@nidan/contract/kernel/refusals';
import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import { sqlStateOf, violatedConstraint } from '../database/connections/sql-state.ts';
import { refusalOfConstraint } from './constraint-refusals.ts';
import { Refusal, refuse } from './refuse.ts';
import { fieldErrors } from './validation-message.ts';

const downStates = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08006']);
const downCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
const downTexts = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'The database does not answer',
];

/** A database that was restarted or is taken over by another is back in about this time. */
const COME_BACK_SECONDS = 2;
/** Somebody has to make room first. */
const MAKE_ROOM_SECONDS = 30;

function databaseIsDown(error: Error): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return downStates.has(state);
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && downCodes.has(code)) return true;
  return downTexts.some((text) => error.message.startsWith(text));
}

function refusalOfDatabase(error: Error): Refusal | null {
  const state = sqlStateOf(error);
  if (state === '53100') return refuse('storage-full', { retryAfter: MAKE_ROOM_SECONDS });
  if (state === '55P03' || state === '57014') return refuse('pending-request');
  // Class 22: a text that PostgreSQL cannot hold (a NUL character, a number out of range).
  if (state?.startsWith('22') === true) return refuse('invalid-input');
  const constraint = violatedConstraint(error);
  return constraint === null ? null : refusalOfConstraint(constraint);
}

/** Over this many bytes of a body only files are taken, in base64. */
const FILES_FROM = 1_048_576;

function tooLarge(bodyLimit: number): Refusal {
  if (bodyLimit <= FILES_FROM) return refuse('body-too-large');
  const most = Math.floor((bodyLimit * 3) / 4 / 1_048_576);
  return refuse('file-too-large', { details: { most: String(most) } });
}

function refusalOfFastify(error: Error & Partial<FastifyError>, bodyLimit: number): Refusal | null {
  const validation: readonly FastifySchemaValidationError[] | undefined = error.validation;
  if (validation !== undefined) return refuse('invalid-input', { errors: fieldErrors(validation) });
  if (error.statusCode === 413) return tooLarge(bodyLimit);
  if (error.statusCode === 415) return refuse('unsupported-media');
  if (error.statusCode === 429) return refuse('too-many-requests');
  // A path that leaves the files of the web app, or an id that is too long for one, answers like one that is not there.
  if (error.statusCode === 403 || error.statusCode === 404 || error.statusCode === 414)
    return refuse('not-found');
  if (error.statusCode === 400) return refuse('invalid-input');
  return null;
}

/** Any error as the refusal it stands for, or null when it is a fault of ours; `bodyLimit` in bytes, of the route that was called. */
export function asRefusal(error: Error, bodyLimit = 0): Refusal | null {
  if (error instanceof Refusal) return error;
  if (databaseIsDown(error)) return refuse('database-unavailable', { retryAfter: COME_BACK_SECONDS });
  return refusalOfDatabase(error) ?? refusalOfFastify(error, bodyLimit);
}

/** The JSON body of a refusal. */
export function refusalBody(refusal: Refusal, requestId: string): RefusalBody {
  const { details, errors, state, can, changedBy, changedAt } = refusal.extra;
  return {
    msg: refusal.message,
    code: refusal.code,
    requestId,
    ...(details === undefined ? {} : { details: { ...details } }),
    ...(errors === undefined ? {} : { errors: errors.map((one) => ({ ...one, values: { ...one.values } })) }),
    ...(state === undefined ? {} : { state }),
    ...(can === undefined ? {} : { can: [...can] }),
    ...(changedBy === undefined ? {} : { changedBy }),
    ...(changedAt === undefined ? {} : { changedAt }),
  };
}
