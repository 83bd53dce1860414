import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { settleCreditNote } from '@nidan/contract/money/notes/note-endpoints';
import type { NoteView } from '@nidan/contract/money/notes/note-view';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { settleTexts } from '../advances/texts/settle-texts.ts';
import { SettleDialog } from '../advances/SettleDialog.tsx';
import { useBillChange } from '../bills/use-bill-change.ts';

const MOST_BILLS = 20;

interface SettleNoteDialogProps {
  readonly note: NoteView;
  readonly onClose: () => void;
}

/** Pays bills with a due of its party from a credit note, the oldest first unless told. */
export function SettleNoteDialog({ note, onClose }: SettleNoteDialogProps) {
  const t = useTexts(settleTexts);
  const zone = useZone();
  const { noteId, agencyId, patient } = note;
  const party = agencyId === null ? { patientId: patient?.patientId ?? '' } : { agencyId };
  const query = useApiQuery(
    listBills,
    { query: { ...party, dueOnly: true, limit: MOST_BILLS } },
    { keepFormer: false },
  );
  const settle = useBillChange(settleCreditNote);
  if (query.data === undefined) return null;
  return (
    <SettleDialog
      title={t('settleTitle', { number: note.number ?? '' })}
      rows={query.data.rows.toReversed().map((bill) => ({
        id: bill.billId,
        label: `${bill.labNo}, ${showShort(bill.createdAt, zone)}, ${bill.patient.fullName}`,
        mostPaise: bill.duePaise,
      }))}
      capPaise={note.balancePaise}
      pay={(billId, payment) => settle.mutateAsync({ body: { noteId, billId, ...payment } })}
      onClose={onClose}
    />
  );
}
