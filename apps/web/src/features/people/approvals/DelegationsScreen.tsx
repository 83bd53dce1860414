import {
  countApprovals,
  listApprovals,
  readApproval,
} from '@nidan/contract/people/approvals/approval-endpoints';
import {
  DELEGATION_LISTS,
  type DelegationView,
  listDelegations,
  revokeDelegation,
} from '@nidan/contract/people/approvals/delegation-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { DelegationState } from '@nidan/domain/approvals/delegation';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDay, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { DelegationDialog } from './DelegationDialog.tsx';
import { delegationKeys } from './delegation-keys.ts';
import { delegationTexts } from './texts/delegation-texts.ts';

const col = columnsOf<DelegationView>();

const NEW = 'new';
const LIST_WORDS = { open: 'openList', all: 'allList' } as const;
const TONES: Readonly<Record<DelegationState, Tone>> = {
  coming: 'info',
  inEffect: 'ok',
  over: 'neutral',
  revoked: 'neutral',
};
const OUTDATES = [listDelegations, listApprovals, countApprovals, readApproval];

/** Who answers levels of approvals for whom, and for how long. */
export function DelegationsScreen() {
  const t = useTexts(delegationTexts);
  const mayName = useRight('approvals', PERMISSION.update);
  const [search, change] = useSearchState({ list: 'open', sel: '' });
  const list = DELEGATION_LISTS.find((one) => one === search.list) ?? 'open';
  const create = (): void => change({ sel: NEW });
  useShortcuts(delegationKeys, mayName ? { create } : {});
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={list}
            onPick={(next) => change({ list: next })}
            views={DELEGATION_LISTS.map((key) => ({ key, label: t(LIST_WORDS[key]) }))}
          />
        }
      >
        <Button onClick={() => go('approvals')}>{t('requests')}</Button>
        {mayName && (
          <Button kind="primary" shortcut={delegationKeys.shortcuts.create} onClick={create}>
            {t('create')}
          </Button>
        )}
      </PageHead>
      <Delegations key={list} list={list} />
      {mayName && search.sel === NEW && (
        <DelegationDialog outdates={OUTDATES} onClose={() => change({ sel: '' })} />
      )}
    </>
  );
}

function Delegations({ list }: { readonly list: (typeof DELEGATION_LISTS)[number] }) {
  const t = useTexts(delegationTexts);
  const columns = useColumns();
  const query = useApiPages(listDelegations, { query: { list } });
  const [current, setCurrent] = useState('');
  const revoking = useApiMutation(revokeDelegation, {
    outdates: OUTDATES,
    onDone: ({ from, to }) => toast({ type: 'SUCCESS', msg: t('ended', { from, to }) }),
  });
  const rows = rowsOf(query);
  const picked = rows.find(({ delegationId }) => delegationId === current) ?? rows[0];
  const end = async (): Promise<void> => {
    if (picked === undefined || revoking.isPending) return;
    const { delegationId, version, from, to } = picked;
    const question = { title: t('endTitle', { from, to }), text: t('endText', { from }) };
    if ((await ask({ kind: 'WARNING', ...question, action: t('end') })) === null) return;
    revoking.mutate({ body: { delegationId, version } });
  };
  const mayEnd = picked?.can.includes('revoke') ?? false;
  useShortcuts(delegationKeys, mayEnd ? { end: () => void end() } : {});
  return (
    <>
      {revoking.error && <ErrorState kind="row" refusal={revoking.error} />}
      <PagedTable<DelegationView>
        label={t('list')}
        query={query}
        lines={8}
        rowKey={({ delegationId }) => delegationId}
        current={picked?.delegationId ?? ''}
        onCurrent={setCurrent}
        {...(mayEnd ? { onOpen: () => void end() } : {})}
        empty={<EmptyState kind="nothing" icon="approvals" title={t('none')} text={t('noneText')} />}
        columns={columns}
      />
    </>
  );
}

function useColumns(): readonly TableColumn<DelegationView>[] {
  const t = useTexts(delegationTexts);
  const zone = useZone();
  return [
    col.name({ key: 'from', head: t('from'), width: 180, of: ({ from }) => from }),
    col.text({ key: 'to', head: t('to'), width: 180, of: ({ to }) => to }),
    col.text({
      key: 'days',
      head: t('days'),
      width: 196,
      of: ({ fromDay, untilDay }) => `${showDay(fromDay)} – ${showDay(untilDay)}`,
    }),
    col.text({ key: 'reason', head: t('reason'), of: ({ reason }) => reason }),
    col.number({ key: 'answered', head: t('answered'), of: ({ answered }) => answered }),
    {
      key: 'ended',
      head: '',
      width: 220,
      cell: ({ revoked }) =>
        revoked && (
          <span className="muted">{t('endedBy', { name: revoked.by, at: showShort(revoked.at, zone) })}</span>
        ),
    },
    col.state({
      key: 'state',
      head: t('state'),
      width: 148,
      of: ({ state }) => t(state),
      tone: ({ state }) => TONES[state],
    }),
  ];
}
