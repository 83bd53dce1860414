import type { ChartView } from '@nidan/contract/lab/quality/quality-views';
import { useState } from 'react';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';
import { showZ } from './quality-words.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface ChartTableProps {
  readonly chart: ChartView;
  readonly excluded: ReadonlySet<string>;
  readonly current: string;
  readonly onCurrent: (pointId: string) => void;
}

/** Rows that are drawn at first, and again each time that the end of them comes near: thousands of points are drawn in time. */
const PART = 100;

/** The points of a chart as a table, the latest first, and what was said of the current one. */
export function ChartTable({ chart, excluded, current, onCurrent }: ChartTableProps) {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  const digits = digitsOfSpread(chart.sd);
  const point = chart.points.find(({ pointId }) => pointId === current);
  const [drawn, setDrawn] = useState(PART);
  const rows = chart.points.toReversed();
  const count = Math.max(drawn, rows.findIndex(({ pointId }) => pointId === current) + PART);
  const said = [point?.excludedReason, point?.comment, point?.correctiveAction].filter(Boolean).join('. ');
  return (
    <Panel
      label={t('tableTitle')}
      title={t('tableTitle')}
      feet={
        <>
          {said !== '' && <div className={styles.feet}>{said}</div>}
          {chart.lots.length > 0 && <OtherLots chart={chart} digits={digits} />}
        </>
      }
    >
      <Table
        flush
        keys="focus"
        label={t('tableTitle')}
        rows={rows.slice(0, count)}
        goesOn={count < rows.length}
        onNearEnd={() => setDrawn(count + PART)}
        rowKey={({ pointId }) => pointId}
        current={current}
        onCurrent={onCurrent}
        empty={<EmptyState kind="nothing" title={t('noPoints')} />}
        columns={[
          {
            key: 'at',
            head: t('measuredAt'),
            width: 92,
            value: ({ measuredAt }) => measuredAt,
            saved: ({ measuredAt }) => showDateTime(measuredAt, zone),
            cell: ({ measuredAt }) => showShort(measuredAt, zone),
          },
          {
            key: 'value',
            head: t('value'),
            width: 64,
            align: 'end',
            value: ({ value }) => value,
            cell: ({ pointId, value }) => (
              <span className={excluded.has(pointId) ? styles.excluded : undefined}>
                {value.toFixed(digits)}
              </span>
            ),
          },
          { key: 'z', head: t('sdZ'), width: 48, align: 'end', value: ({ z }) => showZ(z) },
          {
            key: 'rule',
            head: t('rule'),
            cell: ({ verdict, rules }) =>
              verdict === null ? null : <VerdictMark verdict={verdict} rules={rules} />,
          },
          {
            key: 'by',
            head: t('by'),
            width: 84,
            value: ({ enteredBy }) => enteredBy,
            tip: ({ enteredBy }) => enteredBy,
          },
        ]}
      />
    </Panel>
  );
}

function OtherLots({ chart, digits }: { readonly chart: ChartView; readonly digits: number }) {
  const t = useTexts(qualityTexts);
  return (
    <div className={styles.feet}>
      <b>{t('otherLots')}</b>
      {chart.lots.map(({ seriesId, lotNo, mean, calSd }) => (
        <span key={seriesId}>
          {t('newLot', { lot: lotNo })}{' '}
          {mean !== null &&
            t('meanSd', { mean: mean.toFixed(digits), sd: calSd?.toFixed(digits + 1) ?? '–' })}
        </span>
      ))}
    </div>
  );
}
