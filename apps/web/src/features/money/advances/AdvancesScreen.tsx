import { listAdvances } from '@nidan/contract/money/advances/advance-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import type { SearchAsked } from '../../../kernel/search/field-of.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { AdvancePanel } from './AdvancePanel.tsx';
import { useAdvanceColumns } from './advance-columns.tsx';
import { advanceKeys } from './advance-keys.ts';
import { advanceTexts } from './texts/advance-texts.ts';
import { TakeAdvanceDialog } from './TakeAdvanceDialog.tsx';

const VIEWS = ['left', 'draft', 'pending', 'all'] as const;
type View = (typeof VIEWS)[number];
const PLACES = { query: { limit: 200 } };
const ADDRESS = { view: 'left', place: '', patient: '', advance: '' };
type Address = typeof ADDRESS;

function queryOf({ view, place, patient }: Address, dates: ListDates) {
  return {
    ...dates,
    ...(view === 'left' ? { left: true } : {}),
    ...(view === 'draft' ? { state: 'draft' as const } : {}),
    ...(view === 'pending' ? { state: 'pending' as const } : {}),
    ...(place === '' ? {} : { locationId: place }),
    ...(patient === '' ? {} : { patientId: patient }),
  };
}

/** Money that patients paid ahead: what is left of it, what waits for the bank, and what became of each. */
export function AdvancesScreen() {
  const t = useTexts(advanceTexts);
  const [state, change] = useSearchState(ADDRESS);
  const [takes, setTakes] = useState(false);
  const mayTake = useRight('payments', PERMISSION.create) && state.patient !== '';
  const view = VIEWS.find((one) => one === state.view) ?? 'left';
  const places = useApiQuery(listLocations, PLACES, { freshFor: 60_000 }).data?.rows ?? [];
  const search = useFieldSearch('advances', { forget: { advance: '' } });
  const dates = useDates({
    standard: view === 'all' && state.patient === '' ? 'last7' : 'allTime',
    forget: { advance: '' },
  });
  useShortcuts(advanceKeys, { take: mayTake ? () => setTakes(true) : undefined });
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews<View>
            current={view}
            onPick={(next) => change({ view: next, advance: '' })}
            views={VIEWS.map((key) => ({ key, label: t(key) }))}
          />
        }
      >
        {mayTake && (
          <Button
            kind="primary"
            icon="plus"
            shortcut={advanceKeys.shortcuts.take}
            onClick={() => setTakes(true)}
          >
            {t('take')}
          </Button>
        )}
      </PageHead>
      <FilterBar
        search={search.box}
        filters={[
          pickOne({
            key: 'place',
            label: t('place'),
            value: state.place,
            options: places.map(({ locationId, name }) => ({ value: locationId, label: name })),
            onPick: (place) => change({ place, advance: '' }),
          }),
        ]}
      >
        {dates.filter}
      </FilterBar>
      <SplitPane
        name="advances"
        label={t('panel')}
        width={360}
        pane={<AdvancePanel advanceId={state.advance === '' ? null : state.advance} />}
      >
        <AdvanceTable
          query={{ ...queryOf({ ...state, view }, dates.asked), ...search.asked }}
          current={state.advance}
          onCurrent={(advance) => change({ advance })}
        />
      </SplitPane>
      {takes && (
        <TakeAdvanceDialog
          patientId={state.patient}
          onClose={() => setTakes(false)}
          onTaken={({ advanceId, state: now }) =>
            change({ advance: advanceId, view: now === 'pending' || now === 'draft' ? now : 'left' })
          }
        />
      )}
    </>
  );
}

interface AdvanceTableProps {
  readonly query: ReturnType<typeof queryOf> & SearchAsked<'advances'>;
  readonly current: string;
  readonly onCurrent: (advanceId: string) => void;
}

function AdvanceTable({ query: asked, current, onCurrent }: AdvanceTableProps) {
  const t = useTexts(advanceTexts);
  const columns = useAdvanceColumns();
  const query = useApiPages(listAdvances, { query: asked });
  return (
    <PagedTable
      label={t('list')}
      query={query}
      rowKey={({ advanceId }) => advanceId}
      current={current}
      onCurrent={onCurrent}
      empty={<EmptyState kind="nothing" icon="cash" title={t('none')} text={t('noneText')} />}
      columns={columns}
    />
  );
}
