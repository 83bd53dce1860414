import { listFormats } from '@nidan/contract/catalogue/tests/report-format-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { FormatPane } from './FormatPane.tsx';
import { formatTexts } from './texts/format-texts.ts';

const OWN = 'own';

/** How every test and profile is laid out on the report, with the chosen one to change beside the list. */
export function FormatsScreen() {
  const t = useTexts(formatTexts);
  const [state, change] = useSearchState({ q: '', own: '', sel: '' });
  const query = useApiPages(listFormats, {
    query: { q: state.q, limit: 200, ...(state.own === OWN ? { own: true } : {}) },
  });
  return (
    <>
      <PageHead title={t('title')} />
      <FilterBar
        search={{ value: state.q, onChange: (q) => change({ q }), placeholder: t('search'), width: 260 }}
        filters={[
          {
            key: 'own',
            label: t('own'),
            single: true,
            options: [{ value: OWN, label: t('ownOnly') }],
            picked: state.own === '' ? [] : [state.own],
            onPick: ([own = '']) => change({ own }),
          },
        ]}
      />
      <SplitPane
        name="formats"
        label={t('title')}
        width={460}
        narrowest={380}
        pane={
          state.sel === '' ? (
            <Panel label={t('format')} title={t('format')}>
              <EmptyState kind="nothing" title={t('pick')} text={t('pickHelp')} />
            </Panel>
          ) : (
            <FormatPane key={state.sel} testId={state.sel} />
          )
        }
      >
        <QueryView query={query} lines={12} kind="page">
          {({ pages }) => (
            <Table
              label={t('title')}
              keys="page"
              rows={pages.flatMap((page) => page.rows)}
              empty={
                <EmptyState
                  kind="hidden"
                  title={t('none')}
                  text={t('noneHelp')}
                  action={<Button onClick={() => change({ q: '', own: '' })}>{t('clear')}</Button>}
                />
              }
              rowKey={({ testId }) => testId}
              current={state.sel}
              onCurrent={(sel) => change({ sel })}
              onNearEnd={() => query.hasNextPage && !query.isFetchingNextPage && void query.fetchNextPage()}
              columns={[
                {
                  key: 'code',
                  head: t('code'),
                  width: 112,
                  value: ({ code }) => code,
                  cell: ({ code }) => <b>{code}</b>,
                },
                { key: 'name', head: t('name'), tip: ({ name }) => name, value: ({ name }) => name },
                {
                  key: 'format',
                  head: t('format'),
                  tip: ({ formatText }) => formatText,
                  cell: ({ formatText }) =>
                    formatText === '' ? <span className="muted">{t('usual')}</span> : formatText,
                },
                {
                  key: 'version',
                  head: t('version'),
                  width: 72,
                  align: 'end',
                  value: ({ version }) => version,
                },
              ]}
            />
          )}
        </QueryView>
      </SplitPane>
    </>
  );
}
