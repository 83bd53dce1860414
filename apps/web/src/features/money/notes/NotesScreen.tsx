import { listNotes } from '@nidan/contract/money/notes/note-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
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
import { MakeNoteDialog } from './MakeNoteDialog.tsx';
import { useNoteColumns } from './note-columns.tsx';
import { noteKeys } from './note-keys.ts';
import { noteTexts } from './texts/note-texts.ts';
import { NotePanel } from './NotePanel.tsx';

const VIEWS = ['left', 'pending', 'debit', 'all'] as const;
type View = (typeof VIEWS)[number];
const NAMED = { query: { limit: 200 } };
const ADDRESS = { view: 'left', place: '', patient: '', agency: '', bill: '', note: '', make: '' };
type Address = typeof ADDRESS;

function queryOf({ view, place, patient, agency, bill }: Address, dates: ListDates) {
  return {
    ...dates,
    ...(view === 'left' ? { left: true } : {}),
    ...(view === 'pending' ? { state: 'pending' as const } : {}),
    ...(view === 'debit' ? { kind: 'debit' as const } : {}),
    ...(place === '' ? {} : { locationId: place }),
    ...(patient === '' ? {} : { patientId: patient }),
    ...(agency === '' ? {} : { agencyId: agency }),
    ...(bill === '' ? {} : { billId: bill }),
  };
}

/** Credit and debit notes: what still pays bills, what waits for approval, and what each paid. */
export function NotesScreen() {
  const t = useTexts(noteTexts);
  const [state, change] = useSearchState(ADDRESS);
  const { bill, patient, agency } = state;
  const seesAgencies = useRight('masters', PERMISSION.read);
  const mayMake = useRight('payments', PERMISSION.update) && [bill, patient, agency].some((id) => id !== '');
  const view = VIEWS.find((one) => one === state.view) ?? 'left';
  const places = useApiQuery(listLocations, NAMED, { freshFor: 60_000 }).data?.rows ?? [];
  const agencies =
    useApiQuery(listAgencies, NAMED, { freshFor: 60_000, enabled: seesAgencies }).data?.rows ?? [];
  const isNarrow = [bill, patient, agency].some((id) => id !== '');
  const standard = (view === 'all' || view === 'debit') && !isNarrow ? 'last7' : 'allTime';
  const search = useFieldSearch('notes', { forget: { note: '' } });
  const dates = useDates({ standard, forget: { note: '' } });
  const make = (): void => change({ make: 'yes' });
  useShortcuts(noteKeys, { make: mayMake ? make : undefined });
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews<View>
            current={view}
            onPick={(next) => change({ view: next, note: '' })}
            views={VIEWS.map((key) => ({ key, label: t(key) }))}
          />
        }
      >
        {mayMake && (
          <Button kind="primary" icon="plus" shortcut={noteKeys.shortcuts.make} onClick={make}>
            {t('make')}
          </Button>
        )}
      </PageHead>
      <FilterBar
        search={search.box}
        filters={[
          pickOne({
            key: 'agency',
            label: t('agency'),
            value: agency,
            options: agencies.map(({ agencyId, name }) => ({ value: agencyId, label: name })),
            onPick: (next) => change({ agency: next, bill: '', patient: '', note: '' }),
          }),
          pickOne({
            key: 'place',
            label: t('place'),
            value: state.place,
            options: places.map(({ locationId, name }) => ({ value: locationId, label: name })),
            onPick: (place) => change({ place, note: '' }),
          }),
        ]}
      >
        {dates.filter}
      </FilterBar>
      <SplitPane
        pane={<NotePanel noteId={state.note === '' ? null : state.note} />}
        name="notes"
        width={360}
        label={t('panel')}
      >
        <NoteTable
          query={{ ...queryOf({ ...state, view }, dates.asked), ...search.asked }}
          current={state.note}
          onCurrent={(note) => change({ note })}
        />
      </SplitPane>
      {state.make !== '' && mayMake && (
        <MakeNoteDialog
          subject={{ bill, patient, agency }}
          onClose={() => change({ make: '' })}
          onMade={({ noteId }) => change({ note: noteId, view: 'all' })}
        />
      )}
    </>
  );
}

interface NoteTableProps {
  readonly query: ReturnType<typeof queryOf> & SearchAsked<'notes'>;
  readonly current: string;
  readonly onCurrent: (noteId: string) => void;
}

function NoteTable({ query: asked, current, onCurrent }: NoteTableProps) {
  const t = useTexts(noteTexts);
  const columns = useNoteColumns();
  const query = useApiPages(listNotes, { query: asked });
  return (
    <PagedTable
      label={t('list')}
      query={query}
      rowKey={({ noteId }) => noteId}
      current={current}
      onCurrent={onCurrent}
      empty={<EmptyState kind="nothing" icon="cash" title={t('none')} text={t('noneText')} />}
      columns={columns}
    />
  );
}
