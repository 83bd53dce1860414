import type { WorklistRow } from '@nidan/contract/lab/results/worklist-row';
import { NEEDS_SPECIMEN } from '@nidan/domain/samples/stability-clock';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { urgencyAt } from '@nidan/domain/time/turn-around';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BillTestChip } from '../../../kernel/ui/values/BillTestChip.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { ResultFlagMark } from '../../catalogue/values/ResultFlagMark.tsx';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { KeepsUntil } from '../samples/KeepsUntil.tsx';
import { StatMark } from './StatMark.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { worklistTexts } from './texts/worklist-texts.ts';

interface WorklistTableProps {
  readonly query: PagedQuery<WorklistRow>;
  readonly now: Date;
  readonly current: string | null;
  readonly selected: ReadonlySet<string>;
  readonly onCurrent: (billTestId: string) => void;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onOpen: (row: WorklistRow) => void;
  readonly empty: ReactNode;
}

/** Tests to work on, the one due first at the top; warm and hot ones have a bar at their left. */
export function WorklistTable({ query, now, ...props }: WorklistTableProps) {
  const t = useTexts(worklistTexts);
  const shared = useTexts(resultsTexts);
  return (
    <PagedTable
      {...props}
      label={t('list')}
      query={query}
      rowKey={({ billTestId }) => billTestId}
      rowName={({ test, patient }) => t('rowName', { test: test.name, patient: patient.fullName })}
      tone={({ dueAt, tatHours }) => {
        const heat = tatHours > 0 ? urgencyAt(now, new Date(dueAt), tatHours) : 'cool';
        return heat === 'cool' ? undefined : heat;
      }}
      columns={[
        {
          key: 'labNo',
          head: shared('labId'),
          width: 112,
          opens: true,
          value: ({ labNo }) => labNo,
          cell: ({ labNo }) => <LabNo value={labNo} />,
        },
        {
          key: 'patient',
          head: shared('patient'),
          tip: ({ patient }) => patient.fullName,
          cell: ({ patient, priority }) => (
            <span className="row" style={{ gap: 8 }}>
              <span className="cut">{patient.fullName}</span>
              {priority === 'stat' && <StatMark />}
            </span>
          ),
        },
        {
          key: 'age',
          head: shared('age'),
          width: 84,
          cell: ({ patient }) => (
            <span className="muted">
              {patient.age} {patient.sex}
            </span>
          ),
        },
        {
          key: 'test',
          head: shared('test'),
          tip: ({ test, department }) => `${test.name}, ${department.name}`,
          cell: ({ test, keepsUntil, state }) => (
            <span style={{ display: 'grid', paddingBlock: keepsUntil === null ? 0 : 2 }}>
              <b className="cut">{test.name}</b>
              {keepsUntil !== null && NEEDS_SPECIMEN.has(state) && <KeepsUntil at={keepsUntil} late />}
            </span>
          ),
        },
        {
          key: 'tube',
          head: shared('tube'),
          width: 92,
          tip: ({ container, barcode }) => [container.name, barcode].filter(Boolean).join(', '),
          cell: ({ container }) => <TubeDot cap={container.capColour}>{container.capColour}</TubeDot>,
        },
        { key: 'state', head: shared('state'), width: 172, cell: ({ state }) => <StateCell state={state} /> },
        {
          key: 'flag',
          head: shared('flag'),
          width: 84,
          cell: ({ worstFlag }) => <ResultFlagMark flag={worstFlag} />,
        },
        {
          key: 'left',
          head: shared('timeLeft'),
          width: 108,
          cell: ({ dueAt, tatHours }) => <TimeLeft dueAt={dueAt} tatHours={tatHours} now={now} />,
        },
      ]}
    />
  );
}

function StateCell({ state }: { readonly state: string }) {
  const known = billTest.stateNames.find((name) => name === state);
  return known && <BillTestChip state={known} />;
}
