import type { RoleChangeView } from '@nidan/contract/base/roles/role-change-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from './PersonRights.module.css';
import { RightWords } from './RightWords.tsx';
import { roleChangeTexts } from './texts/role-change-texts.ts';
import { rolesTexts } from './texts/roles-texts.ts';
import { useModuleName } from './use-module-name.ts';

/** One change of a role: every right that was given or taken, what else of it, and why. */
export function ChangePane({ change }: { readonly change: RoleChangeView | null }) {
  const t = useTexts(roleChangeTexts);
  const roles = useTexts(rolesTexts);
  const zone = useZone();
  const seesEvents = useRight('audit', PERMISSION.read + PERMISSION.update);
  if (change === null) {
    return (
      <Panel label={t('pane')} title={t('pane')}>
        <EmptyState kind="nothing" icon="admin" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  const { at, by, byRole, eventId, fields, reason } = change;
  return (
    <Panel
      label={t('pane')}
      title={`${change.roleName}: ${t(change.action)}`}
      sub={`${showDateTime(at, zone)}, ${t('byWhom', { name: by, role: byRole })}`}
    >
      {reason !== null && (
        <Section>
          <Note tone="info">
            <b>{t('reason')}</b> {reason}
          </Note>
        </Section>
      )}
      <Section
        title={t('rights')}
        end={seesEvents && <a href={hashOf('audit', { event: eventId })}>{t('inAudit')}</a>}
      >
        <Rights rights={change.rights} />
      </Section>
      {fields.length > 0 && (
        <Section title={t('fields')}>
          <dl className="ui-kv">
            {fields.flatMap(({ label, before, after }) => [
              <dt key={label}>{label}</dt>,
              <dd key={`${label} is`}>
                {before === null ? after : t('was', { after: after ?? roles('nothing'), before })}
              </dd>,
            ])}
          </dl>
        </Section>
      )}
    </Panel>
  );
}

function Rights({ rights }: Pick<RoleChangeView, 'rights'>) {
  const t = useTexts(roleChangeTexts);
  const nameOf = useModuleName();
  if (rights.length === 0) return <p className="muted t13">{t('noRights')}</p>;
  return (
    <ul className={styles.rights}>
      {rights.map(({ module, before, after }) => (
        <li key={module}>
          <span className="cut">{nameOf(module)}</span>
          <span className="sp" />
          <RightWords before={before} bits={after} />
        </li>
      ))}
    </ul>
  );
}
