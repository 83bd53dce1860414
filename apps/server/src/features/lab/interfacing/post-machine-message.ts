import { PROGRAMS } from '@nidan/domain/access/programs';
import { hl7HeaderOf } from '@nidan/domain/interfacing/hl7-header';
import { readMessage } from '@nidan/domain/interfacing/read-message';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { asProgram } from '../../../kernel/jobs/as-member.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { insertData } from './data-rows.ts';
import { lockMessage, markRead } from './message-rows.ts';
import { type MessageToRead, readMessageToRead, readWaitingMessages } from './message-to-read.query.ts';
import { noteStatuses } from './note-statuses.ts';
import { postValues } from './post-values.ts';
import { heldBack, type ReceivedValue } from './received-value.ts';
import { readTubeOfValue } from './tube-of-value.query.ts';
import { valueOfWhole, valuesOfMessage, type UnreadPlace } from './values-of-message.ts';

export interface MessageOfJob {
  readonly lId: number;
  readonly messageId: string;
}

/** Whether a payload names a message of a lab. */
function isMessageOfJob(payload: unknown): payload is MessageOfJob {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'lId' in payload &&
    typeof payload.lId === 'number' &&
    'messageId' in payload &&
    typeof payload.messageId === 'string'
  );
}

/** Runs a part of the work with a message as the machine that sent it, at the place that its tube belongs to. */
async function asMachine(
  services: Services,
  { lId, message, locationId }: { lId: number; message: MessageToRead; locationId: string | null },
  work: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const { userId, machine } = message;
  const place = locationId === null ? {} : { locationId };
  const program = { userId: PROGRAMS.gateway.userId, name: machine };
  await asProgram(services, { lId, userId, ...place, program, requestId: randomUUID(), person: 'any' }, work);
}

async function locationOf(
  services: Services,
  lId: number,
  value: ReceivedValue | undefined,
): Promise<string | null> {
  if (value === undefined || value.isControl) return null;
  const tube = await inTransaction(services.db, lId, (db) => readTubeOfValue(db, lId, value.sampleId));
  return tube?.locationId ?? null;
}

/** Decides the values of one tube or control in one transaction, once. */
async function postSample(ctx: Ctx, message: MessageToRead, values: readonly ReceivedValue[]): Promise<void> {
  const there = await lockMessage(ctx.db, ctx.lId, message.messageId);
  const fresh = values.filter(({ position }) => !there.has(position));
  const { machineId, driver } = message;
  const posting = { machineId, noValue: driver.result.noValue, isDecided: false };
  if (fresh.length > 0) await insertData(ctx, message, await postValues(ctx, posting, fresh));
}

/** Why a message is kept for people alone: it ends in the middle, or has no header that says how it is written. */
function whyKept({ driver, text }: MessageToRead): Pick<UnreadPlace, 'reason' | 'detail'> {
  const isHeadless = driver.layout.kind === 'hl7' && hl7HeaderOf(text) === null;
  return isHeadless ? { reason: 'unreadable', detail: 'no-header' } : { reason: 'not-whole', detail: '' };
}

async function holdUnread(ctx: Ctx, message: MessageToRead, unread: readonly UnreadPlace[]): Promise<void> {
  const there = await lockMessage(ctx.db, ctx.lId, message.messageId);
  const fresh = unread.filter(({ value }) => !there.has(value.position));
  await insertData(
    ctx,
    message,
    fresh.map(({ value, reason, detail }) => ({ value, fate: heldBack(reason, { detail }) })),
  );
}

/**
 * Reads a stored message by the driver of its link: each value becomes a result, a point of a control, or waits in quarantine; one
 * transaction for each tube. Done again it changes nothing.
 */
async function postMessage(services: Services, lId: number, message: MessageToRead): Promise<void> {
  const { messageId } = message;
  const read = readMessage(message.driver, message.text);
  const { samples, unread } = valuesOfMessage(read, message);
  // Before the values: the rules release nothing of a tube while a part of its message waits.
  await asMachine(services, { lId, message, locationId: null }, (ctx) => holdUnread(ctx, message, unread));
  for (const { values } of samples) {
    const locationId = await locationOf(services, lId, values[0]);
    await asMachine(services, { lId, message, locationId }, (ctx) => postSample(ctx, message, values));
  }
  await asMachine(services, { lId, message, locationId: null }, async (ctx) => {
    await noteStatuses(ctx, message.machineId, read.statuses);
    const results = samples.reduce((sum, { values }) => sum + values.length, 0);
    await markRead(ctx.db, lId, { messageId, at: ctx.now, results });
  });
  services.live.tell(lId, ['MACHINE_DATA']);
}

/** Read in one query of a backlog. */
const BATCH = 50;
/** Then other links have their turn; the next message of the link goes on with the backlog. */
const LONGEST_ROUND_MS = 15_000;

/**
 * Posts the messages of a link that wait, the oldest first, so that a burst does not wait for the queue message by message. One that
 * fails is left to its own job, which tries it again.
 */
async function postBacklog(services: Services, lId: number, linkId: string): Promise<void> {
  const end = Date.now() + LONGEST_ROUND_MS;
  const readWaiting = (): Promise<readonly string[]> =>
    inTransaction(services.db, lId, (db) => readWaitingMessages(db, lId, { linkId, limit: BATCH }));
  for (let waiting = await readWaiting(); waiting.length > 0; waiting = await readWaiting()) {
    for (const messageId of waiting) {
      if (Date.now() > end) return;
      const message = await inTransaction(services.db, lId, (db) => readMessageToRead(db, lId, messageId));
      if (message?.state !== 'waiting') continue;
      try {
        await postMessage(services, lId, message);
      } catch {
        return;
      }
    }
  }
}

/** Reads a message that waits; one that is read already stays as it is. */
async function postOne(services: Services, lId: number, message: MessageToRead): Promise<void> {
  if (message.state === 'waiting') return postMessage(services, lId, message);
  if (message.state === 'read') return;
  const unread = [{ value: valueOfWhole(message.at), ...whyKept(message) }];
  await asMachine(services, { lId, message, locationId: null }, (ctx) => holdUnread(ctx, message, unread));
  services.live.tell(lId, ['MACHINE_DATA']);
}

/**
 * Reads a stored message, and the messages of its link that wait behind it: also after one that another job has read, because the queue gives a
 * job of a link about once a second, and those of a burst stand in it before the first one that waits.
 */
export const postMachineMessage: Job = async (services, payload) => {
  if (!isMessageOfJob(payload)) throw new Error('post-machine-data needs lId and messageId');
  const { lId, messageId } = payload;
  const message = await inTransaction(services.db, lId, (db) => readMessageToRead(db, lId, messageId));
  if (message === null) throw new Error(`Lab ${lId} has no message ${messageId}`);
  await postOne(services, lId, message);
  await postBacklog(services, lId, message.linkId);
};
