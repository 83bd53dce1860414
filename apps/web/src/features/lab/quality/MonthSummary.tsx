import { MINUTE } from '@nidan/domain/time/durations';
import { exportMonth, readMonth } from '@nidan/contract/lab/quality/month-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';
import { shownFigure } from '@nidan/domain/quality/shown-figure';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { ExportMenu } from '../../../kernel/exports/ExportMenu.tsx';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { monthsBack } from './months-back.ts';
import { monthTexts } from './texts/month-texts.ts';

type Line = AnswerOf<typeof readMonth>['lines'][number];

const digitsOf = ({ setSd }: Line): number => digitsOfSpread(setSd);
const words = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;

/** What each control did in a month, machine by machine; its points as a file. */
export function MonthSummary() {
  const t = useTexts(monthTexts);
  const zone = useZone();
  const months = monthsBack(calendarDateIn(zone, useNow(MINUTE)));
  const [state, change] = useSearchState({ month: months[0] ?? '' });
  const month = months.find((one) => one === state.month) ?? months[0] ?? '';
  const query = useApiQuery(readMonth, { query: { month } }, { follows: ['QC_MANUAL'] });
  return (
    <>
      <FilterBar
        filters={[
          {
            key: 'month',
            label: t('month'),
            single: true,
            picked: [month],
            options: months.map((value) => ({ value, label: words(value) })),
            onPick: ([value]) => change({ month: value ?? months[0] ?? '' }),
          },
        ]}
        end={
          <ExportMenu
            name={`controls-${month}`}
            fetchFile={(format) => apiFile(exportMonth, { query: { month, format } })}
            off={query.data?.lines.length === 0 ? t('none') : undefined}
          />
        }
      />
      <QueryView query={query}>{({ lines }) => <MonthTable lines={lines} />}</QueryView>
    </>
  );
}

function MonthTable({ lines }: { readonly lines: readonly Line[] }) {
  const t = useTexts(monthTexts);
  return (
    <Table
      label={t('view')}
      rows={lines}
      keys="page"
      rowKey={({ series }) => series.seriesId}
      onOpen={({ series }) => go(`qc/lj/${series.seriesId}`)}
      empty={<EmptyState kind="nothing" icon="quality" title={t('none')} text={t('noneText')} />}
      columns={[
        { key: 'machine', head: t('machine'), width: 180, value: ({ series }) => series.machine.name },
        {
          key: 'control',
          head: t('control'),
          tip: ({ series }) => `${series.parameter.name}, ${series.levelName}`,
          cell: ({ series }) => (
            <>
              <b>{series.parameter.name}</b> {series.levelName}
            </>
          ),
        },
        { key: 'lot', head: t('lot'), width: 84, value: ({ series }) => series.lotNo },
        { key: 'points', head: t('points'), width: 84, align: 'end', value: (line) => t('counted', line) },
        {
          key: 'set',
          head: t('set'),
          width: 116,
          align: 'end',
          value: (line) =>
            `${shownFigure(line.series.baseMean, digitsOf(line))}, ${shownFigure(line.setSd, digitsOf(line) + 1)}`,
        },
        {
          key: 'mean',
          head: t('mean'),
          width: 72,
          align: 'end',
          value: (line) => shownFigure(line.mean, digitsOf(line)),
        },
        {
          key: 'sd',
          head: t('sd'),
          width: 64,
          align: 'end',
          value: (line) => shownFigure(line.sd, digitsOf(line) + 1),
        },
        { key: 'cv', head: t('cv'), width: 56, align: 'end', value: ({ cv }) => shownFigure(cv, 1) },
        {
          key: 'bias',
          head: t('bias'),
          width: 64,
          align: 'end',
          value: ({ biasPercent }) => shownFigure(biasPercent, 1),
        },
        {
          key: 'sigma',
          head: t('sigma'),
          width: 60,
          align: 'end',
          value: ({ sigma }) => shownFigure(sigma, 1),
        },
        { key: 'warnings', head: t('warnings'), width: 84, align: 'end', value: ({ warnings }) => warnings },
        {
          key: 'rejects',
          head: t('rejects'),
          width: 100,
          align: 'end',
          value: ({ rejects }) => rejects,
          cell: ({ rejects }) => <b>{rejects}</b>,
        },
      ]}
    />
  );
}
