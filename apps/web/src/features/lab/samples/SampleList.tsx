import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { Barcode } from '../scanning/Barcode.tsx';
import { testCodes, testNames } from './sample-words.ts';
import { samplesListTexts } from './texts/samples-list-texts.ts';
import { samplesTexts } from './texts/samples-texts.ts';
import { StatMark } from './StatMark.tsx';
import { lastMomentOf } from './tube-life.ts';
import { TubeState } from './TubeState.tsx';
import { waitText } from '../collection/wait-text.ts';

interface SampleListProps {
  readonly query: PagedQuery<SampleView>;
  readonly current: string | null;
  readonly now: Date;
  readonly onCurrent: (tube: SampleView) => void;
  readonly empty: ReactNode;
  /** Barcodes that are chosen. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** Tubes with their state and how long they have been in it. */
export function SampleList({ query, current, now, onCurrent, empty, selected, onSelect }: SampleListProps) {
  const t = useTexts(samplesListTexts);
  const shared = useTexts(samplesTexts);
  return (
    <PagedTable
      label={t('listLabel')}
      query={query}
      rowKey={({ barcode }) => barcode}
      rowName={({ barcode }) => barcode}
      selected={selected}
      onSelect={onSelect}
      current={current}
      onCurrent={(_, tube) => onCurrent(tube)}
      empty={empty}
      columns={[
        {
          key: 'barcode',
          head: shared('barcode'),
          width: 124,
          cell: ({ barcode }) => <Barcode value={barcode} />,
        },
        {
          key: 'patient',
          head: shared('patient'),
          tip: ({ patient }) => patient.fullName,
          value: ({ patient }) => patient.fullName,
        },
        {
          key: 'tube',
          head: shared('tube'),
          width: 92,
          tip: ({ container }) => container.name,
          cell: ({ container }) => <TubeDot cap={container.capColour}>{container.capColour}</TubeDot>,
        },
        {
          key: 'tests',
          head: shared('tests'),
          width: 172,
          tip: testNames,
          cell: (tube) => (
            <>
              {tube.priority === 'stat' && <StatMark />} {testCodes(tube)}
            </>
          ),
        },
        {
          key: 'department',
          head: shared('department'),
          width: 124,
          tip: ({ department }) => department,
          value: ({ department }) => department,
        },
        {
          key: 'state',
          head: t('state'),
          width: 136,
          cell: ({ status }) => <TubeState status={status} />,
        },
        {
          key: 'for',
          head: t('inState'),
          width: 64,
          align: 'end',
          value: (tube) => waitText(shared, lastMomentOf(tube), now),
          cell: (tube) => <span className="muted">{waitText(shared, lastMomentOf(tube), now)}</span>,
        },
      ]}
    />
  );
}
