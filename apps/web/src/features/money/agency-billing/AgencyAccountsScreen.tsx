import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { AccountsDesk } from './AccountsDesk.tsx';
import { ReceiptsDesk } from './ReceiptsDesk.tsx';
import { agencyTexts } from './texts/agency-texts.ts';

const VIEWS = ['accounts', 'receipts'] as const;

/** What agencies have on their accounts, and what they paid. */
export function AgencyAccountsScreen() {
  const t = useTexts(agencyTexts);
  const [state, change] = useSearchState({ view: 'accounts', sel: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'accounts';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            views={VIEWS.map((key) => ({ key, label: t(key) }))}
            onPick={(next) => change({ view: next, sel: '' })}
          />
        }
      />
      {view === 'accounts' ? <AccountsDesk /> : <Receipts />}
    </>
  );
}

function Receipts() {
  const dates = useDates({ standard: 'last30', forget: { sel: '' } });
  return <ReceiptsDesk dates={dates.asked} filter={dates.filter} />;
}
