import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { TemplateDesk } from '../delivery/TemplateDesk.tsx';
import { LogDesk } from './LogDesk.tsx';
import { ServiceDesk } from './ServiceDesk.tsx';
import { integrationTexts } from './texts/integration-texts.ts';

const VIEWS = ['services', 'words', 'log'] as const;

/** How messages of the lab go out: the services that bring them, their words, and what became of each call. */
export function IntegrationScreen() {
  const t = useTexts(integrationTexts);
  const [state, change] = useSearchState({ view: 'services' });
  const view = VIEWS.find((one) => one === state.view) ?? 'services';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next })}
            views={VIEWS.map((key) => ({ key, label: t(key) }))}
          />
        }
      />
      {view === 'services' && <ServiceDesk />}
      {view === 'words' && <TemplateDesk />}
      {view === 'log' && <LogDesk />}
    </>
  );
}
