import { readVendorInvoice } from '@nidan/contract/supply/payables/payable-endpoints';
import type { MatchedLine, VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import sums from '../contracts/Comparison.module.css';
import styles from '../../../kernel/ui/Pane.module.css';
import { ClaimDialog } from './ClaimDialog.tsx';
import { DecisionChip } from './DecisionChip.tsx';
import { payableKeys } from './payable-keys.ts';
import { PayDialog } from './PayDialog.tsx';
import { matchFaultTexts } from '../../people/approvals/texts/match-fault-texts.ts';
import { payableTexts } from './texts/payable-texts.ts';

const col = columnsOf<MatchedLine>();

/** One invoice: what was ordered, received and billed of each line, what is owed, and what may be done. */
export function InvoicePanel({ invoiceId }: { readonly invoiceId: string }) {
  const t = useTexts(payableTexts);
  const query = useApiQuery(
    readVendorInvoice,
    { query: { invoiceId } },
    {
      enabled: invoiceId !== '',
      keepFormer: false,
      follows: ['VENDOR_INVOICE', 'VENDOR_PAYMENT', 'VENDOR_DEBIT_NOTE'],
    },
  );
  if (invoiceId === '') {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="inventory" title={t('pick')} />
      </Panel>
    );
  }
  const invoice = query.data?.invoice;
  return (
    <Panel
      label={t('panel')}
      title={invoice?.invoiceNo}
      sub={invoice && `${invoice.vendor}, ${invoice.number}, ${invoice.orderNumber}`}
    >
      <QueryView query={query}>
        {(found) => (
          <>
            <Owed key={invoiceId} invoice={found.invoice} />
            <Match lines={found.lines} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function Owed({ invoice }: { readonly invoice: VendorInvoiceView }) {
  const t = useTexts(payableTexts);
  const [dialog, setDialog] = useState<'claim' | 'pay' | null>(null);
  const { can } = invoice;
  const claim = (): void => setDialog('claim');
  const pay = (): void => setDialog('pay');
  useShortcuts(payableKeys, {
    claim: can.includes('claim') ? claim : undefined,
    pay: can.includes('pay') ? pay : undefined,
  });
  const rows = [
    ['total', invoice.totalPaise],
    ['claimed', -invoice.claimedPaise],
    ['claimPending', -invoice.pendingClaimPaise],
    ['paid', -invoice.paidPaise],
  ] as const;
  const close = (): void => setDialog(null);
  return (
    <Section title={`${showDay(invoice.dated)}, ${invoice.taxKind}`} end={<DecisionChip {...invoice} />}>
      {invoice.reason !== null && <p>{invoice.reason}</p>}
      <dl className={sums.sums}>
        {rows.flatMap(([key, paise]) => [
          <dt key={key}>{t(key)}</dt>,
          <dd key={`${key} =`}>{rupees(paise)}</dd>,
        ])}
        <dt>{t('due')}</dt>
        <dd>
          <b>{rupees(invoice.duePaise)}</b>
        </dd>
        {invoice.creditPaise > 0 && (
          <>
            <dt>{t('creditLeft')}</dt>
            <dd>
              <b>{rupees(invoice.creditPaise)}</b>
            </dd>
          </>
        )}
      </dl>
      <div className={styles.buttons}>
        <Button
          kind="primary"
          shortcut={payableKeys.shortcuts.pay}
          off={can.includes('pay') ? undefined : t('needsRight')}
          onClick={pay}
        >
          {t('pay')}
        </Button>
        <Button
          shortcut={payableKeys.shortcuts.claim}
          off={can.includes('claim') ? undefined : t('needsRight')}
          onClick={claim}
        >
          {t('claim')}
        </Button>
      </div>
      {dialog === 'claim' && <ClaimDialog invoice={invoice} onClose={close} />}
      {dialog === 'pay' && <PayDialog invoice={invoice} onClose={close} />}
    </Section>
  );
}

function Match({ lines }: { readonly lines: readonly MatchedLine[] }) {
  const t = useTexts(payableTexts);
  const words = useTexts(matchFaultTexts);
  const differing = lines.filter(({ faults }) => faults.length > 0).length;
  return (
    <Section title={t('match')} end={differing === 0 ? t('agrees') : t('differ', { count: differing })}>
      <Table
        flush
        keys="focus"
        label={t('match')}
        rows={lines}
        rowKey={({ orderLineId }) => orderLineId}
        tone={({ faults }) => (faults.length > 0 ? 'warm' : undefined)}
        columns={[
          col.text({
            key: 'item',
            head: t('item'),
            of: ({ item }) => item,
            tip: ({ faults }) => faults.map((fault) => words(fault)).join(', '),
            cell: ({ item, faults }) => (
              <>
                <b>{item}</b>{' '}
                {faults.length > 0 && (
                  <span className="t13">{faults.map((fault) => words(fault)).join(', ')}</span>
                )}
              </>
            ),
          }),
          col.quantity({ key: 'ordered', head: t('ordered'), width: 60, of: ({ ordered }) => ordered }),
          col.quantity({ key: 'received', head: t('received'), width: 70, of: ({ received }) => received }),
          col.quantity({ key: 'billed', head: t('billed'), width: 56, of: ({ billed }) => billed }),
          col.money({
            key: 'orderRate',
            head: t('orderRate'),
            width: 76,
            of: ({ orderedRatePaise }) => orderedRatePaise,
          }),
          col.money({
            key: 'billRate',
            head: t('billRate'),
            width: 76,
            of: ({ billedRatePaise }) => billedRatePaise,
          }),
        ]}
      />
    </Section>
  );
}
