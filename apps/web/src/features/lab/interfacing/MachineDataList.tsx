import type { MachineDataView } from '@nidan/contract/lab/interfacing/machine-data-views';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import type { ReactNode } from 'react';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { saidValue } from './machine-data-words.ts';
import { machineDataTexts } from './texts/machine-data-texts.ts';

interface MachineDataListProps {
  readonly query: PagedQuery<MachineDataView>;
  readonly current: string;
  readonly onCurrent: (dataId: string) => void;
  readonly empty: ReactNode;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
}

/** Values as machines sent them, with what became of each. */
export function MachineDataList({ onCurrent, ...table }: MachineDataListProps) {
  const t = useTexts(machineDataTexts);
  const zone = useZone();
  return (
    <PagedTable
      label={t('title')}
      rowKey={({ dataId }) => dataId}
      rowName={({ sampleId, code }) => `${sampleId} ${code}`}
      {...table}
      onCurrent={(dataId) => onCurrent(dataId)}
      columns={[
        {
          key: 'at',
          head: t('received'),
          width: 96,
          value: ({ receivedAt }) => receivedAt,
          saved: ({ receivedAt }) => showDateTime(receivedAt, zone),
          cell: ({ receivedAt }) => <span className="muted">{showShort(receivedAt, zone)}</span>,
        },
        {
          key: 'sample',
          head: t('sample'),
          width: 128,
          tip: ({ sampleId }) => sampleId,
          cell: ({ sampleId, isControl }) => (
            <>
              <b>{sampleId || '?'}</b> {isControl && <span className="muted">{t('control')}</span>}
            </>
          ),
        },
        {
          key: 'parameter',
          head: t('parameter'),
          tip: ({ parameter, code }) => [code, parameter].filter(Boolean).join(', '),
          value: ({ parameter, code }) => parameter ?? code,
        },
        {
          key: 'value',
          head: t('value'),
          width: 132,
          tip: saidValue,
          value: (row) => (row.hasFile ? t('file') : saidValue(row)),
        },
        {
          key: 'machine',
          head: t('machine'),
          width: 132,
          tip: ({ machine }) => machine,
          value: ({ machine }) => machine,
        },
        { key: 'state', head: t('state'), width: 172, cell: (row) => <DataState value={row} /> },
      ]}
    />
  );
}

/** What became of a value, in a word: why it waits, or how it ended. */
export function DataState({ value: { state, reason } }: { readonly value: MachineDataView }) {
  const t = useTexts(machineDataTexts);
  const stateLabel = useStateLabel(machineData);
  const words = reason === null ? stateLabel(state) : t(reason);
  return (
    <span title={words}>
      <StatusChip tone={machineData.states[state].tone}>{words}</StatusChip>
    </span>
  );
}
