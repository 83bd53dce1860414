import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useLabSetting, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { PayeesDesk } from './PayeesDesk.tsx';
import { PayoutsDesk } from './PayoutsDesk.tsx';
import { payoutTexts } from './texts/payout-texts.ts';

const VIEWS = ['payouts', 'payees'] as const;

/** Who gets a share of what bills bring, and what they were paid. */
export function PayoutsScreen() {
  const t = useTexts(payoutTexts);
  const { lab } = useSession();
  const isAllowed = useLabSetting('referralPayouts');
  const [state, change] = useSearchState({ view: 'payouts', sel: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'payouts';
  return (
    <>
      <PageHead
        title={t('title')}
        sub={lab.name}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, sel: '' })}
            views={VIEWS.map((key) => ({ key, label: t(key) }))}
          />
        }
      />
      {!isAllowed && <Note tone="warn">{`${t('forbidden')}. ${t('forbiddenText')}`}</Note>}
      {view === 'payees' ? <PayeesDesk /> : <DatedPayouts />}
    </>
  );
}

function DatedPayouts() {
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  return <PayoutsDesk dates={dates.asked} filter={dates.filter} />;
}
