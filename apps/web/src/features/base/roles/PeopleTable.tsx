import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import { MODULES, type Module } from '@nidan/domain/access/modules';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { AccountChip } from '../users/AccountChip.tsx';
import { moduleTexts } from '../../../kernel/text/module-texts.ts';
import { RightWords } from './RightWords.tsx';
import { rolesTexts } from './texts/roles-texts.ts';
import { usePlaceWords } from './use-place-words.ts';

interface PeopleTableProps {
  readonly query: PagedQuery<UserView>;
  readonly roles: readonly RoleView[];
  /** The module whose rights are shown; null counts the modules. */
  readonly module: Module | null;
  readonly current: string;
  readonly onCurrent: (userId: string) => void;
  readonly empty: ReactNode;
}

/** People with their role, what it gives them, and what of the lab they see. */
export function PeopleTable({ query, roles, module, current, onCurrent, empty }: PeopleTableProps) {
  const t = useTexts(rolesTexts);
  const nameOf = useTexts(moduleTexts);
  const places = usePlaceWords();
  const rightsOf = ({ roleId }: UserView) => roles.find((role) => role.roleId === roleId)?.rights ?? {};
  const rights: TableColumn<UserView> =
    module === null
      ? {
          key: 'rights',
          head: t('hasRights'),
          width: 136,
          value: (user) =>
            t('hasModules', {
              count: MODULES.filter((name) => (rightsOf(user)[name] ?? 0) > 0).length,
              all: MODULES.length,
            }),
        }
      : {
          key: 'rights',
          head: nameOf(module),
          width: 136,
          cell: (user) => <RightWords bits={rightsOf(user)[module] ?? 0} />,
        };
  return (
    <PagedTable
      label={t('peopleLabel')}
      query={query}
      rowKey={({ userId }) => userId}
      current={current}
      onCurrent={onCurrent}
      empty={empty}
      columns={[
        { key: 'name', head: t('name'), tip: ({ name }) => name, value: ({ name }) => name },
        {
          key: 'username',
          head: t('username'),
          width: 140,
          tip: ({ username }) => username,
          value: ({ username }) => username,
          cell: ({ username }) => <span className="muted">{username}</span>,
        },
        {
          key: 'role',
          head: t('role'),
          width: 136,
          tip: ({ roleName }) => roleName,
          value: ({ roleName }) => roleName,
        },
        rights,
        {
          key: 'where',
          head: t('where'),
          width: 180,
          tip: (user) => places(user).join(', '),
          value: (user) => places(user).join(', '),
        },
        {
          key: 'account',
          head: t('account'),
          width: 112,
          cell: ({ status }) => <AccountChip status={status} />,
        },
      ]}
    />
  );
}
