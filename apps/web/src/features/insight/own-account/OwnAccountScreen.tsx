import { readOwnAccount, readOwnStatement } from '@nidan/contract/insight/own-account/own-account-endpoints';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatementPages } from '../../ledger/journal/StatementView.tsx';
import { AccountWork } from '../../money/agency-billing/AccountWork.tsx';
import { InvoicesDesk } from '../../money/agency-invoices/InvoicesDesk.tsx';
import { AccountPayment } from '../../money/payment-orders/AccountPayment.tsx';
import { ReferredVisits } from '../../lab/reports/ReferredVisits.tsx';
import { OwnPrices } from './OwnPrices.tsx';
import { ownAccountTexts } from './texts/own-account-texts.ts';

const VIEWS = ['visits', 'account', 'invoices', 'statement', 'prices'] as const;

/** What moved on the account of the agency. */
function OwnStatement() {
  const dates = useDates({ standard: 'last30' });
  const query = useApiPages(readOwnStatement, { query: dates.asked }, { follows: ['BILL', 'PAYMENT'] });
  return (
    <>
      <FilterBar>{dates.filter}</FilterBar>
      <StatementPages query={query} />
    </>
  );
}

/** What an agency looks at: its patients and their reports, and what it owes and is charged. */
export function OwnAccountScreen() {
  const t = useTexts(ownAccountTexts);
  const [state, change] = useSearchState({ view: 'visits' });
  const view = VIEWS.find((one) => one === state.view) ?? 'visits';
  const { data } = useApiQuery(readOwnAccount, {}, { follows: ['BILL', 'PAYMENT'] });
  return (
    <>
      <PageHead
        title={data?.agency ?? t('title')}
        sub={
          data !== undefined && data.billsWithDue > 0
            ? t('dues', { amount: rupees(data.duePaise), count: data.billsWithDue })
            : undefined
        }
        views={
          <SavedViews
            current={view}
            views={VIEWS.map((key) => ({ key, label: t(key) }))}
            onPick={(next) => change({ view: next })}
          />
        }
      />
      {view === 'visits' && <ReferredVisits />}
      {view === 'account' && <AccountWork agencyId={data?.agencyId ?? ''} />}
      {view === 'invoices' && (
        <>
          <AccountPayment agencyId={data?.agencyId ?? ''} />
          <InvoicesDesk isOwn />
        </>
      )}
      {view === 'statement' && <OwnStatement />}
      {view === 'prices' && <OwnPrices />}
    </>
  );
}
