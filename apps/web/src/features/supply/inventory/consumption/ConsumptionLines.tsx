import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { listConsumptionLines } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { useApiPages } from '../../../../kernel/api/use-api-query.ts';
import { showQuantity } from '../../../../kernel/text/show-quantity.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../../kernel/ui/PagedTable.tsx';
import type { TableColumn } from '../../../../kernel/ui/Table.tsx';
import { STOCK_FOLLOWS } from '../stock-words.ts';
import { RESULT_TONES } from './result-tones.ts';
import { consumptionTexts } from './texts/consumption-texts.ts';

const col = columnsOf<Line>();

type Line = AnswerOf<typeof listConsumptionLines>['rows'][number];

/** What a run took for each piece of work, and why not more; without a run, what is still short. */
export function ConsumptionLines({ runId }: { readonly runId: string }) {
  const t = useTexts(consumptionTexts);
  const query = useApiPages(
    listConsumptionLines,
    { query: runId === '' ? {} : { runId } },
    { follows: STOCK_FOLLOWS },
  );
  const columns: TableColumn<Line>[] = [
    col.text({ key: 'subject', head: t('subject'), of: ({ subject }) => subject }),
    col.text({ key: 'labNo', head: t('labNo'), width: 120, of: ({ labNo }) => labNo }),
    col.text({ key: 'item', head: t('item'), of: ({ item }) => item }),
    col.quantity({
      key: 'taken',
      head: t('taken'),
      of: ({ taken }) => taken,
      unit: ({ unit }) => unit,
      cell: ({ taken, needed, unit }) => `${showQuantity(taken)}/${showQuantity(needed)} ${unit}`,
    }),
    col.state({
      key: 'result',
      head: t('result'),
      width: 136,
      of: ({ result }) => result,
      tone: ({ result }) => RESULT_TONES[result],
      tip: ({ why }) => why ?? '',
    }),
  ];
  return (
    <PagedTable
      label={t('lines')}
      keys="focus"
      query={query}
      rowKey={({ lineId }) => lineId}
      empty={<EmptyState kind="done" title={t('noLines')} />}
      columns={columns}
    />
  );
}
