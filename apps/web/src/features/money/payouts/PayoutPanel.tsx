import { readPayout } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayoutLineView, PayoutView } from '@nidan/contract/money/payouts/payout-view';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutChip } from './PayoutChip.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { payoutTexts } from './texts/payout-texts.ts';

const col = columnsOf<PayoutLineView>();

/** Tests that the panel shows; the statement has all of them. */
const MOST = 200;

/** One payout: what is owed, who decided, and what each test brought. */
export function PayoutPanel({ payoutId }: { readonly payoutId: string }) {
  const t = useTexts(payoutTexts);
  const query = useApiQuery(
    readPayout,
    { query: { payoutId, limit: MOST } },
    { enabled: payoutId !== '', keepFormer: false, follows: ['PAYOUT'] },
  );
  if (payoutId === '') {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="finance" title={t('pick')} />
      </Panel>
    );
  }
  const one = query.data?.payout;
  return (
    <Panel
      label={t('panel')}
      title={one?.name}
      sub={one && t('daysOf', { from: showDay(one.fromDay), to: showDay(one.toDay) })}
    >
      <QueryView query={query}>
        {({ payout, rows }) => (
          <>
            <Owed payout={payout} />
            <Lines rows={rows} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function Owed({ payout }: { readonly payout: PayoutView }) {
  const t = useTexts(payoutTexts);
  const facts = [
    ['account', payout.account],
    ['madeBy', payout.madeBy],
    ['approvedBy', payout.approvedBy],
    ['paidBy', payout.paidBy],
    ['reference', payout.reference],
  ] as const;
  return (
    <Section title={payout.number ?? t('panel')} end={<PayoutChip {...payout} />}>
      {payout.decision !== null && <p>{payout.decision}</p>}
      <dl className={styles.facts}>
        <dt>{t('collected')}</dt>
        <dd>{rupeesAndPaise(payout.volumePaise)}</dd>
        <dt>{t('total')}</dt>
        <dd>{rupeesAndPaise(payout.totalPaise)}</dd>
        <dt>{payout.tdsSection === null ? t('tds') : `${t('tds')} (${payout.tdsSection})`}</dt>
        <dd>{rupeesAndPaise(payout.tdsPaise)}</dd>
        <dt>{t('net')}</dt>
        <dd>
          <b>{rupeesAndPaise(payout.netPaise)}</b>
        </dd>
        {facts.flatMap(([key, value]) =>
          value === null ? [] : [<dt key={key}>{t(key)}</dt>, <dd key={`${key} =`}>{value}</dd>],
        )}
      </dl>
      <PayoutActions key={payout.payoutId} payout={payout} />
    </Section>
  );
}

function Lines({ rows }: { readonly rows: readonly PayoutLineView[] }) {
  const t = useTexts(payoutTexts);
  const shareOf = ({ basisPoints, fixedPaise }: PayoutLineView): string => {
    if (basisPoints !== null) return t('percentOf', { percent: String(basisPoints / 100) });
    return fixedPaise === null ? t('givenBack') : t('each', { amount: rupeesAndPaise(fixedPaise) });
  };
  return (
    <Section title={t('tests')}>
      <Table
        flush
        keys="focus"
        label={t('tests')}
        rows={rows}
        rowKey={({ lineId }) => lineId}
        tone={({ amountPaise }) => (amountPaise < 0 ? 'warm' : undefined)}
        columns={[
          col.labNo({ key: 'labNo', head: t('labId'), width: 120, of: ({ labNo }) => labNo }),
          col.text({ key: 'test', head: t('test'), of: ({ test }) => test }),
          col.total({
            key: 'collected',
            head: t('collected'),
            sum: rupeesAndPaise,
            of: ({ collectedPaise }) => collectedPaise,
            cell: ({ collectedPaise }) => rupeesAndPaise(collectedPaise),
          }),
          col.text({ key: 'share', head: t('share'), width: 96, of: shareOf, align: 'end' }),
          col.total({
            key: 'amount',
            head: t('amount'),
            width: 84,
            of: ({ amountPaise }) => amountPaise,
            sum: rupeesAndPaise,
            cell: ({ amountPaise }) => <b>{rupeesAndPaise(amountPaise)}</b>,
          }),
        ]}
      />
    </Section>
  );
}
