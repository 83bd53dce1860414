import type { NoteView } from '@nidan/contract/money/notes/note-view';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { noteStateTexts } from './texts/note-state-texts.ts';
import { noteTexts } from './texts/note-texts.ts';

/** Whom a note is to. */
export function partyOfNote({ agency, patient }: Pick<NoteView, 'agency' | 'patient'>): string {
  return agency ?? patient?.fullName ?? '';
}

/** Columns of a list of notes. */
export function useNoteColumns(): readonly TableColumn<NoteView>[] {
  const t = useTexts(noteTexts);
  const zone = useZone();
  return [
    { key: 'number', head: t('number'), width: 112, cell: ({ number }) => number ?? '' },
    {
      key: 'time',
      head: t('time'),
      width: 92,
      cell: ({ madeAt }) => <span className="muted">{showShort(madeAt, zone)}</span>,
    },
    { key: 'party', head: t('party'), cell: partyOfNote, tip: partyOfNote },
    {
      key: 'kind',
      head: t('kind'),
      width: 96,
      cell: ({ kind }) => t(kind === 'credit' ? 'credit' : 'debitNote'),
    },
    {
      key: 'balance',
      head: t('balance'),
      width: 84,
      align: 'end',
      cell: ({ kind, balancePaise }) => (kind === 'credit' ? <b>{rupees(balancePaise)}</b> : ''),
    },
    {
      key: 'amount',
      head: t('amount'),
      width: 84,
      align: 'end',
      cell: ({ amountPaise }) => rupees(amountPaise),
    },
    { key: 'state', head: t('state'), width: 104, cell: (row) => <NoteChip {...row} /> },
  ];
}

/** The state of a note as the server answers it. */
export function NoteChip({ state }: Pick<NoteView, 'state'>) {
  const label = useTexts(noteStateTexts);
  const known = accountingNote.stateNames.find((one) => one === state) ?? accountingNote.initial;
  return (
    <StatusChip tone={accountingNote.states[known].tone}>{label(stateKey(accountingNote, known))}</StatusChip>
  );
}
