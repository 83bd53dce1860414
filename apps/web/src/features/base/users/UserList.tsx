import type { UserView } from '@nidan/contract/base/users/user-view';
import type { ReactNode } from 'react';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { AccountChip } from './AccountChip.tsx';
import { usersTexts } from './texts/users-texts.ts';

interface UserListProps {
  readonly query: PagedQuery<UserView>;
  readonly current: string | null;
  readonly onCurrent: (user: UserView) => void;
  readonly empty: ReactNode;
}

/** People with their type, role and account. */
export function UserList({ query, current, onCurrent, empty }: UserListProps) {
  const t = useTexts(usersTexts);
  const zone = useZone();
  return (
    <PagedTable
      label={t('listLabel')}
      query={query}
      rowKey={({ userId }) => userId}
      current={current}
      onCurrent={(_, user) => onCurrent(user)}
      empty={empty}
      columns={[
        { key: 'name', head: t('name'), tip: ({ name }) => name, value: ({ name }) => name },
        {
          key: 'username',
          head: t('username'),
          width: 132,
          tip: ({ username }) => username,
          value: ({ username }) => username,
          cell: ({ username }) => <span className="muted">{username}</span>,
        },
        {
          key: 'type',
          head: t('typeKind'),
          width: 180,
          cell: ({ userType, employeeKind }) => (
            <>
              {t(userType)} <span className="muted">{employeeKind}</span>
            </>
          ),
        },
        {
          key: 'role',
          head: t('role'),
          width: 120,
          tip: ({ roleName }) => roleName,
          value: ({ roleName }) => roleName,
        },
        {
          key: 'signedIn',
          head: t('signedIn'),
          width: 100,
          cell: ({ signedInAt }) => (signedInAt === null ? t('never') : showShort(signedInAt, zone)),
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
