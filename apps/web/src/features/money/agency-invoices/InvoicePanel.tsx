import { readAgencyInvoice } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type {
  AgencyInvoiceLine,
  AgencyInvoiceView,
} from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import paneStyles from '../../../kernel/ui/Pane.module.css';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';

const col = columnsOf<AgencyInvoiceLine>();

/** One invoice: what it comes to, what may be done with it, what it charges and what paid it. */
export function InvoicePanel({ invoiceId }: { readonly invoiceId: string }) {
  const t = useTexts(invoiceTexts);
  const query = useApiPages(
    readAgencyInvoice,
    { query: { invoiceId } },
    { enabled: invoiceId !== '', keepFormer: false, follows: ['AGENCY_INVOICE', 'AGENCY_RECEIPT', 'NOTE'] },
  );
  const columns = useLineColumns();
  const one = query.data?.pages[0]?.invoice;
  if (invoiceId === '') {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="finance" title={t('pick')} />
      </Panel>
    );
  }
  return (
    <Panel
      label={t('panel')}
      title={one?.agency}
      sub={one && t('periodOf', { from: showDay(one.from), to: showDay(one.to) })}
      figure={one && `₹ ${rupeesAndPaise(one.totalPaise)}`}
    >
      {one && <Facts invoice={one} />}
      {one && one.number !== null && <InvoicePayments invoice={one} />}
      <Section title={t('lines')}>
        <PagedTable
          flush
          keys="focus"
          label={t('lines')}
          query={query}
          rowKey={({ position }) => String(position)}
          tone={({ amountPaise }) => (amountPaise < 0 ? 'warm' : undefined)}
          columns={columns}
        />
      </Section>
    </Panel>
  );
}

function Facts({ invoice }: { readonly invoice: AgencyInvoiceView }) {
  const t = useTexts(invoiceTexts);
  const zone = useZone();
  const { kind, cancel, overdueDays, dueOn, sentAt, sentBy } = invoice;
  const money = [
    ['exempt', invoice.exemptPaise],
    ['taxed', invoice.taxedPaise],
    ['tax', invoice.taxPaise],
    ['paid', invoice.allocatedPaise],
    ['due', invoice.duePaise],
  ] as const;
  return (
    <Section title={invoice.number ?? t('draft')} end={<InvoiceChip {...invoice} />}>
      {kind === 'supplementary' && <p>{t('supplementary')}</p>}
      {cancel !== null && (
        <Note tone="warn">
          {cancel.number === null ? t('cancelWaits') : t('cancelledBy', { number: cancel.number })}
        </Note>
      )}
      <dl className={paneStyles.facts}>
        {money.flatMap(([key, paise]) =>
          paise === null || (paise === 0 && key !== 'due')
            ? []
            : [<dt key={key}>{t(key)}</dt>, <dd key={`${key} =`}>{rupeesAndPaise(paise)}</dd>],
        )}
        {dueOn !== null && (
          <>
            <dt>{t('dueOn')}</dt>
            <dd>
              {showDay(dueOn)}
              {overdueDays > 0 && `, ${t('overdueBy', { count: overdueDays })}`}
            </dd>
          </>
        )}
        <dt>{t('cutBy')}</dt>
        <dd>
          {showDateTime(invoice.cutAt, zone)}, {invoice.cutBy}
        </dd>
        {sentAt !== null && (
          <>
            <dt>{t('sentBy')}</dt>
            <dd>
              {showDateTime(sentAt, zone)}, {sentBy}
            </dd>
          </>
        )}
      </dl>
      <InvoiceActions key={invoice.invoiceId} invoice={invoice} />
    </Section>
  );
}

function useLineColumns(): readonly TableColumn<AgencyInvoiceLine>[] {
  const t = useTexts(invoiceTexts);
  const whatOf = ({ kind, what, corrects }: AgencyInvoiceLine): string => {
    if (kind === 'debitNote') return t('debitNote', { number: what });
    return corrects === null ? what : `${what}, ${t('corrects', { number: corrects })}`;
  };
  return [
    col.labNo({ key: 'labNo', head: t('labId'), width: 112, of: ({ labNo }) => labNo }),
    col.text({ key: 'what', head: t('what'), of: whatOf }),
    col.day({ key: 'checked', head: t('checked'), of: ({ checkedOn }) => checkedOn }),
    col.money({
      key: 'mrp',
      head: t('mrp'),
      width: 72,
      of: ({ mrpPaise }) => mrpPaise,
      cell: ({ mrpPaise }) => (mrpPaise === null ? '' : rupeesAndPaise(mrpPaise)),
    }),
    col.total({
      key: 'amount',
      head: t('amount'),
      width: 80,
      of: ({ amountPaise }) => amountPaise,
      sum: rupeesAndPaise,
      cell: ({ amountPaise }) => <b>{rupeesAndPaise(amountPaise)}</b>,
    }),
  ];
}
