import { bankFile, listVendorPayments } from '@nidan/contract/supply/payables/payable-endpoints';
import type { VendorPaymentView } from '@nidan/contract/supply/payables/payable-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { BankFileMenu } from '../../../kernel/exports/BankFileMenu.tsx';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import type { DatedDesk } from './dated-desk.ts';
import { TransferDialog } from './TransferDialog.tsx';
import { payableTexts } from './texts/payable-texts.ts';

const col = columnsOf<VendorPaymentView>();

/** Payments to vendors, and the file of today's that the bank takes. */
export function VendorPaymentsDesk({ dates, filter }: DatedDesk) {
  const t = useTexts(payableTexts);
  const zone = useZone();
  const day = calendarDateIn(zone, useNow(60_000));
  const may = useRight('finance', PERMISSION.read);
  const mayRecord = useRight('finance', PERMISSION.create);
  const [recorded, setRecorded] = useState<VendorPaymentView | null>(null);
  const query = useApiPages(listVendorPayments, { query: dates }, { follows: ['VENDOR_PAYMENT'] });
  return (
    <>
      <FilterBar
        end={
          <BankFileMenu
            label={t('bankFile')}
            name={`bank-${day}`}
            off={may ? undefined : t('needsRight')}
            fetchFile={(choice) => apiFile(bankFile, { query: { day, ...choice } })}
          />
        }
      >
        {filter}
      </FilterBar>
      <PagedTable
        label={t('payments')}
        query={query}
        rowKey={({ paymentId }) => paymentId}
        empty={<EmptyState kind="nothing" icon="inventory" title={t('noPayments')} />}
        columns={[
          col.text({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
          col.time({ key: 'when', head: t('when'), of: ({ paidAt }) => paidAt, zone }),
          col.name({ key: 'vendor', head: t('vendor'), of: ({ vendor }) => vendor }),
          col.text({
            key: 'invoices',
            head: t('invoices'),
            of: ({ invoices }) => invoices.map(({ invoiceNo }) => invoiceNo).join(', '),
          }),
          col.total({ key: 'gross', head: t('gross'), of: ({ grossPaise }) => grossPaise }),
          col.total({ key: 'tds', head: t('tds'), width: 84, of: ({ tdsPaise }) => tdsPaise }),
          col.total({ key: 'net', head: t('net'), of: ({ netPaise }) => netPaise, bold: true }),
          col.text({
            key: 'transfer',
            head: t('transfer'),
            width: 210,
            of: ({ transfer }) =>
              transfer === null
                ? t('toTransfer')
                : t('transferText', { utr: transfer.utr, day: showDay(transfer.transferredOn) }),
          }),
          {
            key: 'record',
            head: '',
            width: 40,
            cell: (row) =>
              mayRecord && (
                <IconButton
                  icon="pen"
                  label={t('recordTransfer', { number: row.number })}
                  onClick={() => setRecorded(row)}
                />
              ),
          },
        ]}
      />
      {recorded !== null && <TransferDialog payment={recorded} onClose={() => setRecorded(null)} />}
    </>
  );
}
