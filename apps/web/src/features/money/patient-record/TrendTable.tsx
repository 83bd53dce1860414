import type { ParameterTrend } from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { ResultFlagMark } from '../../catalogue/values/ResultFlagMark.tsx';
import { patientTexts } from './texts/patient-texts.ts';
import { intervalWords } from './trend-words.ts';

/** Every parameter of a person as a table, the twin of the lines. */
export function TrendTable({ trends }: { readonly trends: readonly ParameterTrend[] }) {
  const t = useTexts(patientTexts);
  const zone = useZone();
  return (
    <Table<ParameterTrend>
      label={t('trends')}
      keys="page"
      rows={trends}
      rowKey={({ parameterId }) => parameterId}
      columns={[
        { key: 'name', head: t('parameter'), width: 224, tip: ({ name }) => name, cell: ({ name }) => name },
        {
          key: 'latest',
          head: t('latest'),
          width: 104,
          align: 'end',
          cell: ({ points }) => <b>{points.at(-1)?.value}</b>,
        },
        {
          key: 'flag',
          head: '',
          width: 72,
          cell: ({ points }) => <ResultFlagMark flag={points.at(-1)?.flag ?? null} />,
        },
        {
          key: 'unit',
          head: t('unit'),
          width: 96,
          cell: ({ unit }) => <span className="muted">{unit}</span>,
        },
        { key: 'interval', head: t('interval'), width: 120, cell: (trend) => intervalWords(trend, t) },
        {
          key: 'earlier',
          head: t('earlier'),
          tip: ({ points }) =>
            points
              .toReversed()
              .map(({ value, at }) => `${value} ${showDate(at, zone)}`)
              .join(', '),
          cell: ({ points }) =>
            points
              .slice(0, -1)
              .toReversed()
              .map(({ value }) => value)
              .join(', '),
        },
      ]}
    />
  );
}
