import { useSearchState } from '../../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../../kernel/ui/SavedViews.tsx';
import { ConsumptionLines } from './ConsumptionLines.tsx';
import { ConsumptionMaps } from './ConsumptionMaps.tsx';
import { ConsumptionRuns, RunButton } from './ConsumptionRuns.tsx';
import { CostTable } from './CostTable.tsx';
import { consumptionTexts } from './texts/consumption-texts.ts';

const VIEWS = ['costs', 'runs', 'short', 'maps'] as const;
const WORDS = { costs: 'viewCosts', runs: 'viewRuns', short: 'viewShort', maps: 'viewMaps' } as const;

/** What work uses of the stores: what a reportable costs, the runs that took it, what was short, and the maps behind it. */
export function ConsumptionScreen() {
  const t = useTexts(consumptionTexts);
  const [state, change] = useSearchState({ view: 'costs', run: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'costs';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, run: '' })}
            views={VIEWS.map((key) => ({ key, label: t(WORDS[key]) }))}
          />
        }
      >
        <RunButton />
      </PageHead>
      {view === 'costs' && <CostTable />}
      {view === 'runs' && <ConsumptionRuns />}
      {view === 'short' && <ConsumptionLines runId="" />}
      {view === 'maps' && <ConsumptionMaps />}
    </>
  );
}
