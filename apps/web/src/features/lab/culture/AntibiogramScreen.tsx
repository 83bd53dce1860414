import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { AntibiogramTable } from './AntibiogramTable.tsx';
import { BreakpointSets } from './BreakpointSets.tsx';
import { OrganismTrend } from './OrganismTrend.tsx';
import { antibiogramTexts } from './texts/antibiogram-texts.ts';

const VIEWS = ['table', 'trend', 'breakpoints'] as const;
const WORDS = { table: 'viewTable', trend: 'viewTrend', breakpoints: 'viewBreakpoints' } as const;

/** What the cultures of the lab come to, and the tables that they are judged by. */
export function AntibiogramScreen() {
  const t = useTexts(antibiogramTexts);
  const [state, change] = useSearchState({ view: 'table' });
  const view = VIEWS.find((one) => one === state.view) ?? 'table';
  return (
    <>
      <PageHead
        title={t('antibiogram')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next })}
            views={VIEWS.map((key) => ({ key, label: t(WORDS[key]) }))}
          />
        }
      />
      {view === 'table' && <AntibiogramTable />}
      {view === 'trend' && <OrganismTrend />}
      {view === 'breakpoints' && <BreakpointSets />}
    </>
  );
}
