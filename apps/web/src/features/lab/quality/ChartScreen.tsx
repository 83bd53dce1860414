import type { ChartView, PointView } from '@nidan/contract/lab/quality/quality-views';
import {
  excludePoint,
  listSeries,
  readChart,
  takeOwnTarget,
} from '@nidan/contract/lab/quality/series-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import { CloseSeries } from './CloseSeries.tsx';
import { CorrectPoint } from './CorrectPoint.tsx';
import { ChartFigures } from './ChartFigures.tsx';
import { ChartTable } from './ChartTable.tsx';
import { LeveyJennings } from './LeveyJennings.tsx';
import { chartKeys } from './quality-keys.ts';
import styles from './Quality.module.css';
import { PrintChart } from './PrintChart.tsx';
import { PatientMean } from './PatientMean.tsx';
import { PatientMeanDialog } from './PatientMeanDialog.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { SeriesList } from './SeriesList.tsx';
import { qualityTexts } from './texts/quality-texts.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface ChartScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

/** A series as Levey and Jennings drew it: the chart, its figures, and the same data as a table. */
export function ChartScreen({ params }: ChartScreenProps) {
  const t = useTexts(qualityTexts);
  const seriesId = params['series'] ?? '';
  const dates = useDates({ standard: 'last30' });
  const query = useApiQuery(
    readChart,
    { query: { seriesId, ...dates.asked } },
    { follows: ['QC_MANUAL', 'QC_SERIES'], keepFormer: false },
  );
  return (
    <>
      <PageHead title={t('chartTitle')}>{dates.filter}</PageHead>
      <SplitPane
        name="qc-series"
        label={t('series')}
        side="start"
        width={264}
        pane={<SeriesList current={seriesId} />}
      >
        <QueryView query={query} kind="page">
          {(chart) => <Chart key={seriesId} chart={chart} />}
        </QueryView>
      </SplitPane>
    </>
  );
}

function Chart({ chart }: { readonly chart: ChartView }) {
  const t = useTexts(qualityTexts);
  const [{ point: picked }, change] = useSearchState({ point: '' });
  const [isWhatIf, setWhatIf] = useState(false);
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [dialog, setDialog] = useState<'rules' | 'patients' | null>(null);
  const current = chart.points.find(({ pointId }) => pointId === picked) ?? chart.points.at(-1);
  const may = useRight('quality', PERMISSION.update);
  const excluded = new Set(
    chart.points
      .filter(({ pointId, isExcluded }) => isExcluded !== flipped.has(pointId))
      .map(({ pointId }) => pointId),
  );
  const step = (by: number): void => {
    const next = chart.points[chart.points.findIndex((one) => one === current) + by];
    if (next !== undefined) change({ point: next.pointId });
  };
  const flip = ({ pointId }: PointView): void => {
    const next = new Set(flipped);
    if (!next.delete(pointId)) next.add(pointId);
    setFlipped(next);
  };
  const exclude = (): void => {
    if (current === undefined) return;
    if (isWhatIf) flip(current);
    else setAsking(true);
  };
  const whatIf = (): void => {
    setWhatIf(!isWhatIf);
    setFlipped(new Set());
  };
  useShortcuts(chartKeys, {
    next: () => step(1),
    previous: () => step(-1),
    exclude: may || isWhatIf ? exclude : undefined,
    whatIf,
  });
  const pick = (pointId: string): void => change({ point: pointId });
  return (
    <SplitPane
      name="qc-table"
      label={t('tableTitle')}
      width={364}
      pane={
        <ChartTable chart={chart} excluded={excluded} current={current?.pointId ?? ''} onCurrent={pick} />
      }
    >
      <div className="scroll">
        <ChartHead chart={chart} />
        <ChartFigures chart={chart} excluded={isWhatIf ? excluded : null} />
        <p className={styles.patients}>
          <PatientMean of={chart.patients} />
        </p>
        <Legend />
        {chart.points.length === 0 ? (
          <EmptyState kind="nothing" icon="quality" title={t('noPoints')} text={t('noPointsText')} />
        ) : (
          <LeveyJennings chart={chart} excluded={excluded} current={current?.pointId ?? ''} onPick={pick} />
        )}
        {isWhatIf && (
          <div className={styles.form}>
            <Note tone="warn">{t('whatIfOn')}</Note>
          </div>
        )}
        <div className={styles.feet}>
          <Toggle checked={isWhatIf} onChange={whatIf}>
            {t('whatIf')}
          </Toggle>
          <Button
            shortcut={chartKeys.shortcuts.exclude}
            off={current === undefined ? t('pickPoint') : may || isWhatIf ? undefined : t('needsRight')}
            onClick={exclude}
          >
            {current !== undefined && excluded.has(current.pointId) ? t('include') : t('exclude')}
          </Button>
          <CorrectPoint point={current} />
          <OwnTarget chart={chart} />
          <Button off={may ? undefined : t('needsRight')} onClick={() => setDialog('rules')}>
            {t('rules')}
          </Button>
          <CloseSeries series={chart.series} />
          <PrintChart chart={chart} at={current?.measuredAt} />
          <Button off={may ? undefined : t('needsRight')} onClick={() => setDialog('patients')}>
            {t('patients')}
          </Button>
        </div>
      </div>
      {dialog === 'rules' && <RulesDialog chart={chart} onClose={() => setDialog(null)} />}
      {dialog === 'patients' && <PatientMeanDialog chart={chart} onClose={() => setDialog(null)} />}
      {isAsking && current !== undefined && (
        <ExcludeDialog point={current} onClose={() => setAsking(false)} />
      )}
    </SplitPane>
  );
}

