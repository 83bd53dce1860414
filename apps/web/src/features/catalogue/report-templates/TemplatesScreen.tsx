import { listTemplates } from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { TemplateDesk } from './TemplateDesk.tsx';
import { templateTexts } from './texts/template-texts.ts';

/** The templates of reports, with the chosen one to write and its sheet beside it. */
export function TemplatesScreen() {
  const t = useTexts(templateTexts);
  const mayWrite = useRight('masters', PERMISSION.update);
  const [state, change] = useSearchState({ q: '', sel: '', begun: '' });
  const query = useApiPages(listTemplates, { query: { q: state.q, limit: 100 } });
  const begin = (): void => {
    const sel = newId();
    change({ sel, begun: sel });
  };
  return (
    <>
      <PageHead title={t('title')}>
        {mayWrite && (
          <Button icon="plus" onClick={begin}>
            {t('newTemplate')}
          </Button>
        )}
      </PageHead>
      <FilterBar
        search={{ value: state.q, onChange: (q) => change({ q }), placeholder: t('search'), width: 240 }}
        filters={[]}
      />
      <SplitPane
        name="templates"
        label={t('title')}
        side="start"
        width={260}
        narrowest={200}
        pane={
          <PagedTable
            label={t('title')}
            query={query}
            empty={<EmptyState kind="nothing" title={t('none')} text={t('noneHelp')} />}
            rowKey={({ templateId }) => templateId}
            current={state.sel}
            onCurrent={(sel) => change({ sel, begun: '' })}
            columns={[
              {
                key: 'name',
                head: t('template'),
                tip: ({ tests }) => tests.join(', '),
                value: ({ name }) => name,
              },
              {
                key: 'version',
                head: '',
                width: 88,
                align: 'end',
                value: ({ draft, published }) =>
                  draft === null ? t('inUse', { number: published ?? '' }) : t('draftOf', { number: draft }),
              },
            ]}
          />
        }
      >
        {state.sel === '' ? (
          <EmptyState kind="nothing" title={t('pick')} text={t('pickHelp')} />
        ) : (
          <TemplateDesk
            key={state.sel}
            templateId={state.sel}
            isNew={state.begun === state.sel}
            onStored={() => change({ begun: '' })}
            onGone={() => change({ sel: '', begun: '' })}
          />
        )}
      </SplitPane>
    </>
  );
}
