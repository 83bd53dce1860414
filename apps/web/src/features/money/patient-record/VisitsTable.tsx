import type { PatientVisit } from '@nidan/contract/people/patients/patient-record';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { BillState } from '../bills/BillState.tsx';
import { patientTexts } from './texts/patient-texts.ts';

interface VisitsTableProps {
  readonly visits: readonly PatientVisit[];
  readonly current: string | null;
  readonly onCurrent: (visit: PatientVisit) => void;
  readonly onOpen: (visit: PatientVisit) => void;
  readonly onNearEnd?: () => void;
  readonly flush?: boolean;
}

/** Bills of a person, newest first. */
export function VisitsTable(props: VisitsTableProps) {
  const t = useTexts(patientTexts);
  const zone = useZone();
  return (
    <Table<PatientVisit>
      label={t('bills')}
      keys="page"
      {...(props.flush ? { flush: true } : {})}
      rows={props.visits}
      rowKey={({ billId }) => billId}
      current={props.current}
      onCurrent={(_, visit) => props.onCurrent(visit)}
      onOpen={props.onOpen}
      {...(props.onNearEnd ? { onNearEnd: props.onNearEnd } : {})}
      empty={<EmptyState kind="nothing" icon="desk" title={t('noVisits')} text={t('noVisitsText')} />}
      columns={[
        { key: 'visit', head: t('visit'), width: 88, cell: ({ at }) => showDate(at, zone) },
        {
          key: 'labId',
          head: t('labId'),
          width: 128,
          opens: true,
          cell: ({ labNo }) => <LabNo value={labNo} />,
        },
        {
          key: 'tests',
          head: t('tests'),
          tip: ({ lines }) => lines.map(({ name }) => name).join(', '),
          cell: ({ lines }) => lines.map(({ code }) => code).join(', '),
        },
        { key: 'state', head: t('state'), width: 176, cell: ({ state }) => <BillState state={state} /> },
        {
          key: 'bill',
          head: t('bill'),
          width: 80,
          align: 'end',
          cell: ({ netPaise }) => rupees(netPaise),
        },
        {
          key: 'due',
          head: t('due'),
          width: 72,
          align: 'end',
          cell: ({ duePaise }) =>
            duePaise > 0 ? <b>{rupees(duePaise)}</b> : <span className="muted">{rupees(duePaise)}</span>,
        },
      ]}
    />
  );
}
