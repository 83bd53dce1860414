import type { MachineMessage } from '@nidan/domain/interfacing/machine-message';
import { createHash } from 'node:crypto';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import type { LinkInUse } from './enabled-links.query.ts';
import { insertMessage, type NewMachineMessage, passOverParts } from './message-rows.ts';

/** What a link took, before it is acknowledged. */
export interface TakenMessage {
  readonly link: LinkInUse;
  readonly at: Date;
  readonly raw: Uint8Array;
  /** One character for each byte. */
  readonly text: string;
  readonly isWhole: boolean;
  /** It begins with all that the one before it on this link said: that one is no message of its own. */
  readonly continues: boolean;
  /** As its driver reads it. */
  readonly read: MachineMessage;
  /** What goes out in answer, without frames. */
  readonly answers: readonly string[];
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text, 'latin1').digest();
}

/** A question, or a message that says nothing, has nothing to be read later. */
function stateOf({ isWhole, read }: TakenMessage): NewMachineMessage['state'] {
  if (!isWhole) return 'kept';
  return read.samples.length + read.statuses.length + read.faults.length === 0 ? 'read' : 'waiting';
}

function incomingOf(taken: TakenMessage): NewMachineMessage {
  const { link, at, raw, text, isWhole, read } = taken;
  const { linkId, machineId, driverId } = link;
  const { controlId } = read;
  const ids = { messageId: newId(), linkId, machineId, driverId, controlId: controlId.slice(0, 200) };
  return { ...ids, direction: 'in', at, raw, text, hash: hashOf(text), isWhole, state: stateOf(taken) };
}

function outgoingOf({ link, at }: TakenMessage, text: string): NewMachineMessage {
  const { linkId, machineId, driverId } = link;
  const ids = { messageId: newId(), linkId, machineId, driverId, controlId: '' };
  const raw = Buffer.from(text, 'latin1');
  return { ...ids, direction: 'out', at, raw, text, hash: hashOf(text), isWhole: true, state: 'read' };
}

/** How long a part of a message waits for what follows it before people are told that nothing did. */
const PART_WAITS_MS = 60_000;

function waitOf({ isWhole, at }: TakenMessage): { readonly runAt?: Date } {
  return isWhole ? {} : { runAt: new Date(at.getTime() + PART_WAITS_MS) };
}

/**
 * Keeps messages of one lab with the jobs that read them, all in one transaction: what was acknowledged is stored, and what is stored is
 * read. One that came before, word for word, is noted there and kept once.
 */
export async function storeMessages(db: Db, lId: number, messages: readonly TakenMessage[]): Promise<void> {
  await inTransaction(db, lId, {
    plans: 'commands',
    work: async (tx) => {
      for (const taken of messages) {
        const incoming = incomingOf(taken);
        if (taken.continues) await passOverParts(tx, lId, incoming);
        const isNew = await insertMessage(tx, lId, incoming);
        for (const answer of taken.answers) await insertMessage(tx, lId, outgoingOf(taken, answer));
        if (!isNew || incoming.state === 'read') continue;
        const { messageId } = incoming;
        const queue = `machine-${taken.link.linkId}`;
        await tx.executeQuery(
          jobStatement({ task: 'post-machine-data', payload: { lId, messageId }, queue, ...waitOf(taken) }),
        );
      }
    },
  });
}
