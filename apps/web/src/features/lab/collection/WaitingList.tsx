import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { collectTexts } from './texts/collect-texts.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import { StatMark } from '../samples/StatMark.tsx';
import { waitText } from './wait-text.ts';
import type { WaitingBill } from './waiting-bills.ts';

interface WaitingListProps {
  readonly bills: readonly WaitingBill[];
  readonly current: WaitingBill | null;
  readonly now: Date;
  readonly onCurrent: (bill: WaitingBill) => void;
  readonly onOpen: () => void;
  readonly empty: ReactNode;
}

/** Who waits, STAT first, then by how long. */
export function WaitingList({ bills, current, now, onCurrent, onOpen, empty }: WaitingListProps) {
  const t = useTexts(collectTexts);
  const shared = useTexts(samplesTexts);
  return (
    <Table
      label={t('queue')}
      keys="page"
      rows={bills}
      rowKey={({ billId }) => billId}
      current={current?.billId ?? null}
      onCurrent={(_, bill) => onCurrent(bill)}
      onOpen={onOpen}
      empty={empty}
      columns={[
        {
          key: 'waiting',
          head: t('waiting'),
          width: 64,
          align: 'end',
          value: ({ registeredAt }) => waitText(shared, registeredAt, now),
        },
        {
          key: 'labNo',
          head: shared('labId'),
          width: 116,
          value: ({ labNo }) => labNo,
          cell: ({ labNo }) => <LabNo value={labNo} />,
        },
        {
          key: 'patient',
          head: shared('patient'),
          tip: ({ patient }) => patient.fullName,
          value: ({ patient }) => patient.fullName,
        },
        {
          key: 'age',
          head: shared('age'),
          width: 80,
          cell: ({ patient }) => (
            <span className="muted">
              {patient.age} {patient.sex}
            </span>
          ),
        },
        {
          key: 'tubes',
          head: shared('tubesHead'),
          width: 168,
          tip: ({ tubes }) => tubes.map(({ container }) => container.capColour).join(', '),
          cell: ({ tubes }) => <Tubes tubes={tubes} />,
        },
        {
          key: 'notes',
          head: t('notes'),
          width: 132,
          cell: (bill) => (
            <span className="row" style={{ gap: 4 }}>
              {bill.priority === 'stat' && <StatMark />}
              {bill.unconsented.length > 0 && (
                <StatusChip tone="warn" icon="warn">
                  {t('consent')}
                </StatusChip>
              )}
              {bill.isAgain && (
                <StatusChip tone="info" icon="sync">
                  {shared('again')}
                </StatusChip>
              )}
              {bill.fastingHours !== null && (
                <span className="muted">{t('fasting', { hours: bill.fastingHours })}</span>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

const NAMED = 3;

function Tubes({ tubes }: { readonly tubes: readonly SampleView[] }) {
  const t = useTexts(collectTexts);
  return (
    <span className="row">
      {tubes.slice(0, NAMED).map(({ sampleId, container }) => (
        <TubeDot key={sampleId} cap={container.capColour}>
          {container.capColour}
        </TubeDot>
      ))}
      {tubes.length > NAMED && <span className="muted">{t('more', { count: tubes.length - NAMED })}</span>}
    </span>
  );
}
