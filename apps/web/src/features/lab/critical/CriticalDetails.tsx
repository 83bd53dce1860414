import type { OpenCritical } from '@nidan/contract/lab/critical/critical-endpoints';
import { useZone } from '../../../kernel/session/session.ts';
import { showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { contactNow, contactWords } from './desk-contact.ts';
import { criticalTexts } from './texts/critical-texts.ts';

/** One contact may be informed twice. */
const CONTACT_KEYS = ['first', 'next', 'last'];

/** Whom a critical value goes to and from when, and what was tried and told so far. */
export function CriticalDetails({
  row,
  now,
}: {
  readonly row: OpenCritical | undefined;
  readonly now: Date;
}) {
  const t = useTexts(criticalTexts);
  const zone = useZone();
  if (row === undefined) {
    return (
      <Panel label={t('contacts')} title={t('contacts')}>
        <EmptyState kind="nothing" icon="phone" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  const current = contactNow(row, now);
  return (
    <Panel
      label={t('contacts')}
      title={`${row.parameter} ${row.value} ${row.unit}`}
      sub={`${row.patient.fullName}, ${row.labNo}`}
    >
      <Section>
        <p className="t13">
          {row.test.name}, {row.department.name}
        </p>
        <p className="muted t13">{t('entered', { name: row.enteredBy, time: showTime(row.since, zone) })}</p>
      </Section>
      <Section title={t('contacts')}>
        <ol className="t13">
          {row.contacts.map((contact, at) => (
            <li key={CONTACT_KEYS[at]} aria-current={contact === current ? 'step' : undefined}>
              {contact === current ? <b>{contactWords(contact, t)}</b> : contactWords(contact, t)}{' '}
              <span className="muted">
                {t('from', { time: showTime(contact.from, zone) })}
                {contact.toldAt !== null && `, ${t('toldAt', { time: showTime(contact.toldAt, zone) })}`}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('patient')}>
        <p className="t13">
          {row.patient.fullName}
          {row.patientPhone === null ? ` (${t('noPhone')})` : `, ${t('phone', { phone: row.patientPhone })}`}
        </p>
        <p className="muted t12">{t('patientHelp')}</p>
      </Section>
      {row.attempts.length > 0 && (
        <Section title={t('attempts')}>
          <ul className="t13">
            {row.attempts.map(({ note, triedBy, triedAt }) => (
              <li key={triedAt}>
                {showTime(triedAt, zone)} {triedBy}: {note}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {row.calls.length > 0 && (
        <Section title={t('calls')}>
          <ul className="t13">
            {row.calls.map(({ value, receiver, readBack, calledBy, calledAt }) => (
              <li key={calledAt}>
                {t('callLine', {
                  value,
                  receiver,
                  readBack,
                  name: calledBy,
                  time: showTime(calledAt, zone),
                })}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Panel>
  );
}
