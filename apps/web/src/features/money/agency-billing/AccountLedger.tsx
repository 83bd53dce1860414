import { readAgencyLedger } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyLedgerRow } from '@nidan/contract/money/agency-billing/agency-account-view';
import { agencyStatementPdf } from '@nidan/contract/money/agency-invoices/agency-paper-endpoints';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { agencyKeys } from './agency-keys.ts';
import { FOLLOWS } from './agency-follows.ts';
import styles from './Agency.module.css';
import { agencyTexts } from './texts/agency-texts.ts';

const col = columnsOf<AgencyLedgerRow>();

/** What moved on the account of an agency, newest first, with the balance after each row. */
export function AccountLedger({ agencyId }: { readonly agencyId: string }) {
  const t = useTexts(agencyTexts);
  const dates = useDates({ standard: 'last30' });
  const query = useApiPages(readAgencyLedger, { query: { agencyId, ...dates.asked } }, { follows: FOLLOWS });
  const [sums] = query.data?.pages ?? [];
  const wordOf = ({ kind, bills }: AgencyLedgerRow): string =>
    kind === 'charges' ? t('rowCharges', { count: bills }) : t(`row_${kind}`);
  const print = async (): Promise<void> => {
    try {
      printFile(await apiFile(agencyStatementPdf, { query: { agencyId, ...dates.asked } }));
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  useShortcuts(agencyKeys, { statement: () => void print() });
  return (
    <section className={styles.ledger} aria-label={t('ledger')} data-region>
      <FilterBar
        end={
          <Button icon="print" shortcut={agencyKeys.shortcuts.statement} onClick={() => void print()}>
            {t('statement')}
          </Button>
        }
      >
        <h3>{t('ledger')}</h3>
        {dates.filter}
      </FilterBar>
      <PagedTable
        label={t('ledger')}
        keys="focus"
        query={query}
        rowKey={({ id }) => id}
        empty={<EmptyState kind="nothing" icon="finance" title={t('ledgerEmpty')} />}
        columns={[
          col.day({ key: 'date', head: t('date'), of: ({ day }) => day }),
          col.text({ key: 'document', head: t('document'), width: 116, of: ({ number }) => number }),
          col.text({ key: 'what', head: t('what'), of: wordOf }),
          col.total({
            key: 'debit',
            head: t('debit'),
            width: 88,
            of: ({ debitPaise }) => debitPaise || null,
          }),
          col.total({
            key: 'credit',
            head: t('creditSide'),
            width: 88,
            of: ({ creditPaise }) => creditPaise || null,
          }),
          col.money({
            key: 'balance',
            head: t('balanceSide'),
            of: ({ balancePaise }) => balancePaise,
            bold: true,
          }),
        ]}
      />
      {sums && (
        <dl className={styles.sums}>
          <Sum label={t('opening')} paise={sums.openingPaise} />
          <Sum label={t('debit')} paise={sums.debitPaise} />
          <Sum label={t('creditSide')} paise={sums.creditPaise} />
          <Sum label={t('closing')} paise={sums.closingPaise} />
        </dl>
      )}
    </section>
  );
}

function Sum({ label, paise }: { readonly label: string; readonly paise: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}
