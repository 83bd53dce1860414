import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { EntityKindName } from '@nidan/contract/base/audit/event-view';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { useApiPages } from '../api/use-api-query.ts';
import { useZone } from '../session/session.ts';
import { showDateTime } from '../text/show-date.ts';
import { useStateLabel } from '../text/use-state-label.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { QueryView } from '../ui/QueryView.tsx';
import { Section } from '../ui/Section.tsx';
import type { MasterField } from './master-fields.ts';
import styles from './Records.module.css';
import { recordTexts } from './texts/record-texts.ts';
import { toldValue } from './told-value.ts';

type Event = AnswerOf<typeof eventsByEntity>['rows'][number];

function rowsIn(pages: readonly { readonly rows: readonly Event[] }[]): Event[] {
  return pages.flatMap(({ rows }) => rows);
}

interface MasterHistoryProps {
  readonly entityKind: EntityKindName;
  readonly entityId: string;
  /** Fields of the record, whose labels stand for their names. */
  readonly fields: readonly MasterField[];
}

/** Who changed a master record, when, and what it was before. */
export function MasterHistory({ entityKind, entityId, fields }: MasterHistoryProps) {
  const t = useTexts(recordTexts);
  const zone = useZone();
  const query = useApiPages(
    eventsByEntity,
    { query: { entityKind, entityId, limit: 20 } },
    { keepFormer: false },
  );
  return (
    <Section title={t('history')}>
      <QueryView query={query}>
        {({ pages }) =>
          rowsIn(pages).length === 0 ? (
            <p className="muted t13">{t('noHistory')}</p>
          ) : (
            <ol className={styles.history}>
              {rowsIn(pages).map((event) => (
                <li key={event.eventId}>
                  <p className="muted t12">
                    {showDateTime(event.at, zone)}, {event.by}
                    {event.reason !== null && `: ${event.reason}`}
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
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('earlier')}
        </Button>
      )}
    </Section>
  );
}

interface ChangesProps {
  readonly before: unknown;
  readonly after: unknown;
  readonly fields: readonly MasterField[];
}

function Changes({ before, after, fields }: ChangesProps) {
  const t = useTexts(recordTexts);
  const former: Readonly<Record<string, unknown>> = { ...Object(before) };
  const stateLabel = useStateLabel(masterData);
  const words = {
    yes: t('yes'),
    no: t('no'),
    empty: t('empty'),
    more: (count: number) => t('moreParts', { count }),
  };
  const states = {
    kind: 'choice',
    name: 'status',
    label: t('state'),
    options: masterData.stateNames.map((value) => ({ value, label: stateLabel(value) })),
  } as const;
  const known: readonly MasterField[] = [...fields, states];
  return Object.entries({ ...Object(after) }).map(([name, value]) => {
    const field = known.find((one) => one.name === name);
    const shown = (what: unknown): string => toldValue(field, what, words);
    const told = { field: field?.label ?? name, before: shown(former[name]), after: shown(value) };
    // A part of a change that was and is the same says nothing.
    return told.before !== told.after && <p key={name}>{t('became', told)}</p>;
  });
}
