import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { listConsumptionLines } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { useApiPages } from '../../../../kernel/api/use-api-query.ts';
import { showQuantity } from '../../../../kernel/text/show-quantity.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../../kernel/ui/PagedTable.tsx';
import type { TableColumn } from '../../../../kernel/ui/Table.tsx';
import { StatusChip } from '../../../../kernel/ui/values/StatusChip.tsx';
import { STOCK_FOLLOWS } from '../stock-words.ts';
import { RESULT_TONES } from './result-tones.ts';
import { consumptionTexts } from './texts/consumption-texts.ts';

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
    { key: 'subject', head: t('subject'), tip: ({ subject }) => subject, cell: ({ subject }) => subject },
    { key: 'labNo', head: t('labNo'), width: 120, cell: ({ labNo }) => labNo },
    { key: 'item', head: t('item'), tip: ({ item }) => item, cell: ({ item }) => item },
    {
      key: 'taken',
      head: t('taken'),
      width: 96,
      align: 'end',
      cell: ({ taken, needed, unit }) => `${showQuantity(taken)}/${showQuantity(needed)} ${unit}`,
    },
    {
      key: 'result',
      head: t('result'),
      width: 136,
      tip: ({ why }) => why ?? '',
      cell: ({ result }) => <StatusChip tone={RESULT_TONES[result]}>{result}</StatusChip>,
    },
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
