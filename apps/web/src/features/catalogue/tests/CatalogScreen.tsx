import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { ENABLED_FILTERS } from '@nidan/domain/enumerations/catalogue-filters';
import { TEST_KINDS } from '@nidan/domain/enumerations/bills';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import type { Filter } from '../../../kernel/ui/fields/FilterPick.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { catalogListKeys } from './catalog-list-keys.ts';
import { catalogTexts } from './texts/catalog-texts.ts';
import { TEST_KIND_WORDS } from './test-kind-words.ts';

/** Fetched when the first test is chosen. */
const TestPane = latePart(() => import('./TestPane.tsx'), 'TestPane');

/** Fetched when a test is added. */
const NewTest = latePart(() => import('./NewTest.tsx'), 'NewTest');

const STATUS_WORDS = { all: 'everything', enabled_tests: 'enabled', disabled_tests: 'disabled' } as const;

/** All tests, profiles and packages of the lab, with the chosen one to change beside the list. */
export function CatalogScreen() {
  const t = useTexts(catalogTexts);
  const [state, change] = useSearchState({ q: '', by: '', kind: '', enabled: '', department: '', sel: '' });
  const mayCreate = useRight('masters', PERMISSION.create);
  const [isAdding, setAdding] = useState(false);
  const add = (): void => setAdding(true);
  useShortcuts(catalogListKeys, { add: mayCreate ? add : undefined });
  const kind = TEST_KINDS.find((one) => one === state.kind);
  const enabled = ENABLED_FILTERS.find((one) => one === state.enabled);
  const search = useFieldSearch('tests', { anywhere: t('search'), width: 260 });
  const departments = useApiQuery(listDepartments, { query: {} }).data?.rows ?? [];
  const query = useApiPages(listTests, {
    query: {
      ...search.asked,
      ...(kind === undefined ? {} : { kind }),
      ...(enabled === undefined ? { enabled: 'all' as const } : { enabled }),
      ...(state.department === '' ? {} : { departmentId: state.department }),
    },
  });
  const pick = (key: 'kind' | 'enabled' | 'department', options: Filter['options']): Filter => ({
    key,
    label: t({ kind: 'kind', enabled: 'status', department: 'department' }[key] as 'kind'), // as: each is a text without slots
    single: true,
    options,
    picked: state[key] === '' ? [] : [state[key]],
    onPick: ([value = '']) => change({ [key]: value }),
  });
  return (
    <>
      <PageHead title={t('title')}>
        {mayCreate && (
          <Button kind="primary" icon="plus" shortcut={catalogListKeys.shortcuts.add} onClick={add}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <FilterBar
        search={search.box}
        filters={[
          pick(
            'kind',
            TEST_KINDS.map((value) => ({ value, label: t(TEST_KIND_WORDS[value]) })),
          ),
          pick(
            'enabled',
            ENABLED_FILTERS.map((value) => ({ value, label: t(STATUS_WORDS[value]) })),
          ),
          pick(
            'department',
            departments.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
          ),
        ]}
      />
      <SplitPane
        name="catalog"
        label={t('title')}
        width={460}
        narrowest={380}
        pane={
          state.sel === '' ? (
            <Panel label={t('details')} title={t('details')}>
              <EmptyState kind="nothing" title={t('pick')} text={t('pickHelp')} />
            </Panel>
          ) : (
            <Suspense fallback={<Skeleton lines={16} />}>
              <TestPane key={state.sel} testId={state.sel} />
            </Suspense>
          )
        }
      >
        <PagedTable
          label={t('title')}
          query={query}
          rowKey={({ testId }) => testId}
          current={state.sel}
          onCurrent={(sel) => change({ sel })}
          empty={
            <EmptyState
              kind="hidden"
              title={t('none')}
              text={t('noneHelp')}
              action={
                <Button onClick={() => change({ q: '', by: '', kind: '', enabled: '', department: '' })}>
                  {t('clear')}
                </Button>
              }
            />
          }
          columns={[
            { key: 'code', head: t('code'), width: 112, cell: ({ code }) => <b>{code}</b> },
            { key: 'name', head: t('name'), tip: ({ name }) => name, cell: ({ name }) => name },
            { key: 'kind', head: t('kind'), width: 76, cell: (row) => t(TEST_KIND_WORDS[row.kind]) },
            {
              key: 'department',
              head: t('department'),
              width: 140,
              tip: ({ department }) => department?.name ?? '',
              cell: ({ department }) => department?.name ?? '',
            },
            {
              key: 'price',
              head: t('price'),
              width: 76,
              align: 'end',
              cell: ({ mrpPaise }) => <Money paise={mrpPaise} />,
            },
            {
              key: 'promise',
              head: t('promise'),
              width: 72,
              align: 'end',
              cell: ({ tatHours }) => t('hours', { count: tatHours }),
            },
            {
              key: 'status',
              head: t('status'),
              width: 96,
              cell: ({ status }) => {
                const { tone, label } = masterData.states[masterData.stateOf(status)];
                return <StatusChip tone={tone}>{label}</StatusChip>;
              },
            },
          ]}
        />
      </SplitPane>
      {isAdding && (
        <Suspense>
          <NewTest onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
