import type { AuditRow, WaitingLook } from '@nidan/contract/base/audit/event-view';
import { groupDigits } from '@nidan/domain/money/rupees';
import type { ReactNode } from 'react';
import { useZone } from '../../../kernel/session/session.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { auditTexts } from './texts/audit-texts.ts';
import { kindTexts } from './texts/kind-texts.ts';
import { changeWords } from './change-words.ts';

/** Goes to the screen of what an event is about; for kinds without one nothing happens. */
function openRecord({ billId, entityKind, entityId }: AuditRow): void {
  if (billId !== null) go(`bills/${billId}`);
  else if (entityKind === 'PATIENT') go(`patients/${entityId}`);
}

interface AuditTableProps {
  readonly query: PagedQuery<AuditRow>;
  /** Why each needs a look, in place of its kind; null in the other lists. */
  readonly whyOf: ReadonlyMap<string, WaitingLook['why']> | null;
  readonly current: string | null;
  readonly onCurrent: (eventId: string) => void;
  readonly empty: ReactNode;
}

/** Events with who did what to which record, and what of it changed. */
export function AuditTable({ query, whyOf, current, onCurrent, empty }: AuditTableProps) {
  const t = useTexts(auditTexts);
  const kindOf = useTexts(kindTexts);
  const zone = useZone();
  const wordOf = ({ eventId, entityKind }: AuditRow): string => {
    if (whyOf === null) return kindOf(entityKind);
    const why = whyOf.get(eventId);
    return why === undefined ? '' : t(why);
  };
  return (
    <PagedTable
      label={t('listLabel')}
      query={query}
      rowKey={({ eventId }) => eventId}
      current={current}
      onCurrent={onCurrent}
      onOpen={openRecord}
      empty={empty}
      columns={[
        {
          key: 'seq',
          head: t('event'),
          width: 84,
          value: ({ seq }) => (seq === null ? '–' : `#${groupDigits(seq)}`),
          cell: ({ seq }) => <span className="muted">{seq === null ? '–' : `#${groupDigits(seq)}`}</span>,
          tip: ({ seq }) => (seq === null ? t('notSealed') : ''),
        },
        {
          key: 'at',
          head: t('time'),
          width: 88,
          value: ({ at }) => at,
          saved: ({ at }) => showDateTime(at, zone),
          cell: ({ at }) => showShort(at, zone),
          tip: ({ at }) => showDateTime(at, zone),
        },
        { key: 'by', head: t('who'), width: 120, value: ({ by }) => by, tip: ({ by }) => by },
        {
          key: 'did',
          head: t('did'),
          width: 132,
          value: ({ activity }) => activity,
          cell: ({ activity }) => <b>{activity}</b>,
          tip: ({ activity }) => activity,
        },
        {
          key: 'kind',
          head: t(whyOf === null ? 'kind' : 'whyLook'),
          width: whyOf === null ? 124 : 164,
          value: (row) => wordOf(row),
          cell: (row) => <span className={whyOf === null ? 'muted' : undefined}>{wordOf(row)}</span>,
          tip: wordOf,
        },
        {
          key: 'record',
          head: t('record'),
          width: 128,
          opens: true,
          cell: ({ record }) => (record === '' ? null : <LabNo value={record} />),
        },
        {
          key: 'changed',
          head: t('changed'),
          value: (row) => changeWords(row, t),
          tip: (row) => changeWords(row, t),
        },
      ]}
    />
  );
}
