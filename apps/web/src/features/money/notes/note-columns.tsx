import type { NoteView } from '@nidan/contract/money/notes/note-view';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { useZone } from '../../../kernel/session/session.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { noteStateTexts } from './texts/note-state-texts.ts';
import { noteTexts } from './texts/note-texts.ts';

const col = columnsOf<NoteView>();

function knownState(state: string) {
  return accountingNote.stateNames.find((one) => one === state) ?? accountingNote.initial;
}

/** Whom a note is to. */
export function partyOfNote({ agency, patient }: Pick<NoteView, 'agency' | 'patient'>): string {
  return agency ?? patient?.fullName ?? '';
}

/** Columns of a list of notes. */
export function useNoteColumns(): readonly TableColumn<NoteView>[] {
  const t = useTexts(noteTexts);
  const label = useTexts(noteStateTexts);
  const zone = useZone();
  return [
    col.text({ key: 'number', head: t('number'), width: 112, of: ({ number }) => number }),
    col.time({ key: 'time', head: t('time'), of: ({ madeAt }) => madeAt, zone, muted: true }),
    col.text({ key: 'party', head: t('party'), of: partyOfNote }),
    col.text({
      key: 'kind',
      head: t('kind'),
      width: 96,
      of: ({ kind }) => t(kind === 'credit' ? 'credit' : 'debitNote'),
    }),
    col.total({
      key: 'balance',
      head: t('balance'),
      of: ({ kind, balancePaise }) => (kind === 'credit' ? balancePaise : null),
      width: 84,
      cell: ({ kind, balancePaise }) => (kind === 'credit' ? <b>{rupees(balancePaise)}</b> : ''),
    }),
    col.total({ key: 'amount', head: t('amount'), width: 84, of: ({ amountPaise }) => amountPaise }),
    col.state({
      key: 'state',
      head: t('state'),
      width: 104,
      of: ({ state }) => label(stateKey(accountingNote, knownState(state))),
      tone: ({ state }) => accountingNote.states[knownState(state)].tone,
    }),
  ];
}

/** The state of a note as the server answers it. */
export function NoteChip({ state }: Pick<NoteView, 'state'>) {
  const label = useTexts(noteStateTexts);
  const known = knownState(state);
  return (
    <StatusChip tone={accountingNote.states[known].tone}>{label(stateKey(accountingNote, known))}</StatusChip>
  );
}
