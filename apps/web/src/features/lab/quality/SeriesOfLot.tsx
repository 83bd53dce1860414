import type { SeriesView } from '@nidan/contract/lab/quality/quality-views';
import { listSeries } from '@nidan/contract/lab/quality/series-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import type { LotLine } from './lot-line.ts';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';
import { sdOfTarget } from '@nidan/domain/quality/qc-series';

import { qualityTexts } from './texts/quality-texts.ts';

/** The series that stand on the picked lot. */
export function SeriesOfLot({ line }: { readonly line: LotLine | undefined }) {
  const t = useTexts(qualityTexts);
  const query = useApiQuery(listSeries, { query: { closed: true } }, { follows: ['QC_SERIES', 'QC_LOT'] });
  const lotId = line?.lot?.lotId ?? '';
  return (
    <Panel label={t('series')} title={t('series')} sub={line?.lot?.lotNo}>
      <QueryView query={query}>
        {({ series }) => (
          <Table
            flush
            keys="focus"
            label={t('series')}
            rows={series.filter((one) => one.lotId === lotId)}
            rowKey={({ seriesId }) => seriesId}
            empty={<EmptyState kind="nothing" title={t('noSeriesOfLot')} />}
            columns={[
              { key: 'machine', head: t('machine'), value: ({ machine }) => machine.name },
              { key: 'what', head: t('parameter'), cell: (one) => <ToChart of={one} /> },
              { key: 'mean', head: t('baseMean'), width: 84, align: 'end', value: (one) => meanOf(one) },
              { key: 'bounds', head: t('bounds'), width: 130, value: (one) => boundsOf(one) },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
}

const digitsOf = (series: SeriesView): number => digitsOfSpread(sdOfTarget(series));
const meanOf = (series: SeriesView): string => series.baseMean.toFixed(digitsOf(series));
const boundsOf = (series: SeriesView): string =>
  `${series.minValue.toFixed(digitsOf(series))} – ${series.maxValue.toFixed(digitsOf(series))}`;

function ToChart({ of: { seriesId, parameter, levelName } }: { readonly of: SeriesView }) {
  return <a href={hashOf(`qc/lj/${seriesId}`)}>{`${parameter.name}, ${levelName}`}</a>;
}
