import type { PatientVisit } from '@nidan/contract/people/patients/patient-record';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { BillState, useBillStateWord } from '../bills/BillState.tsx';
import { patientTexts } from './texts/patient-texts.ts';

const col = columnsOf<PatientVisit>();

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
  const stateWord = useBillStateWord();
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
        col.time({
          key: 'visit',
          head: t('visit'),
          of: ({ at }) => at,
          zone,
          cell: ({ at }) => showDate(at, zone),
        }),
        col.labNo({ key: 'labId', head: t('labId'), of: ({ labNo }) => labNo, opens: true }),
        col.text({
          key: 'tests',
          head: t('tests'),
          of: ({ lines }) => lines.map(({ code }) => code).join(', '),
          tip: ({ lines }) => lines.map(({ name }) => name).join(', '),
        }),
        col.text({
          key: 'state',
          head: t('state'),
          width: 176,
          of: (visit) => stateWord(visit.state),
          cell: ({ state }) => <BillState state={state} />,
        }),
        col.total({ key: 'bill', head: t('bill'), width: 80, of: ({ netPaise }) => netPaise }),
        col.total({
          key: 'due',
          head: t('due'),
          of: ({ duePaise }) => duePaise,
          width: 72,
          cell: ({ duePaise }) =>
            duePaise > 0 ? <b>{rupees(duePaise)}</b> : <span className="muted">{rupees(duePaise)}</span>,
        }),
      ]}
    />
  );
}
