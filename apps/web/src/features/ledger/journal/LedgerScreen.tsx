import { MINUTE } from '@nidan/domain/time/durations';
import { trialBalance } from '@nidan/contract/ledger/journal/ledger-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useSession, useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { ClosedDays } from './ClosedDays.tsx';
import { LedgerFilters } from './LedgerFilters.tsx';
import { LEDGER_SEARCH, LEDGER_VIEWS } from './ledger-search.ts';
import { ledgerTexts } from './texts/ledger-texts.ts';
import { StatementView } from './StatementView.tsx';
import { TrialBalanceTable } from './TrialBalanceTable.tsx';

/** The books of the lab: every account, the postings behind each, and the days that are closed. */
export function LedgerScreen() {
  const t = useTexts(ledgerTexts);
  const { lab } = useSession();
  const today = calendarDateIn(useZone(), useNow(MINUTE));
  const [state, change] = useSearchState(LEDGER_SEARCH);
  const view = LEDGER_VIEWS.find((one) => one === state.view) ?? 'balance';
  const { asked: days, filter: dates } = useDates({ standard: 'thisMonth' });
  const place = state.place === '' ? {} : { locationId: state.place };
  const balance = useApiQuery(trialBalance, { query: { ...days, ...place } });
  return (
    <>
      <PageHead
        title={t('title')}
        sub={lab.name}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next })}
            views={LEDGER_VIEWS.map((key) => ({ key, label: t(key) }))}
          />
        }
      />
      {view !== 'days' && (
        <LedgerFilters
          view={view}
          state={state}
          dates={dates}
          accounts={balance.data?.accounts ?? []}
          closedThrough={balance.data?.closedThrough ?? null}
          onChange={change}
        />
      )}
      {view === 'balance' && (
        <TrialBalanceTable
          query={balance}
          onOpen={(account) => change({ view: 'statement', account, q: '' })}
        />
      )}
      {view === 'statement' && <StatementView state={state} days={days} />}
      {view === 'days' && <ClosedDays today={today} />}
    </>
  );
}
