import {
  changeRoleStatus,
  listRoles,
  previewRole,
  type RoleView,
  updateRole,
} from '@nidan/contract/base/roles/role-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useWholeList } from '../../../kernel/api/use-whole-list.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { OpenAs } from './OpenAs.tsx';
import styles from './RolePane.module.css';
import { rolesTexts } from './texts/roles-texts.ts';

interface RolePaneProps {
  readonly role: RoleView;
  readonly onClose: () => void;
}

/** One role beside the matrix: its standing, its second factor, and what it may do by the rules that enforce. */
export function RolePane({ role, onClose }: RolePaneProps) {
  const t = useTexts(rolesTexts);
  const outdates = [listRoles, previewRole];
  const update = useApiMutation(updateRole, { outdates });
  const status = useApiMutation(changeRoleStatus, { outdates });
  const { roleId, version, name } = role;
  const mayUpdate = role.can.includes('update');
  const refusal = update.error ?? status.error;
  const step = async (action: 'enable' | 'disable'): Promise<void> => {
    const answer = await ask({
      kind: action === 'disable' ? 'WARNING' : 'INFO',
      title: t(action === 'disable' ? 'retireTitle' : 'reinstateTitle', { role: name }),
      text: action === 'disable' ? t('retireText') : '',
      action: t(action === 'disable' ? 'retire' : 'reinstate'),
      reason: true,
    });
    if (answer !== null) status.mutate({ body: { roleId, version, action, reason: answer.reason } });
  };
  return (
    <Panel
      label={t('role')}
      title={name}
      sub={role.isOwn ? t('own') : t('people', { count: role.people })}
      onClose={onClose}
    >
      {refusal && <ErrorState refusal={refusal} />}
      <Section>
        <Toggle
          checked={role.needsSecondFactor}
          disabled={!mayUpdate || update.isPending}
          onChange={(needsSecondFactor) =>
            update.mutate({ params: { roleId }, body: { version, needsSecondFactor } })
          }
        >
          {t('secondFactor')}
        </Toggle>
        <p className="muted t12">{t('secondFactorHint')}</p>
        {mayUpdate && (
          <div className={styles.steps}>
            {role.status === masterData.codes.enabled ? (
              <Button
                kind="danger-outline"
                busy={status.isPending}
                off={role.people > 0 && t('heldBy', { count: role.people })}
                onClick={() => void step('disable')}
              >
                {t('retire')}
              </Button>
            ) : (
              <Button busy={status.isPending} onClick={() => void step('enable')}>
                {t('reinstate')}
              </Button>
            )}
          </div>
        )}
      </Section>
      <Preview role={role} />
    </Panel>
  );
}

function Preview({ role }: Pick<RolePaneProps, 'role'>) {
  const t = useTexts(rolesTexts);
  const query = useWholeList(previewRole, { query: { roleId: role.roleId, limit: 200 } });
  if (query.isError && !query.data) {
    return <ErrorState refusal={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <Skeleton lines={8} />;
  const rows = query.data.pages.flatMap((page) => page.rows);
  const allowed = rows.filter((row) => row.allowed);
  return (
    <Section
      title={t('preview', { role: role.name })}
      end={
        <span className="muted t12">{t('previewCount', { count: allowed.length, all: rows.length })}</span>
      }
    >
      <OpenAs kind="role" id={role.roleId} name={role.name} />
      <ul className={styles.actions}>
        {[...allowed, ...rows.filter((row) => !row.allowed)].map((row) => (
          <li key={`${row.method} ${row.path}`} className={row.allowed ? undefined : styles.off}>
            <Icon name={row.allowed ? 'eye' : 'lock'} size={14} />
            <span>{row.summary}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
