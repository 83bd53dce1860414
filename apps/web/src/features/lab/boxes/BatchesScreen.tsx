import { listBoxes } from '@nidan/contract/lab/boxes/box-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type BoxLife } from '@nidan/domain/boxes/box-life';
import { isBoxCode } from '@nidan/domain/boxes/box-code';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { capital } from '../../../kernel/text/capital.ts';
import { boxLifeTexts } from '../../../kernel/text/refusals/box-life-texts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { BoxList } from './BoxList.tsx';
import { boxKeys } from './box-keys.ts';
import { NewBoxDialog } from './NewBoxDialog.tsx';
import { boxTexts } from './texts/box-texts.ts';

/** Lives with a view of their own: those that somebody works on. */
const VIEWS = [
  'packing',
  'waitingForRider',
  'refusedByRider',
  'inTransit',
  'partlyReceived',
  'received',
] as const satisfies readonly BoxLife[];
type View = (typeof VIEWS)[number] | 'all';

const FOLLOWED = ['SAMPLE_BATCH', 'BOX_DISCREPANCY'] as const;

function viewOf(text: string): View {
  return VIEWS.find((view) => view === text) ?? 'all';
}

/** Every box between the places of the lab, by how far it has come; a scanned code opens its box. */
export function BatchesScreen() {
  const t = useTexts(boxTexts);
  const life = useTexts(boxLifeTexts);
  const may = useRight('samples', PERMISSION.update);
  const [state, change] = useSearchState({ q: '', view: 'all', ...DATES_SEARCH });
  const [isNew, setNew] = useState(false);
  const view = viewOf(state.view);
  const dates = useDates({ standard: view === 'all' ? 'last7' : 'allTime', label: t('packed') });
  const search = useFieldSearch('boxes', { anywhere: t('search') });
  const query = useApiPages(
    listBoxes,
    { query: { ...(view === 'all' ? {} : { life: view }), ...search.asked, ...dates.asked } },
    { follows: FOLLOWED },
  );
  useScan((code) => {
    const isBox = isBoxCode(code.trim().toUpperCase());
    if (isBox) go(`batches/${code.trim().toUpperCase()}`);
    return isBox;
  });
  const off = may ? undefined : t('needsRight');
  useShortcuts(boxKeys, { create: may ? () => setNew(true) : undefined });
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next })}
            views={(['all', ...VIEWS] as const).map((key) => ({
              key,
              label: key === 'all' ? t('viewAll') : capital(life(key)),
            }))}
          />
        }
      >
        <Button
          kind="primary"
          icon="box"
          shortcut={boxKeys.shortcuts.create}
          off={off}
          onClick={() => setNew(true)}
        >
          {t('newBox')}
        </Button>
      </PageHead>
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <BoxList
        query={query}
        empty={<EmptyState kind="nothing" icon="box" title={t('none')} text={t('noneText')} />}
      />
      {isNew && (
        <NewBoxDialog onClose={() => setNew(false)} onMade={({ batchId }) => go(`batches/${batchId}`)} />
      )}
    </>
  );
}
