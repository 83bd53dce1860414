import { readEvent } from '@nidan/contract/base/audit/audit-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { groupDigits } from '@nidan/domain/money/rupees';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from './Audit.module.css';
import { auditTexts } from './texts/audit-texts.ts';
import { EventLook } from './EventLook.tsx';

type Details = AnswerOf<typeof readEvent>;

interface EventPanelProps {
  readonly eventId: string | null;
  readonly onGo: (eventId: string) => void;
}

/** One event: what changed, why, who and where, and its place in the chain. */
export function EventPanel({ eventId, onGo }: EventPanelProps) {
  const t = useTexts(auditTexts);
  const query = useApiQuery(
    readEvent,
    { query: { eventId: eventId ?? '' } },
    { enabled: eventId !== null, keepFormer: false },
  );
  const label = t('panel');
  if (eventId === null)
    return (
      <Panel label={label}>
        <Section>
          <p className="muted">{t('pickEvent')}</p>
        </Section>
      </Panel>
    );
  if (query.isError)
    return (
      <Panel label={label}>
        <ErrorState refusal={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  if (query.data === undefined)
    return (
      <Panel label={label}>
        <Skeleton lines={8} />
      </Panel>
    );
  return <EventView details={query.data} onGo={onGo} />;
}

function EventView({ details, onGo }: { readonly details: Details } & Pick<EventPanelProps, 'onGo'>) {
  const t = useTexts(auditTexts);
  const zone = useZone();
  const { event, seal, unchanged } = details;
  const number = event.seq === null ? t('notSealed') : `#${groupDigits(event.seq)}`;
  return (
    <Panel
      label={t('panel')}
      title={`${event.by}: ${event.activity} ${event.record}`}
      sub={`${number}, ${showDateTime(event.at, zone)}`}
    >
      {details.look && <EventLook event={event} look={details.look} />}
      <Section>
        {event.changes.length === 0 ? (
          <p className="muted">{t('noChange')}</p>
        ) : (
          <Changes details={details} />
        )}
        {unchanged > 0 && <p className="muted t13">{t('unchanged', { count: unchanged })}</p>}
      </Section>
      {event.reason !== null && (
        <Section>
          <Note tone="info">
            <b>{t('why')}</b> {event.reason}
          </Note>
        </Section>
      )}
      <Section>
        <dl className="ui-kv">
          <dt>{t('role')}</dt>
          <dd>{event.roleName}</dd>
          <dt>{t('where')}</dt>
          <dd>{event.location ?? '–'}</dd>
          <dt>{t('request')}</dt>
          <dd>{details.requestId.slice(0, 13)}</dd>
          {details.together.length > 0 && (
            <>
              <dt>{t('together')}</dt>
              <dd>
                {details.together.map(({ eventId, seq, activity }) => (
                  <Button key={eventId} kind="link" onClick={() => onGo(eventId)}>
                    {seq === null ? activity : `#${groupDigits(seq)} ${activity}`}
                  </Button>
                ))}
              </dd>
            </>
          )}
        </dl>
      </Section>
      {seal && <Seal seal={seal} />}
    </Panel>
  );
}

function Changes({ details }: { readonly details: Details }) {
  const t = useTexts(auditTexts);
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {details.event.changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before === null ? <span className="muted">{t('nothing')}</span> : <del>{before}</del>}</td>
            <td>{after === null ? <span className="muted">{t('nothing')}</span> : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Seal({ seal }: { readonly seal: NonNullable<Details['seal']> }) {
  const t = useTexts(auditTexts);
  const zone = useZone();
  return (
    <Section title={t('sealTitle')} end={<span className="muted t13">{t('sealHint')}</span>}>
      <ol className={styles.chain}>
        {[seal.before, seal.link, seal.next].map(
          (link) =>
            link && (
              <li key={link.seq} aria-current={link.seq === seal.link.seq ? 'true' : undefined}>
                <small>#{groupDigits(link.seq)}</small>
                <code title={link.mark}>
                  {link.mark.slice(0, 4)} {link.mark.slice(4, 8)}
                </code>
              </li>
            ),
        )}
      </ol>
      <p>
        <StatusChip tone={seal.holds ? 'ok' : 'danger'}>{t(seal.holds ? 'holds' : 'holdsNot')}</StatusChip>
      </p>
      <p className="muted t13">{t('sealedWhen', { at: showDateTime(seal.sealedAt, zone) })}</p>
    </Section>
  );
}
