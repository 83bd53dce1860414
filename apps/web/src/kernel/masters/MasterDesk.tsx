import type { EntityKindName } from '@nidan/contract/base/audit/event-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { ReactNode } from 'react';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { useRight } from '../session/session.ts';
import { useTexts } from '../text/use-texts.ts';
import { useStateLabel } from '../text/use-state-label.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FilterBar } from '../ui/fields/FilterBar.tsx';
import { type PagedQuery, rowsOf } from '../ui/paged-query.ts';
import { PagedTable } from '../ui/PagedTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SplitPane } from '../ui/SplitPane.tsx';
import { StatusChip } from '../ui/values/StatusChip.tsx';
import type { TableColumn } from '../ui/Table.tsx';
import { Toggle } from '../ui/fields/Toggle.tsx';
import type { MasterField, MasterValues } from './master-fields.ts';
import { type Master, MasterPanel, type MasterStep } from './MasterPanel.tsx';
import { recordKeys } from './record-keys.ts';
import { recordTexts } from './texts/record-texts.ts';
import type { Narrowing } from './use-narrowing.ts';
import { NEW_MASTER, useMasterFilter } from './use-master-filter.ts';

interface MasterDeskProps<Row> {
  readonly label: string;
  readonly newLabel: string;
  readonly emptyHelp: string;
  readonly query: PagedQuery<Row>;
  /** The server has searched: the list shows what it found, and looks through no names itself. */
  readonly isSearched?: true;
  /** The chosen record, where the list has not come to it yet. */
  readonly chosen?: Row | undefined;
  readonly entityKind: EntityKindName;
  readonly columns: readonly TableColumn<Row>[];
  readonly masterOf: (row: Row) => Master;
  readonly fields: readonly MasterField[];
  readonly valuesOf: (row: Row | null) => MasterValues;
  readonly onSave: (row: Row | null, values: MasterValues, status: 0 | 1) => Promise<string>;
  readonly onStep: (row: Row, action: MasterStep) => Promise<unknown>;
  /** Whether a new record can be kept without being in use yet; true unless told. */
  readonly hasDrafts?: boolean;
  /** How the list is narrowed beside its search, and what picks that. */
  readonly narrowed?: { readonly by: Narrowing; readonly picks: ReactNode };
  /** Further parts of a saved record. */
  readonly partsOf?: (row: Row) => ReactNode;
}

/** A list of master records with the chosen one beside it. */
export function MasterDesk<Row>(props: MasterDeskProps<Row>) {
  const { label, masterOf, query, narrowed } = props;
  const t = useTexts(recordTexts);
  const stateLabel = useStateLabel(masterData);
  const mayCreate = useRight('masters', PERMISSION.create);
  const [state, change] = useMasterFilter();
  const rows = rowsOf(query);
  const needle = state.q.trim().toLowerCase();
  const current = rows.find((row) => masterOf(row).id === state.sel) ?? props.chosen;
  const isNew = state.sel === NEW_MASTER;
  const isNarrowed = needle !== '' || Object.keys(narrowed?.by.values ?? {}).length > 0;
  const widen = (): void => {
    change({ q: '' });
    narrowed?.by.clear();
  };
  const create = (): void => change({ sel: NEW_MASTER });
  useShortcuts(recordKeys, { create: mayCreate ? create : undefined });
  return (
    <>
      <FilterBar
        search={{
          value: state.q,
          onChange: (q) => change({ q }),
          placeholder: t(props.isSearched === true ? 'searchWithCode' : 'search'),
          width: 240,
        }}
        end={
          <>
            <Toggle checked={state.all} onChange={(all) => change({ all })}>
              {t('all')}
            </Toggle>
            {mayCreate && (
              <Button icon="plus" shortcut={recordKeys.shortcuts.create} onClick={create}>
                {props.newLabel}
              </Button>
            )}
          </>
        }
      >
        {narrowed?.picks}
      </FilterBar>
      <SplitPane
        name="records"
        label={label}
        width={400}
        narrowest={340}
        pane={
          current !== undefined || isNew ? (
            <MasterPanel
              key={state.sel}
              master={current === undefined ? null : masterOf(current)}
              title={current === undefined ? props.newLabel : masterOf(current).name}
              entityKind={props.entityKind}
              fields={props.fields}
              hasDrafts={props.hasDrafts ?? true}
              initial={props.valuesOf(current ?? null)}
              onSave={(values, status, version) =>
                props.onSave(current === undefined ? null : { ...current, version }, values, status)
              }
              onStep={async (action) => current !== undefined && props.onStep(current, action)}
              onSaved={(id) => change({ sel: id })}
            >
              {current !== undefined && props.partsOf?.(current)}
            </MasterPanel>
          ) : (
            <Panel label={label} title={label}>
              <EmptyState kind="nothing" title={t('pick')} text={t('pickHelp')} />
            </Panel>
          )
        }
      >
        <PagedTable
          label={label}
          query={query}
          lines={6}
          fits={(row) => props.isSearched === true || masterOf(row).name.toLowerCase().includes(needle)}
          rowKey={(row) => masterOf(row).id}
          current={state.sel}
          onCurrent={(sel) => change({ sel })}
          empty={
            rows.length === 0 && !isNarrowed ? (
              <EmptyState kind="nothing" title={t('none')} text={props.emptyHelp} />
            ) : (
              <EmptyState
                kind="hidden"
                title={t('hidden')}
                text={state.q}
                action={<Button onClick={widen}>{t('clear')}</Button>}
              />
            )
          }
          columns={[
            ...props.columns,
            {
              key: 'state',
              head: t('state'),
              width: 104,
              cell: (row) => {
                const at = masterData.stateOf(masterOf(row).status);
                return <StatusChip tone={masterData.states[at].tone}>{stateLabel(at)}</StatusChip>;
              },
            },
          ]}
        />
      </SplitPane>
    </>
  );
}
