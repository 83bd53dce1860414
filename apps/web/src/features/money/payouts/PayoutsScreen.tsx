import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PayeesDesk } from './PayeesDesk.tsx';
import { PayoutsDesk } from './PayoutsDesk.tsx';
import { payoutTexts } from './texts/payout-texts.ts';
import { ViewsHead } from './ViewsHead.tsx';

const VIEWS = ['payouts', 'payees'] as const;

/** Who gets a share of what bills bring, and what they were paid. */
export function PayoutsScreen() {
  const t = useTexts(payoutTexts);
  const isAllowed = useLabSetting('referralPayouts');
  const [state, change] = useSearchState({ view: 'payouts', sel: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'payouts';
  return (
    <>
      <ViewsHead
        title={t('title')}
        views={VIEWS}
        labelOf={t}
        current={view}
        onPick={(next) => change({ view: next, sel: '' })}
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
