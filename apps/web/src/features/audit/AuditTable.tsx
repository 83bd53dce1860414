import type { AuditRow } from '@nidan/contract/audit/event-view';
import { groupDigits } from '@nidan/domain/money/rupees';
import type { ReactNode } from 'react';
import { useZone } from '../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../kernel/text/show-date.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { LabNo } from '../../kernel/ui/LabNo.tsx';
import { Table } from '../../kernel/ui/Table.tsx';
import { auditTexts } from './audit-texts.ts';
import { changeWords } from './change-words.ts';

interface AuditTableProps {
  readonly rows: readonly AuditRow[];
  readonly current: string | null;
  readonly onCurrent: (eventId: string) => void;
  readonly onNearEnd: () => void;
  readonly empty: ReactNode;
}

/** Events with who did what to which record, and what of it changed. */
export function AuditTable({ rows, current, onCurrent, onNearEnd, empty }: AuditTableProps) {
  const t = useTexts(auditTexts);
  const zone = useZone();
  return (
    <Table
      label={t('listLabel')}
      keys="page"
      rows={rows}
      rowKey={({ eventId }) => eventId}
      current={current}
      onCurrent={onCurrent}
      onNearEnd={onNearEnd}
      empty={empty}
      columns={[
        {
          key: 'seq',
          head: t('event'),
          width: 84,
          cell: ({ seq }) => <span className="muted">{seq === null ? '–' : `#${groupDigits(seq)}`}</span>,
          tip: ({ seq }) => (seq === null ? t('notSealed') : ''),
        },
        {
          key: 'at',
          head: t('time'),
          width: 88,
          cell: ({ at }) => showShort(at, zone),
          tip: ({ at }) => showDateTime(at, zone),
        },
        { key: 'by', head: t('who'), width: 120, cell: ({ by }) => by, tip: ({ by }) => by },
        {
          key: 'did',
          head: t('did'),
          width: 132,
          cell: ({ activity }) => <b>{activity}</b>,
          tip: ({ activity }) => activity,
        },
        {
          key: 'kind',
          head: t('kind'),
          width: 124,
          cell: ({ entityKind }) => <span className="muted">{entityKind}</span>,
        },
        { key: 'record', head: t('record'), width: 128, cell: ({ record }) => <LabNo value={record} /> },
        {
          key: 'changed',
          head: t('changed'),
          cell: (row) => changeWords(row, t),
          tip: (row) => changeWords(row, t),
        },
      ]}
    />
  );
}
