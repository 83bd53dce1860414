import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ViewsHead } from '../payouts/ViewsHead.tsx';
import { AgeingDesk } from './AgeingDesk.tsx';
import { FollowUpsDesk } from './FollowUpsDesk.tsx';
import { InvoiceMakers } from './InvoiceMakers.tsx';
import { InvoicesDesk } from './InvoicesDesk.tsx';
import { RunsDesk } from './RunsDesk.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';

const VIEWS = ['invoices', 'ageing', 'followUps', 'runs'] as const;

/** What agencies are invoiced, what they owe and since when, and what they promised. */
export function AgencyInvoicesScreen() {
  const t = useTexts(invoiceTexts);
  const [state, change] = useSearchState({ view: 'invoices', sel: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'invoices';
  return (
    <>
      <ViewsHead
        title={t('title')}
        views={VIEWS}
        labelOf={t}
        current={view}
        onPick={(next) => change({ view: next, sel: '' })}
      >
        <InvoiceMakers
          onCut={(sel) => change({ view: 'invoices', sel })}
          onRun={() => change({ view: 'runs' })}
        />
      </ViewsHead>
      {view === 'invoices' && <InvoicesDesk />}
      {view === 'ageing' && <AgeingDesk />}
      {view === 'followUps' && <DatedFollowUps />}
      {view === 'runs' && <DatedRuns />}
    </>
  );
}

function DatedFollowUps() {
  const dates = useDates({ standard: 'allTime' });
  return <FollowUpsDesk dates={dates.asked} filter={dates.filter} />;
}

function DatedRuns() {
  const dates = useDates({ standard: 'allTime' });
  return <RunsDesk dates={dates.asked} filter={dates.filter} />;
}
