import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { PARAMETER_KINDS } from '@nidan/domain/enumerations/results';
import { Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { parameterEditKeys } from './parameter-edit-keys.ts';
import { parameterEditTexts } from './texts/parameter-edit-texts.ts';

const NewParameter = latePart(() => import('./NewParameter.tsx'), 'NewParameter');

/** All parameters of the lab; Enter opens the page of one. */
export function ParametersScreen() {
  const t = useTexts(parameterEditTexts);
  const mayCreate = useRight('masters', PERMISSION.create);
  const [state, change] = useSearchState({ q: '', by: '', kind: '', sel: '' });
  const [isAdding, setAdding] = useState(false);
  const kind = PARAMETER_KINDS.find((one) => one === state.kind);
  const search = useFieldSearch('parameters', { anywhere: t('search'), width: 260 });
  const query = useApiPages(listParameters, {
    query: { ...search.asked, ...(kind === undefined ? {} : { kind }) },
  });
  const add = (): void => setAdding(true);
  useShortcuts(parameterEditKeys, { add: mayCreate ? add : undefined });
  return (
    <>
      <PageHead title={t('title')}>
        {mayCreate && (
          <Button kind="primary" icon="plus" shortcut={parameterEditKeys.shortcuts.add} onClick={add}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <FilterBar
        search={search.box}
        filters={[
          {
            key: 'kind',
            label: t('kind'),
            single: true,
            options: PARAMETER_KINDS.map((value) => ({ value, label: t(value) })),
            picked: kind === undefined ? [] : [kind],
            onPick: ([picked = '']) => change({ kind: picked }),
          },
        ]}
      />
      <PagedTable
        label={t('title')}
        query={query}
        rowKey={({ parameterId }) => parameterId}
        current={state.sel}
        onCurrent={(sel) => change({ sel })}
        onOpen={({ parameterId }) => go(`admin/parameters/${parameterId}`)}
        empty={
          <EmptyState
            kind="hidden"
            title={t('none')}
            text={t('noneHelp')}
            action={<Button onClick={() => change({ q: '', by: '', kind: '' })}>{t('clear')}</Button>}
          />
        }
        columns={[
          {
            key: 'code',
            head: t('code'),
            width: 128,
            opens: true,
            value: ({ code }) => code,
            cell: ({ code }) => <b>{code}</b>,
          },
          { key: 'name', head: t('name'), tip: ({ name }) => name, value: ({ name }) => name },
          { key: 'kind', head: t('kind'), width: 112, value: (row) => t(row.kind) },
          { key: 'unit', head: t('unit'), width: 112, value: ({ unit }) => unit },
          { key: 'loinc', head: t('loinc'), width: 96, value: ({ loinc }) => loinc ?? '' },
          {
            key: 'method',
            head: t('method'),
            width: 220,
            tip: ({ method }) => method,
            value: ({ method }) => method,
          },
          {
            key: 'formula',
            head: t('formula'),
            width: 220,
            tip: ({ formula }) => formula ?? '',
            value: ({ formula }) => formula ?? '',
          },
          {
            key: 'ranges',
            head: t('ranges'),
            width: 76,
            align: 'end',
            value: ({ ranges }) => (ranges.length === 0 ? '' : ranges.length),
          },
        ]}
      />
      {isAdding && (
        <Suspense>
          <NewParameter onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
