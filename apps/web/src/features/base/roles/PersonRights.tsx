import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import { MODULES } from '@nidan/domain/access/modules';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { AccountChip } from '../users/AccountChip.tsx';
import { moduleTexts } from '../../../kernel/text/module-texts.ts';
import { OpenAs } from './OpenAs.tsx';
import styles from './PersonRights.module.css';
import { RightWords } from './RightWords.tsx';
import { roleKeys } from './role-keys.ts';
import { rolesTexts } from './texts/roles-texts.ts';
import { usePlaceWords } from './use-place-words.ts';

interface PersonRightsProps {
  readonly user: UserView;
  readonly role: RoleView | null;
  readonly onWhy: () => void;
  readonly onClose: () => void;
}

/** What one person may do, module by module, with the role that it comes from and what of the lab they see. */
export function PersonRights({ user, role, onWhy, onClose }: PersonRightsProps) {
  const t = useTexts(rolesTexts);
  const nameOf = useTexts(moduleTexts);
  const places = usePlaceWords();
  return (
    <Panel
      label={t('person')}
      title={
        <>
          {user.name} <AccountChip status={user.status} />
        </>
      }
      sub={user.roleName}
      onClose={onClose}
    >
      <Section
        title={t('rightsOf', { name: user.name })}
        end={
          <Button shortcut={roleKeys.shortcuts.why} onClick={onWhy}>
            {t('why')}
          </Button>
        }
      >
        <p className="muted t13">{t('rightsFrom', { role: user.roleName })}</p>
        {user.userType === 'API' && <p className="muted t13">{t('programRights')}</p>}
        <ul className={styles.rights}>
          {MODULES.map((module) => (
            <li key={module}>
              <span className="cut">{nameOf(module)}</span>
              <span className="sp" />
              <RightWords bits={role?.rights[module] ?? 0} />
            </li>
          ))}
        </ul>
        <OpenAs kind="person" id={user.userId} name={user.name} />
      </Section>
      <Section title={t('where')}>
        <ul className="t13">
          {places(user).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Section>
    </Panel>
  );
}
