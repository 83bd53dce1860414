import type {
  TurnAroundGroup,
  TurnAroundLine,
} from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import {
  TURN_AROUND_SEGMENT_NAMES,
  type TurnAroundSegment,
} from '@nidan/domain/insight/turn-around-segments';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { clockSpan } from '../../../kernel/ui/values/clock-span.ts';
import { turnAroundTexts } from './texts/turn-around-texts.ts';
import { drillInto, type TurnAroundSearch } from './turn-around-search.ts';

interface StretchTableProps {
  readonly lines: readonly TurnAroundLine[];
  readonly total: TurnAroundLine;
  readonly by: TurnAroundGroup;
  readonly onOpen: (part: Partial<TurnAroundSearch>) => void;
}

/** The seven stretches, line by line: median and 90th percentile, N/A where no test has both moments. */
export function StretchTable({ lines, total, by, onOpen }: StretchTableProps) {
  const t = useTexts(turnAroundTexts);
  const stretch = (line: TurnAroundLine, segment: TurnAroundSegment): string => {
    const found = line.segments.find((one) => one.segment === segment);
    if (found?.medianMinutes == null || found.p90Minutes === null) return t('na');
    const [median, p90] = [clockSpan(found.medianMinutes), clockSpan(found.p90Minutes)];
    return t('stretch', { median, p90, count: found.count });
  };
  return (
    <Table
      label={t('title')}
      keys="page"
      rows={lines.length === 0 ? [] : [...lines, { ...total, label: t('total') }]}
      rowKey={({ key }) => key ?? ''}
      onOpen={({ key, label }) => onOpen(key === null ? {} : drillInto(by, key, label))}
      empty={<EmptyState kind="hidden" title={t('none')} text={t('noneText')} />}
      columns={[
        {
          key: 'label',
          head: t(by),
          tip: ({ label }) => label,
          cell: ({ key, label }) => (key === null ? <b>{label}</b> : label),
        },
        { key: 'tests', head: t('tests'), width: 64, align: 'end', cell: ({ tests }) => tests },
        ...TURN_AROUND_SEGMENT_NAMES.map((segment) => ({
          key: segment,
          head: <span title={`${t(segment)}: ${t('stretchHead')}`}>{t(segment)}</span>,
          width: 124,
          align: 'end' as const,
          tip: (line: TurnAroundLine) => stretch(line, segment),
          cell: (line: TurnAroundLine) => stretch(line, segment),
        })),
        {
          key: 'target',
          head: t('target'),
          width: 104,
          align: 'end',
          cell: ({ percentInTime, withTarget }) =>
            percentInTime === null
              ? t('noTarget')
              : t('ofTarget', { percent: percentInTime, count: withTarget }),
        },
        {
          key: 'paused',
          head: t('paused'),
          width: 88,
          align: 'end',
          cell: ({ paused, pausedMinutes }) =>
            paused === 0 ? '' : t('pausedCell', { count: paused, time: clockSpan(pausedMinutes) }),
        },
      ]}
    />
  );
}
