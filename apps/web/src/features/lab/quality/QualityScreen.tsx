import { useTexts } from '../../../kernel/text/use-texts.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { Holds } from './Holds.tsx';
import { MonthSummary } from './MonthSummary.tsx';
import { QcBoard } from './QcBoard.tsx';
import { Runs } from './Runs.tsx';
import { monthTexts } from './texts/month-texts.ts';
import { qualityTexts } from './texts/quality-texts.ts';

const VIEWS = ['board', 'runs', 'holds', 'month'] as const;
const WORDS = { board: 'viewBoard', runs: 'viewRuns', holds: 'viewHolds' } as const;

/** Whether the measuring was right: the board of machines, the runs, and what a broken rule holds. */
export function QualityScreen() {
  const t = useTexts(qualityTexts);
  const ofMonth = useTexts(monthTexts);
  const [state, change] = useSearchState({ view: 'board', sel: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'board';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, sel: '' })}
            views={VIEWS.map((key) => ({ key, label: key === 'month' ? ofMonth('view') : t(WORDS[key]) }))}
          />
        }
      >
        <a className="ui-button" href={hashOf('qc/eqa')}>
          {t('toEqa')}
        </a>
        <a className="ui-button" href={hashOf('qc/materials')}>
          {t('toMaterials')}
        </a>
      </PageHead>
      {view === 'board' && <QcBoard />}
      {view === 'runs' && <Runs />}
      {view === 'holds' && <Holds />}
      {view === 'month' && <MonthSummary />}
    </>
  );
}
