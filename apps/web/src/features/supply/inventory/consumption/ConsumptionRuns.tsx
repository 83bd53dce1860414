import {
  type ConsumptionRunView,
  costPerReportable,
  listConsumptionLines,
  listConsumptionRuns,
  runConsumption,
} from '@nidan/contract/supply/inventory/consumption-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { newId } from '../../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../../kernel/route/use-search-state.ts';
import { useRight, useSession, useZone } from '../../../../kernel/session/session.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../../kernel/ui/EmptyState.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { useDates } from '../../../../kernel/dates/use-dates.tsx';
import { FilterBar } from '../../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../../kernel/ui/SplitPane.tsx';
import type { TableColumn } from '../../../../kernel/ui/Table.tsx';
import { OUTDATED_BY_STOCK, STOCK_FOLLOWS } from '../stock-words.ts';
import { ConsumptionLines } from './ConsumptionLines.tsx';
import { RESULT_TONES } from './result-tones.ts';
import { consumptionTexts } from './texts/consumption-texts.ts';

const col = columnsOf<ConsumptionRunView>();

/** Takes now what the work of this place has used. */
export function RunButton() {
  const t = useTexts(consumptionTexts);
  const may = useRight('inventory', PERMISSION.create);
  const { lab } = useSession();
  const running = useApiMutation(runConsumption, {
    outdates: [...OUTDATED_BY_STOCK, listConsumptionRuns, listConsumptionLines, costPerReportable],
    onDone: ({ run }) =>
      toast({
        type: run === null ? 'INFO' : 'SUCCESS',
        msg:
          run === null ? t('nothingNew') : t('ran', { number: run.number ?? run.result, count: run.lines }),
      }),
    onRefused: ({ msg }) => toast({ type: 'ERROR', msg }),
  });
  return (
    <Button
      kind="primary"
      icon="play"
      off={may && lab.locationId !== null ? undefined : t('needsRight')}
      busy={running.isPending}
      onClick={() => running.mutate({ body: { runId: newId(), locationId: lab.locationId ?? '' } })}
    >
      {t('run')}
    </Button>
  );
}

/** The runs, latest first, and beside them the lines of the one that is chosen. */
export function ConsumptionRuns() {
  const t = useTexts(consumptionTexts);
  const zone = useZone();
  const [state, change] = useSearchState({ run: '' });
  const dates = useDates({ standard: 'last30' });
  const query = useApiPages(listConsumptionRuns, { query: dates.asked }, { follows: STOCK_FOLLOWS });
  const current = state.run === '' ? (rowsOf(query)[0]?.runId ?? '') : state.run;
  const columns: TableColumn<ConsumptionRunView>[] = [
    col.time({ key: 'time', head: t('time'), of: ({ ranAt }) => ranAt, zone }),
    col.text({ key: 'number', head: t('number'), width: 116, of: ({ number }) => number }),
    col.state({
      key: 'result',
      head: t('result'),
      width: 136,
      of: ({ result }) => result,
      tone: ({ result }) => RESULT_TONES[result],
    }),
    col.number({ key: 'lines', head: t('lines'), width: 64, of: ({ lines }) => lines }),
    col.text({ key: 'why', head: t('why'), of: ({ why }) => why }),
    col.text({ key: 'by', head: t('ranBy'), width: 140, of: ({ ranBy }) => ranBy }),
  ];
  return (
    <SplitPane
      name="consumption-lines"
      label={t('lines')}
      width={560}
      pane={
        current === '' ? (
          <EmptyState kind="nothing" title={t('noRuns')} />
        ) : (
          <ConsumptionLines runId={current} />
        )
      }
    >
      <FilterBar filters={[]}>{dates.filter}</FilterBar>
      <PagedTable
        label={t('viewRuns')}
        query={query}
        rowKey={({ runId }) => runId}
        current={current}
        onCurrent={(run) => change({ run })}
        empty={<EmptyState kind="nothing" title={t('noRuns')} />}
        columns={columns}
      />
    </SplitPane>
  );
}
