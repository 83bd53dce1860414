import { listRoleChanges, type RoleChangeView } from '@nidan/contract/base/roles/role-change-endpoints';
import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { MODULES } from '@nidan/domain/access/modules';
import type { ReactNode } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH, rangeText } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { type PagedQuery, rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { ChangePane } from './ChangePane.tsx';
import { moduleTexts } from '../../../kernel/text/module-texts.ts';
import { roleChangeTexts } from './texts/role-change-texts.ts';
import { rolesTexts } from './texts/roles-texts.ts';
import { useBitsWords } from './use-bits-words.ts';
import { useModuleName } from './use-module-name.ts';

const NO_FILTER = { of: '', has: '', ...DATES_SEARCH, dates: rangeText('allTime') };

interface ChangesDeskProps {
  readonly roles: readonly RoleView[];
  readonly views: ReactNode;
}

/** Who gave or took which right of which role, when and why. */
export function ChangesDesk({ roles, views }: ChangesDeskProps) {
  const t = useTexts(rolesTexts);
  const nameOf = useTexts(moduleTexts);
  const [state, change] = useSearchState({ of: '', has: '', change: '', ...DATES_SEARCH });
  const module = MODULES.find((name) => name === state.has);
  const dates = useDates({ forget: { change: '' } });
  const query = useApiPages(listRoleChanges, {
    query: {
      ...dates.asked,
      ...(state.of === '' ? {} : { roleId: state.of }),
      ...(module === undefined ? {} : { module }),
    },
  });
  const rows = rowsOf(query);
  const current = rows.find(({ eventId }) => eventId === state.change) ?? rows[0] ?? null;
  return (
    <>
      <PageHead title={t('title')} views={views} />
      <FilterBar
        filters={[
          pickOne({
            key: 'of',
            label: t('role'),
            options: roles.map(({ roleId, name }) => ({ value: roleId, label: name })),
            value: state.of,
            onPick: (of) => change({ of, change: '' }),
          }),
          pickOne({
            key: 'has',
            label: t('module'),
            options: MODULES.map((name) => ({ value: name, label: nameOf(name) })),
            value: state.has,
            onPick: (has) => change({ has, change: '' }),
          }),
        ]}
      >
        {dates.filter}
      </FilterBar>
      <SplitPane
        name="role-changes"
        label={t('viewChanges')}
        width={400}
        narrowest={320}
        pane={<ChangePane key={current?.eventId} change={current} />}
      >
        <ChangesTable
          query={query}
          current={current?.eventId ?? null}
          onCurrent={(eventId) => change({ change: eventId })}
          empty={
            <NoChange
              isFiltered={state.of !== '' || state.has !== '' || state.dates !== NO_FILTER.dates}
              onClear={() => change({ ...NO_FILTER, change: '' })}
            />
          }
        />
      </SplitPane>
    </>
  );
}

function NoChange({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useTexts(roleChangeTexts);
  const roles = useTexts(rolesTexts);
  if (!isFiltered) return <EmptyState kind="nothing" title={t('none')} text={t('noneText')} />;
  return (
    <EmptyState
      kind="hidden"
      title={t('hidden')}
      text={t('hiddenText')}
      action={<Button onClick={onClear}>{roles('clearFilters')}</Button>}
    />
  );
}

interface ChangesTableProps {
  readonly query: PagedQuery<RoleChangeView>;
  readonly current: string | null;
  readonly onCurrent: (eventId: string) => void;
  readonly empty: ReactNode;
}

function ChangesTable(list: ChangesTableProps) {
  const t = useTexts(roleChangeTexts);
  const roles = useTexts(rolesTexts);
  const nameOf = useModuleName();
  const zone = useZone();
  const words = useBitsWords();
  const lineOf = ({ rights, fields, action }: RoleChangeView): string =>
    [
      ...rights.map(({ module, before, after }) =>
        roles('change', { module: nameOf(module), before: words(before), after: words(after) }),
      ),
      ...(action === 'update'
        ? fields.map(({ label, after }) => `${label}: ${after ?? roles('nothing')}`)
        : []),
    ].join('; ');
  return (
    <PagedTable
      {...list}
      label={t('list')}
      rowKey={({ eventId }) => eventId}
      columns={[
        {
          key: 'at',
          head: t('at'),
          width: 136,
          value: ({ at }) => at,
          saved: ({ at }) => showDateTime(at, zone),
          cell: ({ at }) => showDateTime(at, zone),
        },
        { key: 'by', head: t('by'), width: 132, tip: ({ by }) => by, value: ({ by }) => by },
        {
          key: 'role',
          head: roles('role'),
          width: 128,
          tip: ({ roleName }) => roleName,
          value: ({ roleName }) => roleName,
          cell: ({ roleName }) => <b>{roleName}</b>,
        },
        { key: 'did', head: t('did'), width: 136, value: ({ action }) => t(action) },
        { key: 'changed', head: t('changed'), tip: lineOf, cell: lineOf },
      ]}
    />
  );
}
