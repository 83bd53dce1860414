import {
  endAllocation,
  listAllocations,
} from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { AgencyAllocationView } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { ANY_DATES } from '../../../kernel/dates/list-dates.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';
import { useInvoiceChange } from './use-invoice-change.ts';

const col = columnsOf<AgencyAllocationView>();

/** What pays an invoice, and what was taken back of it. */
export function InvoicePayments({ invoice }: { readonly invoice: AgencyInvoiceView }) {
  const t = useTexts(invoiceTexts);
  const zone = useZone();
  const { invoiceId, can } = invoice;
  const mayEnd = useRight('payments', PERMISSION.update) && can.length > 0;
  const query = useApiPages(
    listAllocations,
    { query: { ...ANY_DATES, invoiceId } },
    { follows: ['AGENCY_INVOICE', 'AGENCY_RECEIPT', 'NOTE'] },
  );
  const ending = useInvoiceChange(endAllocation);
  const end = async ({ allocationId, creditNumber }: AgencyAllocationView): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('takeBackTitle', { number: creditNumber }),
      text: t('takeBackText'),
      action: t('takeBack'),
      reason: true,
    });
    if (answer === null) return;
    await ending.mutateAsync({ body: { allocationId, reason: answer.reason } }).catch(toastRefusal);
  };
  const wordOf = ({ creditNumber, allocatedAt, reason }: AgencyAllocationView): string => {
    const word = t('allocated', { number: creditNumber, day: showShort(allocatedAt, zone) });
    return reason === null ? word : `${word}, ${t('takenBack', { reason })}`;
  };
  return (
    <Section title={t('payments')}>
      <PagedTable
        flush
        headHidden
        keys="focus"
        lines={2}
        label={t('payments')}
        query={query}
        rowKey={({ allocationId }) => allocationId}
        empty={<p className="muted">{t('noPayments')}</p>}
        columns={[
          col.text({ key: 'what', head: t('number'), of: wordOf }),
          col.money({
            key: 'amount',
            head: t('amount'),
            of: ({ amountPaise }) => amountPaise,
            width: 96,
            cell: ({ amountPaise, endedAt }) =>
              endedAt === null ? <b>{rupeesAndPaise(amountPaise)}</b> : <s>{rupeesAndPaise(amountPaise)}</s>,
          }),
          ...(mayEnd
            ? [
                {
                  key: 'end',
                  head: '',
                  width: 104,
                  cell: (row: AgencyAllocationView) =>
                    row.endedAt === null && <Button onClick={() => void end(row)}>{t('takeBack')}</Button>,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
