import type { ParameterTrend } from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ListTable } from '../../../kernel/ui/PagedTable.tsx';
import { ResultFlagMark } from '../../catalogue/values/ResultFlagMark.tsx';
import { patientTexts } from './texts/patient-texts.ts';
import { intervalWords } from './trend-words.ts';

const col = columnsOf<ParameterTrend>();

/** Every parameter of a person as a table, the twin of the lines. */
export function TrendTable({ trends }: { readonly trends: readonly ParameterTrend[] }) {
  const t = useTexts(patientTexts);
  const zone = useZone();
  return (
    <ListTable<ParameterTrend>
      label={t('trends')}
      rows={trends}
      rowKey={({ parameterId }) => parameterId}
      columns={[
        col.text({ key: 'name', head: t('parameter'), width: 224, of: ({ name }) => name }),
        col.text({
          key: 'latest',
          head: t('latest'),
          width: 104,
          align: 'end',
          of: ({ points }) => points.at(-1)?.value ?? null,
          cell: ({ points }) => <b>{points.at(-1)?.value}</b>,
        }),
        {
          key: 'flag',
          head: '',
          width: 72,
          cell: ({ points }) => <ResultFlagMark flag={points.at(-1)?.flag ?? null} />,
        },
        col.text({
          key: 'unit',
          head: t('unit'),
          width: 96,
          of: ({ unit }) => unit,
          cell: ({ unit }) => <span className="muted">{unit}</span>,
        }),
        col.text({
          key: 'interval',
          head: t('interval'),
          width: 120,
          of: (trend) => intervalWords(trend, t),
        }),
        col.text({
          key: 'earlier',
          head: t('earlier'),
          of: ({ points }) =>
            points
              .slice(0, -1)
              .toReversed()
              .map(({ value }) => value)
              .join(', '),
          tip: ({ points }) =>
            points
              .toReversed()
              .map(({ value, at }) => `${value} ${showDate(at, zone)}`)
              .join(', '),
        }),
      ]}
    />
  );
}
