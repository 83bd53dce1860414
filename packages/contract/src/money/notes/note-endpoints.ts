import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { NOTE_KINDS } from '@nidan/domain/money/note-kind';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, page, pageOf, Paise, Reason, Version } from '../../kernel/shapes.ts';
import { BillDues } from '../../ledger/balances/bill-dues.ts';
import { PaymentInput } from '../bills/bill-input.ts';
import { NoteLine, NoteTax, NoteUse, NoteView } from './note-view.ts';

const { create, read, update } = PERMISSION;
const access = (bits: number) => ({ module: 'payments', bits }) as const;

const { amountPaise } = PaymentInput.properties;

export const makeNote = defineEndpoint({
  method: 'POST',
  path: '/api/accounting-document',
  summary:
    'Makes a credit note for a bill, some of its lines, or a patient or an agency; or a debit note for a bill. A credit note over the limit of the lab waits for approval',
  access: access(update),
  stepUp: true,
  body: closed({
    noteId: Id,
    kind: Type.Enum([...NOTE_KINDS]),
    /** The bill that it corrects, whose agency, else whose patient, is its party. */
    billId: Type.Optional(Id),
    /** Of a credit note without a bill: its party, one of the two. */
    patientId: Type.Optional(Id),
    agencyId: Type.Optional(Id),
    amountPaise,
    /** Of a credit note for a bill: of which lines, together the amount; left out, it falls on all in proportion. */
    lines: Type.Optional(Type.Array(closed({ lineId: Id, amountPaise }), { minItems: 1, maxItems: 60 })),
    reason: Reason,
  }),
  response: NoteView,
});

export const listNotes = defineEndpoint({
  method: 'GET',
  path: '/api/accounting-document',
  summary: 'Credit and debit notes of the lab, newest first',
  access: access(read),
  query: closed({
    ...page,
    kind: Type.Optional(Type.Enum([...NOTE_KINDS])),
    state: Type.Optional(Type.Enum([...accountingNote.stateNames])),
    patientId: Type.Optional(Id),
    agencyId: Type.Optional(Id),
    billId: Type.Optional(Id),
    /** Credit notes that still pay a bill. */
    left: Type.Optional(Type.Boolean()),
    ...dateFilter,
    ...searchOf('notes'),
    locationId: Type.Optional(Id),
  }),
  response: pageOf(NoteView),
});

export const readNote = defineEndpoint({
  method: 'GET',
  path: '/api/accounting-document/get',
  summary: 'One note, what it gives of each line of its bill, and the GST that this includes',
  access: access(read),
  query: closed({ noteId: Id }),
  response: closed({ note: NoteView, lines: Type.Array(NoteLine), taxes: Type.Array(NoteTax) }),
});

export const unusedCredits = defineEndpoint({
  method: 'GET',
  path: '/api/accounting-document/unused-credits',
  summary:
    'Credit notes that still pay bills: of everybody, of a patient or an agency, or of both parties of a bill, the oldest first',
  access: access(read),
  query: closed({
    ...page,
    /** At most one of the three; of everybody without. */
    patientId: Type.Optional(Id),
    agencyId: Type.Optional(Id),
    billId: Type.Optional(Id),
  }),
  response: closed({
    ...pageOf(NoteView).properties,
    /** Of all of them. */
    leftPaise: Paise,
  }),
});

export const settleCreditNote = defineEndpoint({
  method: 'POST',
  path: '/api/accounting-document/settle-cn',
  summary: 'Pays a bill of the same party from a credit note, at most what is left of it and what is due',
  access: access(create),
  body: closed({ noteId: Id, billId: Id, paymentId: Id, amountPaise }),
  response: closed({ note: NoteView, billId: Id, dues: BillDues }),
});

export const listNoteUses = defineEndpoint({
  method: 'GET',
  path: '/api/accounting-document/settlement-details',
  summary: 'Bills that a credit note paid and payments of it that were taken back, oldest first',
  access: access(read),
  query: closed({ ...page, noteId: Id }),
  response: pageOf(NoteUse),
});

export const cancelNote = defineEndpoint({
  method: 'POST',
  path: '/api/accounting-document/cancel',
  summary:
    'Cancels a credit note of which nothing is used, or a debit note that is not paid yet: it is posted back',
  access: access(update),
  stepUp: true,
  body: closed({ noteId: Id, version: Version, reason: Reason }),
  response: NoteView,
});

export const notePdf = defineEndpoint({
  method: 'GET',
  path: '/api/accounting-document/print-pdf',
  summary: 'A credit or debit note as a PDF on A5',
  access: access(read),
  query: closed({ noteId: Id }),
  produces: 'application/pdf',
  response: Type.String(),
});
