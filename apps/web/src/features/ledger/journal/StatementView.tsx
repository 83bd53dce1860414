import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { statement } from '@nidan/contract/ledger/journal/ledger-endpoints';
import type { Statement, StatementLine } from '@nidan/contract/ledger/journal/ledger-view';
import { labIdFault } from '@nidan/domain/billing/lab-id';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './Ledger.module.css';
import type { LedgerSearch } from './ledger-search.ts';
import { ledgerTexts } from './texts/ledger-texts.ts';
import { Sided } from './Sided.tsx';
import { usePostingWord } from './use-posting-word.ts';

const col = columnsOf<StatementLine>();

interface StatementViewProps {
  readonly state: LedgerSearch;
  readonly days: ListDates;
}

/** What an address asks a statement of; null while it names nothing. */
function subjectOf({ account, place, agency }: LedgerSearch, patientId: string | null) {
  const subject = {
    ...(account === '' ? {} : { account }),
    ...(place === '' ? {} : { locationId: place }),
    ...(agency === '' ? {} : { agencyId: agency }),
    ...(patientId === null ? {} : { patientId }),
  };
  return Object.keys(subject).length === 0 ? null : subject;
}

/** Postings of whom or what was chosen, with the balance after each. */
export function StatementView({ state, days }: StatementViewProps) {
  const t = useTexts(ledgerTexts);
  const labNo = state.q.trim().toUpperCase();
  const isNumber = labNo !== '' && labIdFault(labNo, '') === null;
  const bill = useApiQuery(readBill, { query: { labNo } }, { enabled: isNumber, keepFormer: false });
  const patientId = labNo === '' ? null : (bill.data?.patient.patient_id ?? null);
  const subject = labNo !== '' && patientId === null ? null : subjectOf(state, patientId);
  const query = useApiPages(statement, { query: { ...days, ...subject } }, { enabled: subject !== null });
  if (labNo !== '' && patientId === null) {
    if (isNumber && bill.isPending) return <Skeleton lines={12} />;
    return <EmptyState kind="hidden" title={t('noBill')} text={t('noBillText')} />;
  }
  if (subject === null) {
    return <EmptyState kind="nothing" icon="search" title={t('askWhat')} text={t('askWhatText')} />;
  }
  return <StatementPages query={query} />;
}

interface StatementPagesProps {
  readonly query: PagedQuery<StatementLine> & {
    readonly data: { readonly pages: readonly Statement[] } | undefined;
  };
}

/** A statement that is read page by page: what its pages come to, and their lines. */
export function StatementPages({ query }: StatementPagesProps) {
  const [first] = query.data?.pages ?? [];
  return (
    <>
      {first && <Sums {...first} />}
      <Lines query={query} />
    </>
  );
}

function Sums({ openingPaise, debitPaise, creditPaise, closingPaise }: Statement) {
  const t = useTexts(ledgerTexts);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('opening')}</dt>
        <dd>
          <Sided paise={openingPaise} />
        </dd>
      </div>
      <div>
        <dt>{t('debit')}</dt>
        <dd>{rupees(debitPaise)}</dd>
      </div>
      <div>
        <dt>{t('credit')}</dt>
        <dd>{rupees(creditPaise)}</dd>
      </div>
      <div>
        <dt>{t('closing')}</dt>
        <dd>
          <Sided paise={closingPaise} />
        </dd>
      </div>
    </dl>
  );
}

function Lines({ query }: { readonly query: PagedQuery<StatementLine> }) {
  const t = useTexts(ledgerTexts);
  const zone = useZone();
  const wordOf = usePostingWord();
  return (
    <PagedTable
      label={t('statementLabel')}
      query={query}
      rowKey={({ postingId }) => postingId}
      onOpen={({ billId }) => billId !== null && go(`bills/${billId}`)}
      empty={<EmptyState kind="hidden" title={t('noLines')} text={t('noLinesText')} />}
      columns={[
        col.day({ key: 'day', head: t('day'), of: ({ day }) => day }),
        col.time({
          key: 'time',
          head: t('time'),
          width: 56,
          zone,
          of: ({ at }) => at,
          cell: ({ at }) => <span className="muted">{showTime(at, zone)}</span>,
        }),
        col.text({ key: 'kind', head: t('kind'), width: 108, of: ({ kind }) => wordOf(kind) }),
        col.text({ key: 'number', head: t('number'), width: 128, of: ({ number }) => number }),
        col.labNo({ key: 'labNo', head: t('labId'), of: ({ labNo }) => labNo }),
        col.text({ key: 'against', head: t('against'), of: ({ against }) => against }),
        col.total({ key: 'debit', head: t('debit'), of: ({ debitPaise }) => debitPaise || null }),
        col.total({ key: 'credit', head: t('credit'), of: ({ creditPaise }) => creditPaise || null }),
        col.money({
          key: 'running',
          head: t('running'),
          width: 120,
          of: ({ balancePaise }) => balancePaise,
          cell: ({ balancePaise }) => <Sided paise={balancePaise} />,
        }),
      ]}
    />
  );
}
