import { settleCreditNote, unusedCredits } from '@nidan/contract/money/notes/note-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { settleTexts } from './texts/settle-texts.ts';
import { SettleDialog } from './SettleDialog.tsx';
import { useBillChange } from '../bills/use-bill-change.ts';

const MOST_NOTES = 20;

interface SettleBillDialogProps {
  readonly bill: BillView;
  readonly onClose: () => void;
}

/** Pays a bill from credit notes of its parties, the oldest first unless told. */
export function SettleBillDialog({ bill: { billId, labNo, dues }, onClose }: SettleBillDialogProps) {
  const t = useTexts(settleTexts);
  const zone = useZone();
  const query = useApiQuery(unusedCredits, { query: { billId, limit: MOST_NOTES } }, { keepFormer: false });
  const settle = useBillChange(settleCreditNote);
  if (query.data === undefined) return null;
  return (
    <SettleDialog
      title={t('settleBillTitle', { labNo })}
      rows={query.data.rows.map((note) => ({
        id: note.noteId,
        label: `${note.number ?? ''}, ${showShort(note.madeAt, zone)}, ${note.reason}`,
        mostPaise: note.balancePaise,
      }))}
      capPaise={dues.duePaise}
      pay={(noteId, payment) => settle.mutateAsync({ body: { noteId, billId, ...payment } })}
      onClose={onClose}
    />
  );
}
