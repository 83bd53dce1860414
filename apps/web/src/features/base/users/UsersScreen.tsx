import {
  countUsers,
  exportUsers,
  IDLE_DAYS,
  listUsers,
  USER_ATTENTIONS,
  type UserAttention,
} from '@nidan/contract/base/users/user-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { USER_TYPES } from '@nidan/domain/enumerations/users';
import { accountStatus, type AccountStatusState } from '@nidan/domain/status-sets/account-status';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { ExportMenu } from '../../../kernel/exports/ExportMenu.tsx';
import { BringFile } from '../../../kernel/master-files/BringFile.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { capital } from '../../../kernel/text/capital.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { NewUserDialog } from './NewUserDialog.tsx';
import { useUserChoices } from './use-user-choices.ts';
import { userKeys } from './user-keys.ts';
import { UserList } from './UserList.tsx';
import { UserPane } from './UserPane.tsx';
import { usersTexts } from './texts/users-texts.ts';

const VIEWS = ['all', ...accountStatus.stateNames, ...USER_ATTENTIONS] as const;
type View = AccountStatusState | UserAttention | 'all';

function isAttention(view: View): view is UserAttention {
  return USER_ATTENTIONS.some((attention) => attention === view);
}

/** The part of the filter that a saved view stands for. */
function filterOf(view: View) {
  if (view === 'all') return {};
  return isAttention(view) ? { attention: view } : { status: accountStatus.codeOf(view) };
}

/** People and programs of the lab, and what each may do. */
export function UsersScreen() {
  const t = useTexts(usersTexts);
  const [state, change] = useSearchState({ q: '', view: 'all', type: '', role: '', place: '', user: '' });
  const view: View = VIEWS.find((name) => name === state.view) ?? 'all';
  const userType = USER_TYPES.find((type) => type === state.type);
  const choices = useUserChoices();
  const counts = useApiQuery(countUsers, {});
  const filter = {
    ...filterOf(view),
    ...(userType === undefined ? {} : { userType }),
    ...(state.role === '' ? {} : { roleId: state.role }),
    ...(state.place === '' ? {} : { locationId: state.place }),
    ...(state.q.trim() === '' ? {} : { q: state.q.trim() }),
  };
  const query = useApiPages(listUsers, { query: filter });
  const users = rowsOf(query);
  const mayCreate = useRight('users', PERMISSION.create);
  const [entering, setEntering] = useState(false);
  const start = mayCreate ? () => setEntering(true) : undefined;
  useShortcuts(userKeys, { create: start });
  const stateLabel = useStateLabel(accountStatus);
  const filtered = [state.q, state.type, state.role, state.place].some((text) => text !== '');
  const views = VIEWS.map((key) => ({ key, label: labelOf(key), count: countOf(key) }));
  return (
    <>
      <PageHead
        title={t('title')}
        views={<SavedViews current={view} onPick={(next) => change({ view: next })} views={views} />}
      >
        <BringFile master="employees" />
        <ExportMenu
          name="users"
          fetchFile={(format) => apiFile(exportUsers, { query: { ...filter, format } })}
          off={query.data && users.length === 0 ? t('hidden') : undefined}
        />
        {start && (
          <Button icon="plus" shortcut={userKeys.shortcuts.create} onClick={start}>
            {t('newUser')}
          </Button>
        )}
      </PageHead>
      <FilterBar
        search={{ value: state.q, onChange: (q) => change({ q }), placeholder: t('search'), width: 240 }}
        filters={[
          pickOne({
            key: 'type',
            label: t('type'),
            options: USER_TYPES.map((type) => ({ value: type, label: t(type) })),
            value: state.type,
            onPick: (type) => change({ type }),
          }),
          pickOne({
            key: 'role',
            label: t('role'),
            options: choices.roles,
            value: state.role,
            onPick: (role) => change({ role }),
          }),
          pickOne({
            key: 'place',
            label: t('location'),
            options: choices.locations,
            value: state.place,
            onPick: (place) => change({ place }),
          }),
        ]}
        end={
          query.data && (
            <span className="muted t13">
              {t(query.hasNextPage ? 'shownFirst' : 'shown', { count: users.length })}
            </span>
          )
        }
      />
      <SplitPane
        name="users"
        label={t('details')}
        width={440}
        narrowest={360}
        pane={
          state.user === '' ? (
            <Panel label={t('details')} title={t('details')}>
              <EmptyState kind="nothing" icon="desk" title={t('pick')} text={t('pickText')} />
            </Panel>
          ) : (
            <UserPane
              key={state.user}
              userId={state.user}
              choices={choices}
              onClose={() => change({ user: '' })}
            />
          )
        }
      >
        <UserList
          query={query}
          current={state.user}
          onCurrent={({ userId }) => change({ user: userId })}
          empty={
            <NobodyHere
              filtered={filtered}
              onClear={() => change({ q: '', type: '', role: '', place: '' })}
            />
          }
        />
      </SplitPane>
      {entering && (
        <NewUserDialog
          choices={choices}
          onClose={() => setEntering(false)}
          onEntered={(userId) => change({ user: userId })}
        />
      )}
    </>
  );

  function labelOf(key: View): string {
    if (key === 'idle') return t('idle', { days: IDLE_DAYS });
    return key === 'all' || key === 'noSecondFactor' ? t(key) : capital(stateLabel(key));
  }

  function countOf(key: View): number | undefined {
    if (key === 'all') return counts.data?.total;
    if (isAttention(key)) return counts.data?.[key];
    return counts.data?.counts.find(({ status }) => status === accountStatus.codeOf(key))?.count;
  }
}

function NobodyHere({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  const t = useTexts(usersTexts);
  if (!filtered) return <EmptyState kind="done" title={t('none')} text={t('noneText')} />;
  const action = <Button onClick={onClear}>{t('clear')}</Button>;
  return <EmptyState kind="hidden" title={t('hidden')} text={t('hiddenText')} action={action} />;
}
