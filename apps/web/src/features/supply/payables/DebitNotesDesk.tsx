import {
  listVendorDebitNotes,
  moveVendorDebitNote,
  vendorDebitNotePdf,
} from '@nidan/contract/supply/payables/payable-endpoints';
import type { VendorDebitNoteView } from '@nidan/contract/supply/payables/payable-view';
import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import { apiFile } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { printPaper } from '../orders/print-paper.ts';
import { useSupplyChange } from '../orders/use-supply-change.ts';
import styles from '../../../kernel/ui/Pane.module.css';
import type { DatedDesk } from './dated-desk.ts';
import { debitNoteStateTexts } from './texts/debit-note-state-texts.ts';
import { payableTexts } from './texts/payable-texts.ts';

const col = columnsOf<VendorDebitNoteView>();

/** Claims against vendors with what may be done with each. */
export function DebitNotesDesk({ dates, filter }: DatedDesk) {
  const t = useTexts(payableTexts);
  const label = useTexts(debitNoteStateTexts);
  const search = useFieldSearch('vendorDebitNotes');
  const query = useApiPages(
    listVendorDebitNotes,
    { query: { ...dates, ...search.asked } },
    { follows: ['VENDOR_DEBIT_NOTE'] },
  );
  return (
    <>
      <FilterBar search={search.box}>{filter}</FilterBar>
      <PagedTable
        label={t('notes')}
        query={query}
        rowKey={({ noteId }) => noteId}
        empty={<EmptyState kind="nothing" icon="inventory" title={t('noNotes')} />}
        columns={[
          col.text({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
          col.name({ key: 'vendor', head: t('vendor'), of: ({ vendor }) => vendor }),
          col.text({ key: 'invoice', head: t('invoiceNo'), width: 130, of: ({ invoiceNo }) => invoiceNo }),
          col.text({ key: 'reason', head: t('reason'), of: ({ reason }) => reason }),
          col.total({ key: 'amount', head: t('amount'), of: ({ amountPaise }) => amountPaise }),
          col.state({
            key: 'state',
            head: t('state'),
            width: 170,
            of: ({ state }) => label(stateKey(debitNote, state)),
            tone: ({ state }) => debitNote.states[state].tone,
          }),
          { key: 'do', head: '', width: 260, cell: (note) => <NoteSteps note={note} /> },
        ]}
      />
    </>
  );
}

const STEPS = ['submit', 'generate'] as const;

function NoteSteps({ note }: { readonly note: VendorDebitNoteView }) {
  const t = useTexts(payableTexts);
  const label = useTexts(debitNoteStateTexts);
  const moving = useSupplyChange(moveVendorDebitNote);
  const { noteId, version } = note;
  const move = async (action: (typeof STEPS)[number]): Promise<void> => {
    try {
      const { state } = await moving.mutateAsync({ body: { noteId, version, action, approvalId: newId() } });
      toast({ type: 'SUCCESS', msg: t('noteMoved', { state: label(stateKey(debitNote, state)) }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <span className={styles.buttons}>
      {STEPS.filter((step) => note.can.includes(step)).map((step) => (
        <Button key={step} busy={moving.isPending} onClick={() => void move(step)}>
          {t(step)}
        </Button>
      ))}
      <Button kind="bare" onClick={() => void printPaper(apiFile(vendorDebitNotePdf, { query: { noteId } }))}>
        {t('print')}
      </Button>
    </span>
  );
}
