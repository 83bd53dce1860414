import type { OpenInvoice } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';

interface OpenInvoicesProps {
  readonly query: PagedQuery<OpenInvoice>;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** What a payment pays of each, in paise. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Invoices of which something is due, to be chosen, with what a payment would pay of each. */
export function OpenInvoices({ query, chosen, onChoose, parts }: OpenInvoicesProps) {
  const t = useTexts(invoiceTexts);
  return (
    <>
      <p className="muted">{t('paysWhich')}</p>
      <PagedTable
        label={t('paysWhich')}
        keys="focus"
        flush
        lines={3}
        query={query}
        rowKey={({ invoiceId }) => invoiceId}
        rowName={({ number }) => number}
        selected={chosen}
        onSelect={onChoose}
        empty={<p>{t('noOpen')}</p>}
        columns={[
          { key: 'number', head: t('number'), cell: ({ number }) => number },
          { key: 'dueOn', head: t('dueOn'), width: 96, cell: ({ dueOn }) => showDay(dueOn) },
          {
            key: 'due',
            head: t('due'),
            width: 110,
            align: 'end',
            cell: ({ duePaise }) => rupeesAndPaise(duePaise),
          },
          {
            key: 'pays',
            head: t('pays'),
            width: 110,
            align: 'end',
            cell: ({ invoiceId }) => <b>{rupeesAndPaise(parts.get(invoiceId) ?? 0)}</b>,
          },
        ]}
      />
    </>
  );
}
