import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { Drivers } from './Drivers.tsx';
import { Links } from './Links.tsx';
import { linkTexts } from './texts/link-texts.ts';

const VIEWS = ['links', 'drivers'] as const;

/** How machines are reached and how their messages are read. */
export function InterfacingScreen() {
  const t = useTexts(linkTexts);
  const [state, change] = useSearchState({ view: 'links', sel: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'links';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, sel: '' })}
            views={VIEWS.map((key) => ({ key, label: t(key === 'links' ? 'viewLinks' : 'viewDrivers') }))}
          />
        }
      />
      {view === 'links' ? <Links /> : <Drivers />}
    </>
  );
}