function ChartHead({ chart: { series } }: { readonly chart: ChartView }) {
  const t = useTexts(qualityTexts);
  return (
    <div className={styles.meta}>
      <h2>{`${series.parameter.name}, ${series.levelName}`}</h2>
      <p className="muted t13">
        {`${series.machine.name}, ${t('lotUntil', { lot: series.lotNo, date: showDay(series.expiresOn) })}, ${series.unit}`}
      </p>
      {series.isLopsided && <Note tone="warn">{t('lopsided')}</Note>}
    </div>
  );
}

function Legend() {
  const t = useTexts(qualityTexts);
  return (
    <div className={styles.legend}>
      <VerdictMark verdict="in" rules={[]} />
      <VerdictMark verdict="warning" rules={[]} />
      <VerdictMark verdict="reject" rules={[]} />
      <span>
        <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
          <circle r="5" fill="none" stroke="currentColor" strokeDasharray="2 2" />
        </svg>
        {t('excluded')}
      </span>
    </div>
  );
}

function OwnTarget({ chart: { series } }: { readonly chart: ChartView }) {
  const t = useTexts(qualityTexts);
  const taking = useApiMutation(takeOwnTarget, {
    outdates: [readChart, listSeries],
    onDone: () => toast({ type: 'SUCCESS', msg: t('ownTaken') }),
  });
  return (
    <>
      <Button
        busy={taking.isPending}
        off={series.can.includes('ownTarget') ? undefined : t('needsRight')}
        onClick={() => taking.mutate({ body: { seriesId: series.seriesId, version: series.version } })}
      >
        {t('takeOwn')}
      </Button>
      {taking.error && <ErrorState kind="row" refusal={taking.error} />}
    </>
  );
}

function ExcludeDialog({ point, onClose }: { readonly point: PointView; readonly onClose: () => void }) {
  const t = useTexts(qualityTexts);
  const saving = useApiMutation(excludePoint, { outdates: [readChart], onDone: onClose });
  const isExcluded = !point.isExcluded;
  const { pointId, version } = point;
  return (
    <ReasonDialog
      title={isExcluded ? t('excludeTitle') : t('includeTitle')}
      action={isExcluded ? t('exclude') : t('include')}
      busy={saving.isPending}
      refusal={saving.error}
      onClose={onClose}
      onReason={(reason) => saving.mutate({ body: { pointId, version, isExcluded, reason } })}
    />
  );
}
