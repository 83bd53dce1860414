import type { OpenCritical } from '@nidan/contract/lab/critical/critical-endpoints';
import { useZone } from '../../../kernel/session/session.ts';
import { showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { ResultFlagMark } from '../../catalogue/values/ResultFlagMark.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { timerText } from '../worklist/timer-text.ts';
import { contactNow, contactWords } from './desk-contact.ts';
import { criticalTexts } from './texts/critical-texts.ts';

/** What each open critical value shows; the clock runs with `now`. */
export function useCriticalColumns(now: Date): readonly TableColumn<OpenCritical>[] {
  const t = useTexts(criticalTexts);
  const shared = useTexts(resultsTexts);
  const zone = useZone();
  return [
    {
      key: 'waited',
      head: t('waited'),
      width: 92,
      tip: () => t('waitedTip'),
      cell: ({ since }) => (
        <b className="row num">
          <Icon name="clock" size={14} />
          {timerText((now.getTime() - new Date(since).getTime()) / 1_000)}
        </b>
      ),
    },
    {
      key: 'value',
      head: t('value'),
      width: 232,
      opens: true,
      tip: ({ parameter, value, unit }) => `${parameter} ${value} ${unit}`,
      cell: ({ parameter, value, unit, flag }) => (
        <span className="row" style={{ gap: 8 }}>
          <ResultFlagMark flag={flag} />
          <b className="cut">
            {parameter} {value} {unit}
          </b>
        </span>
      ),
    },
    {
      key: 'patient',
      head: shared('patient'),
      tip: ({ patient }) => patient.fullName,
      cell: ({ patient }) => (
        <span className="cut">
          {patient.fullName}{' '}
          <span className="muted">
            {patient.age} {patient.sex}
          </span>
        </span>
      ),
    },
    {
      key: 'labNo',
      head: shared('labId'),
      width: 112,
      value: ({ labNo }) => labNo,
      cell: ({ labNo }) => <LabNo value={labNo} />,
    },
    {
      key: 'contact',
      head: t('contact'),
      width: 232,
      tip: (row) => nowWords(row),
      value: (row) => nowWords(row),
      cell: (row) => <span className="cut">{nowWords(row)}</span>,
    },
    {
      key: 'sent',
      head: t('sentOn'),
      width: 80,
      cell: ({ contacts }) => {
        const last = contacts.findLast(({ toldAt }) => toldAt !== null)?.toldAt;
        return last ? <b>{showTime(last, zone)}</b> : null;
      },
    },
    {
      key: 'tried',
      head: t('tried'),
      width: 72,
      cell: ({ attempts }) => attempts.length > 0 && t('triedTimes', { count: attempts.length }),
    },
  ];

  function nowWords(row: OpenCritical): string {
    const contact = contactNow(row, now);
    return contact === undefined ? '' : contactWords(contact, t);
  }
}
