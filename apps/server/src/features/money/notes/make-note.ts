import * as noteEndpoints from '@nidan/contract/money/notes/note-endpoints';
import type { NoteView } from '@nidan/contract/money/notes/note-view';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { CreditPart } from '@nidan/domain/money/credit-parts';
import { formatRupees, paiseOfRupees } from '@nidan/domain/money/rupees';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { requireLivePatient } from '../../people/patients/require-live-patient.ts';
import { requirePatient } from '../../people/patients/require-patient.ts';
import { findAgencyName } from '../../people/referrers/agencies.query.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { creditPartsOfBill } from './credit-parts-of-bill.ts';
import { readNoteOf } from './note-list.query.ts';
import { insertNote, type NewNote, type PartyOfNote } from './note-rows.ts';
import { postNote } from './post-note.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof noteEndpoints.makeNote>;

interface Subject extends PartyOfNote {
  readonly billId: string | null;
}

/** The party of a note without a bill, as the caller sees it. */
async function partyOf(ctx: Ctx, { patientId, agencyId }: Body): Promise<PartyOfNote> {
  if (patientId !== undefined) {
    await requirePatient(ctx, patientId);
    await requireLivePatient(ctx, patientId);
  } else if (agencyId !== undefined) {
    const { scope } = ctx.caller;
    const isOwn = scope.agencyId === null || scope.agencyId === agencyId;
    if (!isOwn || (await findAgencyName(ctx, agencyId)) === null) throw refuse('not-found');
  }
  return { patientId: patientId ?? null, agencyId: agencyId ?? null };
}

function requireOneSubject({ kind, billId, patientId, agencyId, lines }: Body): void {
  const given = [billId, patientId, agencyId].filter((id) => id !== undefined);
  if (given.length !== 1) throw refuseField('billId', 'note-for-needed');
  if (kind === 'debit' && billId === undefined) throw refuseField('billId', 'debit-note-bill-needed');
  const splits = kind === 'credit' && billId !== undefined;
  if (lines !== undefined && !splits) throw refuseField('lines', 'only-credit-note-names-tests');
}

/** What a note is about: a bill, which is locked, and its agency, else its patient; or a party alone. */
async function subjectOf(ctx: Ctx, body: Body): Promise<Subject> {
  requireOneSubject(body);
  if (body.billId === undefined) return { ...(await partyOf(ctx, body)), billId: null };
  const { billId, patientId, agencyId } = await lockBill(ctx, body.billId);
  return { billId, agencyId, patientId: agencyId === null ? patientId : null };
}

function isWithinLimit({ lab }: Ctx, { kind, amountPaise }: Body): boolean {
  return (
    kind === 'debit' || amountPaise <= paiseOfRupees(labSettingOf(lab.switches, 'creditNoteLimitRupees'))
  );
}

/** Asks whoever the rules name; a note within the limit of the lab is approved of itself. */
async function ask(ctx: Ctx, { noteId, billId, amountPaise, reason }: NewNote, within: boolean) {
  await askForApproval(ctx, {
    approvalId: newId(),
    type: 'credit note',
    targetId: noteId,
    billId,
    amountPaise,
    asked: { what: `Credit note of ${formatRupees(amountPaise)}` },
    reason,
    isWithinLimit: within,
  });
}

function recordMaking(ctx: Ctx, note: NewNote, parts: readonly CreditPart[]): void {
  const { noteId, kind, state, billId, patientId, agencyId, amountPaise, reason } = note;
  recordEvent(ctx, {
    entityKind: 'NOTE',
    entityId: noteId,
    billId,
    parts: [...(patientId === null ? [] : [patientId]), ...parts.map(({ lineId }) => lineId)],
    action: kind === 'credit' ? 'makeCreditNote' : 'makeDebitNote',
    after: { state, amountPaise, ...(agencyId === null ? {} : { agencyId }) },
    reason,
  });
}

/**
 * Makes a note. A debit note, and a credit note within the limit of the lab, has its number and its posting at once; any other
 * waits for the last level of its approval, which posts it by what is true then.
 */
export const makeNote = serve(noteEndpoints.makeNote, async (ctx, body: Body): Promise<NoteView> => {
  const locationId = workplaceOf(ctx);
  const subject = await subjectOf(ctx, body);
  const { noteId, kind, amountPaise } = body;
  const parts =
    kind === 'credit' && subject.billId !== null ? await creditPartsOfBill(ctx, subject.billId, body) : [];
  const within = isWithinLimit(ctx, body);
  const state = within ? 'generated' : 'pending';
  const note: NewNote = {
    noteId,
    kind,
    state,
    ...subject,
    amountPaise,
    reason: body.reason.trim(),
    locationId,
  };
  await insertNote(ctx, note, parts);
  if (kind === 'credit') await ask(ctx, note, within);
  recordMaking(ctx, note, parts);
  if (within) await postNote(ctx, note);
  return (await readNoteOf(ctx, noteId)).note;
});
