import { listLabAccounts } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useAccountLabel } from '../../../kernel/text/account-state-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { NewLabDialog } from './NewLabDialog.tsx';
import { platformKeys } from './platform-keys.ts';
import { LabAccountActions } from '../lab-account/LabAccountActions.tsx';
import { platformTexts } from './texts/platform-texts.ts';

/** The labs of the platform with their standing, for the operator. */
export function PlatformScreen() {
  const t = useTexts(platformTexts);
  const stateLabel = useAccountLabel();
  const zone = useZone();
  const [opening, setOpening] = useState(false);
  useShortcuts(platformKeys, { create: () => setOpening(true) });
  const [state, change] = useSearchState({ q: '', sel: '' });
  const q = state.q.trim();
  const query = useApiPages(listLabAccounts, { query: q === '' ? {} : { q } });
  const current = rowsOf(query).find(({ lId }) => String(lId) === state.sel);
  return (
    <>
      <PageHead title={t('title')}>
        <Button icon="plus" shortcut={platformKeys.shortcuts.create} onClick={() => setOpening(true)}>
          {t('newLab')}
        </Button>
      </PageHead>
      <FilterBar
        search={{ value: state.q, onChange: (text) => change({ q: text }), placeholder: t('search') }}
      />
      <SplitPane
        name="platform"
        label={t('labs')}
        width={400}
        narrowest={320}
        pane={
          current === undefined ? (
            <Panel label={t('labs')} title={t('labs')}>
              <EmptyState kind="nothing" title={t('pick')} text={t('pickHelp')} />
            </Panel>
          ) : (
            <LabAccountActions key={current.lId} account={current} />
          )
        }
      >
        <PagedTable
          label={t('labs')}
          query={query}
          rowKey={({ lId }) => String(lId)}
          current={state.sel}
          onCurrent={(sel) => change({ sel })}
          empty={
            q === '' ? (
              <EmptyState kind="nothing" title={t('none')} text={t('noneHelp')} />
            ) : (
              <EmptyState
                kind="hidden"
                title={t('hidden')}
                text={q}
                action={<Button onClick={() => change({ q: '' })}>{t('clear')}</Button>}
              />
            )
          }
          columns={[
            { key: 'number', head: t('number'), width: 64, align: 'end', value: ({ lId }) => lId },
            { key: 'lab', head: t('lab'), tip: ({ name }) => name, value: ({ name }) => name },
            {
              key: 'state',
              head: t('state'),
              width: 168,
              cell: ({ status }) => {
                const at = labAccount.stateOf(status);
                return <StatusChip tone={labAccount.states[at].tone}>{stateLabel(at)}</StatusChip>;
              },
            },
            {
              key: 'since',
              head: t('since'),
              width: 148,
              value: ({ since }) => since,
              saved: ({ since }) => showDateTime(since, zone),
              cell: ({ since }) => showDateTime(since, zone),
            },
            {
              key: 'reason',
              head: t('reason'),
              tip: ({ reason }) => reason ?? '',
              value: ({ reason }) => reason ?? '',
            },
          ]}
        />
      </SplitPane>
      {opening && (
        <NewLabDialog
          onClose={() => setOpening(false)}
          onOpened={(lId) => change({ q: '', sel: String(lId) })}
        />
      )}
    </>
  );
}
