import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { makeNote } from '@nidan/contract/money/notes/note-endpoints';
import type { NoteView } from '@nidan/contract/money/notes/note-view';
import { readPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { NOTE_KINDS, type NoteKind } from '@nidan/domain/money/note-kind';
import { parseRupees } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { noteTexts } from './texts/note-texts.ts';
import { useBillChange } from '../bills/use-bill-change.ts';

/** What a note is made for: one of the three is not ''. */
export interface NoteSubject {
  readonly bill: string;
  readonly patient: string;
  readonly agency: string;
}

interface MakeNoteDialogProps {
  readonly subject: NoteSubject;
  readonly onClose: () => void;
  readonly onMade: (note: NoteView) => void;
}

const FEWEST = 3;
const ALL_TESTS = '';

/** The bill, patient or agency that a note is for: its name, and the tests that it may fall on. */
function useSubject({ bill, patient, agency }: NoteSubject) {
  const t = useTexts(noteTexts);
  const found = useApiQuery(readBill, { query: { billId: bill } }, { enabled: bill !== '' }).data;
  const person = useApiQuery(
    readPatient,
    { params: { patientId: patient } },
    { enabled: patient !== '' },
  ).data;
  const agencies = useApiQuery(listAgencies, { query: { limit: 200 } }, { enabled: agency !== '' }).data;
  const name =
    bill !== ''
      ? t('theBill', { labNo: found?.labNo ?? '' })
      : (agencies?.rows.find(({ agencyId }) => agencyId === agency)?.name ?? person?.name ?? '');
  const lines = (found?.lines ?? []).filter(({ canceledAt }) => canceledAt === null);
  return { name, lines };
}

/** Makes a credit note, or a debit note for a bill. */
export function MakeNoteDialog({ subject, onClose, onMade }: MakeNoteDialogProps) {
  const t = useTexts(noteTexts);
  const { name, lines } = useSubject(subject);
  const limit = useLabSetting('creditNoteLimitRupees');
  const [noteId] = useState(newId);
  const [kind, setKind] = useState<NoteKind>('credit');
  const [typed, setTyped] = useState('');
  const [lineId, setLineId] = useState(ALL_TESTS);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const amountPaise = parseRupees(typed) ?? 0;
  const isShort = reason.trim().length < FEWEST;
  const change = useBillChange(makeNote, (note) => {
    const amount = rupees(note.amountPaise);
    const msg = note.number === null ? t('asked', { amount }) : t('made', { number: note.number, amount });
    toast({ type: 'SUCCESS', msg });
    onMade(note);
    onClose();
  });
  const submit = (): void => {
    setTried(true);
    if (amountPaise <= 0 || isShort || change.isPending) return;
    const { bill, patient, agency } = subject;
    change.mutate({
      body: {
        noteId,
        kind,
        amountPaise,
        reason: reason.trim(),
        ...(bill === '' ? {} : { billId: bill }),
        ...(patient === '' ? {} : { patientId: patient }),
        ...(agency === '' ? {} : { agencyId: agency }),
        ...(kind === 'credit' && lineId !== ALL_TESTS ? { lines: [{ lineId, amountPaise }] } : {}),
      },
    });
  };
  return (
    <FormDialog
      title={t('makeFor', { subject: name })}
      action={t('makeDo')}
      busy={change.isPending}
      refusal={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {subject.bill !== '' && (
        <SelectField
          label={t('kind')}
          value={kind}
          options={NOTE_KINDS.map((value) => ({
            value,
            label: t(value === 'credit' ? 'credit' : 'debitNote'),
          }))}
          onChange={setKind}
        />
      )}
      <NumberField
        label={t('amountLabel')}
        value={typed}
        maxLength={9}
        onChange={setTyped}
        error={isTried && amountPaise <= 0 ? t('amountWrong') : undefined}
        data-autofocus
      />
      {kind === 'credit' && lines.length > 0 && (
        <SelectField
          label={t('fallsOn')}
          value={lineId}
          options={[
            { value: ALL_TESTS, label: t('allTests') },
            ...lines.map((line) => ({ value: line.lineId, label: line.name })),
          ]}
          onChange={setLineId}
        />
      )}
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={500}
        onChange={setReason}
        error={isTried && isShort ? t('reasonShort') : undefined}
      />
      <Note tone="info">{kind === 'debit' ? t('debitText') : t('limit', { amount: String(limit) })}</Note>
    </FormDialog>
  );
}
