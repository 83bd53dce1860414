import {
  cancelNote,
  listNotes,
  listNoteUses,
  makeNote,
  notePdf,
  readNote,
  settleCreditNote,
  unusedCredits,
} from '@nidan/contract/money/notes/note-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { agencyOfWorld } from '../../../people/referrers/testing/agency-of-world.ts';

const reason = 'Report came a day late';

/** A credit note for a fresh bill, within the limit of the lab. */
async function creditNote({ app, fresh }: LabWorld) {
  const { billId, patientId, lineIds } = await fresh('ordered');
  const body = { noteId: newId(), kind: 'credit', billId, amountPaise: 2_000, reason } as const;
  const { noteId, version } = await app.as('Accountant').ok(makeNote, { body });
  return { billId, patientId, lineIds, noteId, version };
}

/** A credit note of which a part paid its bill. */
async function usedNote(world: LabWorld) {
  const { noteId, billId } = await creditNote(world);
  const body = { noteId, billId, paymentId: newId(), amountPaise: 1_000 };
  await world.app.as('Front desk').ok(settleCreditNote, { body });
  return { query: { noteId } };
}

export const noteCases: readonly RouteCase[] = [
  forRoute(makeNote).send(async ({ fresh }) => {
    const { billId, lineIds } = await fresh('ordered');
    const lines = [{ lineId: lineIds[0] ?? '', amountPaise: 10_000 }];
    return { body: { noteId: newId(), kind: 'credit', billId, amountPaise: 10_000, lines, reason } };
  }),
  forRoute(makeNote).send(async ({ shared }) => {
    const { patientId } = await shared('ordered');
    return { body: { noteId: newId(), kind: 'credit', patientId, amountPaise: 10_000, reason } };
  }),
  forRoute(makeNote).send(async (world) => ({
    body: {
      noteId: newId(),
      kind: 'credit',
      agencyId: await agencyOfWorld(world),
      amountPaise: 10_000,
      reason,
    },
  })),
  forRoute(makeNote).send(async ({ fresh }) => {
    const { billId } = await fresh('ordered');
    return { body: { noteId: newId(), kind: 'debit', billId, amountPaise: 10_000, reason } };
  }),
  forRoute(listNotes).send(async (world) => {
    const { billId, patientId } = await creditNote(world);
    return { query: { billId, patientId, locationId: world.lab.locationId } };
  }),
  forRoute(listNotes).send(async (world) => ({ query: { agencyId: await agencyOfWorld(world) } })),
  forRoute(readNote).send(async (world) => ({ query: { noteId: (await creditNote(world)).noteId } })),
  forRoute(unusedCredits).send(async (world) => ({ query: { billId: (await creditNote(world)).billId } })),
  forRoute(unusedCredits).send(async (world) => ({
    query: { patientId: (await creditNote(world)).patientId },
  })),
  forRoute(unusedCredits).send(async (world) => ({ query: { agencyId: await agencyOfWorld(world) } })),
  forRoute(settleCreditNote).send(async (world) => {
    const { noteId, billId } = await creditNote(world);
    return { body: { noteId, billId, paymentId: newId(), amountPaise: 1_000 } };
  }),
  forRoute(listNoteUses).send(usedNote),
  forRoute(cancelNote).send(async (world) => {
    const { noteId, version } = await creditNote(world);
    return { body: { noteId, version, reason } };
  }),
  forRoute(notePdf).send(usedNote),
];
