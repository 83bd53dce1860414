import {
  agencyAgeing,
  allocateCredits,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { AgeingRow } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { AGE_BANDS } from '@nidan/domain/agencies/ageing';
import { AGEING_DAYS } from '@nidan/domain/agencies/invoice-words';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { invoiceKeys } from './invoice-keys.ts';
import { PayDialog } from './PayDialog.tsx';
import { useInvoiceChange } from './use-invoice-change.ts';
import { PromiseDialog } from './PromiseDialog.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';

const col = columnsOf<AgeingRow>();

/** Who owes what, and for how long; money and promises are noted from the row. */
export function AgeingDesk() {
  const t = useTexts(invoiceTexts);
  const [{ q, by, sel }, change] = useSearchState({ q: '', by: 'due', sel: '' });
  const age = AGEING_DAYS.find((one) => one === by) ?? 'due';
  const query = useApiPages(
    agencyAgeing,
    { query: { by: age, ...(q === '' ? {} : { q }) } },
    { follows: ['AGENCY_INVOICE', 'AGENCY_RECEIPT', 'NOTE'] },
  );
  const rows = rowsOf(query);
  const sums = query.data?.pages[0];
  const row = rows.find(({ agencyId }) => agencyId === sel) ?? null;
  return (
    <>
      <FilterBar
        search={{ value: q, placeholder: t('search'), onChange: (next) => change({ q: next, sel: '' }) }}
        end={row && <AgencyActions key={row.agencyId} row={row} />}
      >
        <Segmented
          label={t('dueBy')}
          labelHidden
          value={age}
          options={[
            { value: 'due', label: t('ageDue') },
            { value: 'posted', label: t('agePosted') },
          ]}
          onChange={(next) => change({ by: next })}
        />
      </FilterBar>
      {sums && (
        <p className="t13">
          {t('ageingSums', {
            owed: rupees(sums.duePaise),
            notDue: rupees(sums.bandsPaise[0] ?? 0),
            ahead: rupees(sums.unallocatedPaise),
            net: rupees(sums.duePaise - sums.unallocatedPaise),
          })}
        </p>
      )}
      <PagedTable
        label={t('ageing')}
        query={query}
        rowKey={({ agencyId }) => agencyId}
        current={sel}
        onCurrent={(next) => change({ sel: next })}
        empty={<EmptyState kind="nothing" icon="finance" title={t('noAgeing')} text={t('noAgeingText')} />}
        columns={[
          col.name({ key: 'agency', head: t('agency'), of: ({ agency }) => agency }),
          ...AGE_BANDS.map(({ label }, index) =>
            col.total({
              key: label,
              head: index === 0 ? t('notDue') : label,
              of: ({ bandsPaise }) => bandsPaise[index] || null,
            }),
          ),
          col.total({ key: 'owed', head: t('owed'), of: ({ duePaise }) => duePaise, bold: true }),
          col.total({
            key: 'ahead',
            head: t('aheadSide'),
            width: 132,
            of: ({ unallocatedPaise }) => unallocatedPaise || null,
          }),
          col.total({
            key: 'net',
            head: t('netOwed'),
            of: ({ duePaise, unallocatedPaise }) => duePaise - unallocatedPaise,
            bold: true,
          }),
          col.day({ key: 'oldest', head: t('oldest'), of: ({ oldest }) => oldest }),
        ]}
      />
    </>
  );
}

function AgencyActions({ row: { agencyId, agency, unallocatedPaise } }: { readonly row: AgeingRow }) {
  const t = useTexts(invoiceTexts);
  const may = useRight('payments', PERMISSION.create);
  const [dialog, setDialog] = useState<'pay' | 'promise' | null>(null);
  const open = (next: 'pay' | 'promise') => (may ? () => setDialog(next) : undefined);
  const close = (): void => setDialog(null);
  const allocating = useInvoiceChange(allocateCredits, ({ allocations }) => {
    const paid = allocations.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    toast({ type: 'SUCCESS', msg: t('allocateDone', { amount: rupees(paid) }) });
  });
  const allocate = (): void => {
    allocating.mutateAsync({ body: { agencyId } }).catch(toastRefusal);
  };
  useShortcuts(invoiceKeys, { pay: open('pay'), promise: open('promise') });
  const off = may ? undefined : t('needsRight');
  return (
    <>
      {unallocatedPaise > 0 && (
        <Button off={off} busy={allocating.isPending} onClick={allocate}>
          {t('allocate')}
        </Button>
      )}
      <Button off={off} shortcut={invoiceKeys.shortcuts.promise} onClick={() => setDialog('promise')}>
        {t('promise')}
      </Button>
      <Button kind="primary" off={off} shortcut={invoiceKeys.shortcuts.pay} onClick={() => setDialog('pay')}>
        {t('pay')}
      </Button>
      {dialog === 'pay' && <PayDialog agencyId={agencyId} agency={agency} onClose={close} />}
      {dialog === 'promise' && <PromiseDialog agencyId={agencyId} agency={agency} onClose={close} />}
    </>
  );
}
