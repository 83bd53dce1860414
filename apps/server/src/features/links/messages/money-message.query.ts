import { formatRupees } from '@nidan/domain/money/rupees';
import { NOTE_TITLES } from '@nidan/domain/money/note-kind';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readAdvanceOf } from '../../money/advances/advance-list.query.ts';
import { readNoteOf } from '../../money/notes/note-list.query.ts';
import { dayOf, type MessageDraft } from './message-draft.ts';
import { readLanguageOfPatient } from '../../money/bills/language-of-patient.query.ts';
import { readAgencyContact, readPatientContact } from './recipient.query.ts';

/** States in which an advance stands: it pays bills, or waits for the bank. */
const STANDING = new Set(['active', 'pending']);

async function labFacts(ctx: Ctx) {
  const { name, phone } = await ctx.db
    .selectFrom('lab')
    .select(['name', 'phone'])
    .where('l_id', '=', ctx.lId)
    .executeTakeFirstOrThrow();
  return { lab: name, labPhone: phone === '' ? null : phone };
}

function paper({ lId }: Ctx, path: string, ids: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams({ ...ids, l_id: String(lId) }).toString()}`;
}

/** Tells a patient that an advance was taken and what is left of it; refused for one that does not stand. */
export async function draftAdvanceMessage(ctx: Ctx, advanceId: string): Promise<MessageDraft> {
  const advance = await readAdvanceOf(ctx, advanceId);
  const { number, state, stateLabel, patient } = advance;
  if (!STANDING.has(state)) {
    const details = { what: `Advance ${number}`, label: stateLabel, action: 'a message' };
    throw refuse('transition-refused', { details });
  }
  const [recipient, language, lab] = await Promise.all([
    readPatientContact(ctx, patient.patientId),
    readLanguageOfPatient(ctx, patient.patientId),
    labFacts(ctx),
  ]);
  const isCleared = state === 'active';
  return {
    template: 'advance',
    language,
    recipient,
    facts: {
      ...lab,
      number,
      date: dayOf(ctx, advance.receivedAt),
      mode: advance.mode,
      amount: formatRupees(advance.amountPaise),
      left: isCleared ? formatRupees(advance.balancePaise) : null,
      uncleared: isCleared ? null : '',
    },
    attachments: [
      { fileName: `advance-${number}.pdf`, url: paper(ctx, '/api/advance/print-pdf', { advanceId }) },
    ],
    inPerson: false,
    blocks: [],
  };
}

/** Tells the party of a credit or debit note what it gives or adds; refused before it stands and once it is cancelled. */
export async function draftNoteMessage(ctx: Ctx, noteId: string): Promise<MessageDraft> {
  const { note } = await readNoteOf(ctx, noteId);
  const { kind, number, state, stateLabel, patient, agencyId } = note;
  if (number === null || state !== 'generated') {
    const what = `${NOTE_TITLES[kind]} ${number ?? ''}`.trim();
    throw refuse('transition-refused', { details: { what, label: stateLabel, action: 'a message' } });
  }
  const patientId = patient?.patientId ?? '';
  const [recipient, language, lab] = await Promise.all([
    agencyId === null ? readPatientContact(ctx, patientId) : readAgencyContact(ctx, agencyId),
    patient === null ? ('en' as const) : readLanguageOfPatient(ctx, patientId),
    labFacts(ctx),
  ]);
  const fileName = `note-${number}.pdf`;
  return {
    template: kind === 'credit' ? 'creditNote' : 'debitNote',
    language,
    recipient,
    facts: {
      ...lab,
      number,
      date: dayOf(ctx, note.generatedAt ?? note.madeAt),
      amount: formatRupees(note.amountPaise),
      left: formatRupees(note.balancePaise),
      billNo: note.billNumber,
    },
    attachments: [{ fileName, url: paper(ctx, '/api/accounting-document/print-pdf', { noteId }) }],
    inPerson: false,
    blocks: [],
  };
}
