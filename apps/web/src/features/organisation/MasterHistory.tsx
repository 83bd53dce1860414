import { eventsByEntity } from '@nidan/contract/audit/audit-endpoints';
import type { EntityKindName } from '@nidan/contract/audit/event-view';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useZone } from '../../kernel/session/session.ts';
import { showDateTime } from '../../kernel/text/show-date.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { Section } from '../../kernel/ui/Section.tsx';
import type { MasterField } from './master-fields.ts';
import styles from './Organisation.module.css';
import { organisationTexts } from './organisation-texts.ts';

interface MasterHistoryProps {
  readonly entityKind: EntityKindName;
  readonly entityId: string;
  /** Fields of the record, whose labels stand for their names. */
  readonly fields: readonly MasterField[];
}

/** Who changed a master record, when, and what it was before. */
export function MasterHistory({ entityKind, entityId, fields }: MasterHistoryProps) {
  const t = useTexts(organisationTexts);
  const zone = useZone();
  const query = useApiQuery(
    eventsByEntity,
    { query: { entityKind, entityId, limit: 20 } },
    { keepFormer: false },
  );
  return (
    <Section title={t('history')}>
      <QueryView query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted t13">{t('noHistory')}</p>
          ) : (
            <ol className={styles.history}>
              {rows.map((event) => (
                <li key={event.eventId}>
                  <p className="muted t12">
                    {showDateTime(event.at, zone)}, {event.by}
                  </p>
                  {event.before === null ? (
                    <p>{t('created')}</p>
                  ) : (
                    <Changes before={event.before} after={event.after} fields={fields} />
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Section>
  );
}

interface ChangesProps {
  readonly before: unknown;
  readonly after: unknown;
  readonly fields: readonly MasterField[];
}

function Changes({ before, after, fields }: ChangesProps) {
  const t = useTexts(organisationTexts);
  const former: Readonly<Record<string, unknown>> = { ...Object(before) };
  const shown = (value: unknown): string =>
    value === undefined || value === null || plainText(value) === '' ? t('empty') : plainText(value);
  const labelOf = (field: string): string => {
    if (field === 'status') return t('state');
    return fields.find(({ name }) => name === field)?.label ?? field;
  };
  return Object.entries({ ...Object(after) }).map(([field, value]) => (
    <p key={field}>
      {t('became', { field: labelOf(field), before: shown(former[field]), after: shown(value) })}
    </p>
  ));
}

/** A value as a line: parts of a list one after the other, those of a thing with blanks between. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join('; ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((part) => part !== null)
      .map(plainText)
      .join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
