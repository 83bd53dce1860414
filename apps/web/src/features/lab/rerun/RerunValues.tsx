import type { RerunRow } from '@nidan/contract/lab/results/rerun-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { ResultFlagMark } from '../../catalogue/values/ResultFlagMark.tsx';
import { changeText } from './change-text.ts';
import { rerunTexts } from './texts/rerun-texts.ts';

type Measured = RerunRow['values'][number]['first'];

function Value({ measured }: { readonly measured: Measured }) {
  if (measured === null) return <span className="muted">-</span>;
  return (
    <span className="row" style={{ gap: 4 }}>
      <b className="num">{measured.value}</b>
      <ResultFlagMark flag={measured.flag} />
    </span>
  );
}

/** First and second value of each parameter of a test, side by side. */
export function RerunValues({ row }: { readonly row: RerunRow | undefined }) {
  const t = useTexts(rerunTexts);
  if (row === undefined) {
    return (
      <Panel label={t('values')} title={t('values')}>
        <EmptyState kind="nothing" icon="sync" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  return (
    <Panel label={t('values')} title={row.test.name} sub={`${row.patient.fullName}, ${row.labNo}`}>
      <Section>
        <p className="t13">{row.reason}</p>
        {!row.isMeasured && <p className="muted t13">{t('notMeasured')}</p>}
      </Section>
      <Table
        label={t('values')}
        rows={row.values}
        rowKey={({ parameterId }) => parameterId}
        flush
        columns={[
          {
            key: 'parameter',
            head: t('parameter'),
            tip: ({ name, unit }) => `${name} ${unit}`,
            cell: ({ name, unit }) => (
              <span className="cut">
                {name} <span className="muted">{unit}</span>
              </span>
            ),
          },
          { key: 'first', head: t('first'), width: 84, cell: ({ first }) => <Value measured={first} /> },
          { key: 'second', head: t('second'), width: 84, cell: ({ second }) => <Value measured={second} /> },
          {
            key: 'change',
            head: t('change'),
            width: 72,
            align: 'end',
            value: ({ changePercent }) => changeText(changePercent),
            cell: ({ changePercent }) => <span className="num">{changeText(changePercent)}</span>,
          },
        ]}
      />
    </Panel>
  );
}
