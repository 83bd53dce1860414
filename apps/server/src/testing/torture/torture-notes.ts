import { cancelNote, makeNote, readNote, settleCreditNote } from '@nidan/contract/money/notes/note-endpoints';
import { newId } from '../../kernel/database/new-id.ts';
import type { TestClient } from '../test-app.ts';
import type { Answer } from './steady-client.ts';
import type { Send, Told } from './told.ts';

interface NoteTorture {
  readonly bill: Told;
  readonly client: TestClient;
  /** A whole number from 0 on and below `count`. */
  readonly below: (count: number) => number;
  /** Id of the person of the bill. */
  readonly personOf: () => Promise<string>;
  readonly send: (kind: string, send: Send) => Promise<Answer>;
}

/** One of six credit notes is for the bill, and keeps its tests from going; the others are for the person alone. */
async function make({ bill, client, below, personOf, send }: NoteTorture): Promise<void> {
  const { billId } = bill;
  const kind = below(4) === 0 ? ('debit' as const) : ('credit' as const);
  const ofBill = kind === 'debit' || below(6) === 0;
  const subject = ofBill ? { billId } : { patientId: await personOf() };
  const what = { amountPaise: 100 * (1 + below(100)), reason: 'Report came a day late' };
  const body = { noteId: newId(), kind, ...subject, ...what };
  const answer = await send(kind, (key) => client.call(makeNote, { body, key }));
  if (answer.status === 200 && kind === 'credit') bill.notes.push(body.noteId);
}

async function cancel({ client, send }: NoteTorture, noteId: string): Promise<void> {
  const { note } = await client.ok(readNote, { query: { noteId } });
  const body = { noteId, version: note.version, reason: 'Made for the wrong bill' };
  await send('void', (key) => client.call(cancelNote, { body, key }));
}

/** Makes a note, pays its bill from one that was made before, or cancels it. */
export async function stepOfNotes(torture: NoteTorture): Promise<void> {
  const { bill, client, below, send } = torture;
  const noteId = bill.notes.at(-1);
  if (noteId === undefined || below(3) === 0) return make(torture);
  if (below(6) === 0) return cancel(torture, noteId);
  const [paymentId, amountPaise] = [newId(), 100 * (1 + below(60))];
  const body = { noteId, billId: bill.billId, paymentId, amountPaise };
  const answer = await send('spend', (key) => client.call(settleCreditNote, { body, key }));
  if (answer.status !== 200) return;
  bill.paid += amountPaise;
  bill.payments.set(paymentId, amountPaise);
}
