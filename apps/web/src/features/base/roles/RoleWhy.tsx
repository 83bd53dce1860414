import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { listUsers } from '@nidan/contract/base/users/user-endpoints';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { WhyPane } from '../users/WhyPane.tsx';
import { rolesTexts } from './texts/roles-texts.ts';

interface RoleWhyProps {
  readonly role: RoleView;
  readonly module: string;
  readonly onClose: () => void;
}

/** The explanation for somebody who holds the role. */
export function RoleWhy({ role, module, onClose }: RoleWhyProps) {
  const t = useTexts(rolesTexts);
  const query = useApiQuery(
    listUsers,
    { query: { roleId: role.roleId, status: accountStatus.codes.active, limit: 1 } },
    { keepFormer: false },
  );
  const user = query.data?.rows[0];
  if (user) return <WhyPane user={user} module={module} onClose={onClose} />;
  return (
    <Panel label={t('why')} title={t('why')} onClose={onClose}>
      <QueryView query={query}>
        {() => <EmptyState kind="nothing" icon="lock" title={t('noPerson')} text={t('noPersonText')} />}
      </QueryView>
    </Panel>
  );
}
