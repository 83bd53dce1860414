import { takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { makeNote } from '@nidan/contract/money/notes/note-endpoints';
import { getEmailContent } from '@nidan/contract/links/messages/message-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const messageCases: readonly RouteCase[] = [
  forRoute(getEmailContent).send(async ({ shared }) => ({
    query: { kind: 'bill', billId: (await shared('ordered')).billId },
  })),
  forRoute(getEmailContent).send(async ({ shared }) => ({
    query: { kind: 'due', billId: (await shared('ordered')).billId, language: 'mr' },
  })),
  forRoute(getEmailContent).send(async ({ shared }) => ({
    query: { kind: 'report', reportId: (await shared('released')).reports[0]?.reportId ?? '' },
  })),
  forRoute(getEmailContent).send(async ({ app, shared }) => {
    const advanceId = newId();
    const { patientId } = await shared('ordered');
    const body = { advanceId, patientId, mode: 'Cash', amountPaise: 10_000 } as const;
    await app.as('Front desk').ok(takeAdvance, { body });
    return { query: { kind: 'advance', advanceId } };
  }),
  forRoute(getEmailContent).send(async ({ app, fresh }) => {
    const noteId = newId();
    const { billId } = await fresh('ordered');
    const reason = 'Report came a day late';
    const body = { noteId, kind: 'credit', billId, amountPaise: 2_000, reason } as const;
    await app.as('Accountant').ok(makeNote, { body });
    return { query: { kind: 'note', noteId } };
  }),
];
