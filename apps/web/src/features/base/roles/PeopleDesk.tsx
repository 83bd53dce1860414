import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { listUsers } from '@nidan/contract/base/users/user-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import { MODULES, type Module } from '@nidan/domain/access/modules';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type ReactNode, useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { pickOne } from '../../../kernel/ui/fields/pick-one.ts';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { WhyPane } from '../users/WhyPane.tsx';
import { moduleTexts } from '../../../kernel/text/module-texts.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonRights } from './PersonRights.tsx';
import { PERMISSIONS } from './RightLetters.tsx';
import { roleKeys } from './role-keys.ts';
import { rolesTexts } from './texts/roles-texts.ts';

const NO_FILTER = { q: '', of: '', has: '', right: '' };

interface PeopleDeskProps {
  readonly roles: readonly RoleView[];
  readonly views: ReactNode;
  /** Whether the viewer's role reads users. */
  readonly mayRead: boolean;
}

/** Rights person by person: found by role, or by what they may do. */
export function PeopleDesk({ roles, views, mayRead }: PeopleDeskProps) {
  const t = useTexts(rolesTexts);
  const nameOf = useTexts(moduleTexts);
  const [state, change] = useSearchState({ ...NO_FILTER, person: '' });
  const module = MODULES.find((name) => name === state.has) ?? null;
  const right = PERMISSIONS.find((name) => name === state.right) ?? null;
  const query = useApiPages(
    listUsers,
    {
      query: {
        ...(state.q.trim() === '' ? {} : { q: state.q.trim() }),
        ...(state.of === '' ? {} : { roleId: state.of }),
        ...(module === null ? {} : { module }),
        ...(module === null || right === null ? {} : { bits: PERMISSION[right] }),
      },
    },
    { enabled: mayRead },
  );
  const users = rowsOf(query);
  const user = users.find(({ userId }) => userId === state.person) ?? null;
  const filters = [
    pickOne({
      key: 'of',
      label: t('role'),
      options: roles.map(({ roleId, name }) => ({ value: roleId, label: name })),
      value: state.of,
      onPick: (of) => change({ of }),
    }),
    pickOne({
      key: 'has',
      label: t('module'),
      options: MODULES.map((name) => ({ value: name, label: nameOf(name) })),
      value: state.has,
      onPick: (has) => change({ has, ...(has === '' ? { right: '' } : {}) }),
    }),
    ...(module === null
      ? []
      : [
          pickOne({
            key: 'right',
            label: t('right'),
            options: PERMISSIONS.map((name) => ({ value: name, label: t(name) })),
            value: state.right,
            onPick: (next) => change({ right: next }),
          }),
        ]),
  ];
  if (!mayRead) {
    return (
      <>
        <PageHead title={t('title')} views={views} />
        <EmptyState kind="nothing" icon="lock" title={t('noUsersRight')} text={t('noUsersRightText')} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} views={views} />
      <FilterBar
        search={{
          value: state.q,
          onChange: (q) => change({ q }),
          placeholder: t('searchPeople'),
          width: 240,
        }}
        filters={filters}
        end={
          query.data && (
            <span className="muted t13">
              {t(query.hasNextPage ? 'shownFirst' : 'shownPeople', { count: users.length })}
            </span>
          )
        }
      />
      <SplitPane
        name="role-people"
        label={t('person')}
        width={400}
        narrowest={320}
        pane={
          <PersonPane
            key={state.person}
            user={user}
            role={roles.find(({ roleId }) => roleId === user?.roleId) ?? null}
            module={module}
            onClose={() => change({ person: '' })}
          />
        }
      >
        <PeopleTable
          query={query}
          roles={roles}
          module={module}
          current={state.person}
          onCurrent={(person) => change({ person })}
          empty={
            <EmptyState
              kind="hidden"
              title={t('noneFits')}
              text={t('noneFitsText')}
              action={<Button onClick={() => change(NO_FILTER)}>{t('clearFilters')}</Button>}
            />
          }
        />
      </SplitPane>
    </>
  );
}

interface PersonPaneProps {
  readonly user: UserView | null;
  readonly role: RoleView | null;
  readonly module: Module | null;
  readonly onClose: () => void;
}

function PersonPane({ user, role, module, onClose }: PersonPaneProps) {
  const t = useTexts(rolesTexts);
  const [asking, setAsking] = useState(false);
  useShortcuts(roleKeys, { why: user && !asking ? () => setAsking(true) : undefined });
  if (user === null) {
    return (
      <Panel label={t('person')} title={t('person')}>
        <EmptyState kind="nothing" icon="desk" title={t('pickPerson')} text={t('pickPersonText')} />
      </Panel>
    );
  }
  if (asking) {
    const from = module === null ? {} : { module };
    return <WhyPane user={user} {...from} onClose={() => setAsking(false)} />;
  }
  return <PersonRights user={user} role={role} onWhy={() => setAsking(true)} onClose={onClose} />;
}
