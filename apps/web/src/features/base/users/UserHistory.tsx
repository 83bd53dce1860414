import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from './UserForm.module.css';
import { usersTexts } from './texts/users-texts.ts';

/** Who changed a person, what and when, the newest first. */
export function UserHistory({ userId }: { readonly userId: string }) {
  const t = useTexts(usersTexts);
  const zone = useZone();
  const mayRead = useRight('audit', PERMISSION.read);
  const query = useApiQuery(
    eventsByEntity,
    { query: { entityKind: 'USER', entityId: userId, limit: 10 } },
    { enabled: mayRead, keepFormer: false },
  );
  if (!mayRead) return null;
  return (
    <Section title={t('history')}>
      <QueryView query={query} lines={2}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted t13">{t('noHistory')}</p>
          ) : (
            <ol className={styles.lines}>
              {rows.map(({ eventId, at, by, action, reason, after }) => (
                <li key={eventId}>
                  <span className="muted">{showShort(at, zone)}</span>
                  <span className="cut">
                    <b>{action}</b> {Object.keys(Object(after)).join(', ')}
                    {reason !== null && `: ${reason}`}
                  </span>
                  <span className="sp" />
                  <span className="muted cut">{by}</span>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Section>
  );
}
