import { listTurnAroundTests } from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import type { TurnAroundTest } from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { turnAroundTexts } from './texts/turn-around-texts.ts';

const col = columnsOf<TurnAroundTest>();

type Query = QueryOf<typeof listTurnAroundTests>;

interface ReceivedTestsProps {
  readonly filter: Omit<Query, 'which' | 'cursor' | 'limit' | 'dates'> & { readonly dates: number };
  readonly which: NonNullable<Query['which']>;
}

/** The tests behind the numbers, latest received first. */
export function ReceivedTests({ filter, which }: ReceivedTestsProps) {
  const t = useTexts(turnAroundTexts);
  const zone = useZone();
  const stateLabel = useStateLabel(billTest);
  const query = useApiPages(listTurnAroundTests, { query: { ...filter, which } }, { follows: ['BILL_TEST'] });
  const stateWord = (state: string): string => {
    const known = billTest.stateNames.find((one) => one === state);
    return known === undefined ? state : stateLabel(known);
  };
  return (
    <PagedTable
      label={t('listed')}
      keys="page"
      query={query}
      rowKey={({ billTestId }) => billTestId}
      onOpen={({ billId }) => go(`results/${billId}`)}
      tone={({ inTime }) => (inTime === false ? 'hot' : undefined)}
      empty={<EmptyState kind="hidden" title={t('none')} text={t('noneText')} />}
      columns={[
        col.labNo({ key: 'labNo', head: t('labNo'), of: ({ labNo }) => labNo }),
        col.text({ key: 'test', head: t('test'), of: ({ test }) => test }),
        col.text({
          key: 'department',
          head: t('department'),
          width: 144,
          of: ({ department }) => department,
        }),
        col.text({ key: 'location', head: t('location'), width: 144, of: ({ location }) => location }),
        col.text({ key: 'priority', head: t('priority'), width: 88, of: ({ priority }) => priority }),
        col.text({ key: 'state', head: t('state'), width: 144, of: ({ state }) => stateWord(state) }),
        col.time({
          key: 'received',
          head: t('received'),
          width: 112,
          of: ({ receivedAt }) => receivedAt,
          zone,
        }),
        col.time({
          key: 'due',
          head: t('due'),
          width: 112,
          of: ({ dueAt }) => dueAt,
          zone,
          cell: ({ dueAt }) => (dueAt === null ? t('noTarget') : showShort(dueAt, zone)),
        }),
        col.time({ key: 'checked', head: t('checked'), width: 112, of: ({ checkedAt }) => checkedAt, zone }),
        col.text({
          key: 'inTime',
          head: t('target'),
          width: 88,
          of: ({ inTime }) => (inTime === null ? null : t(inTime ? 'inTime' : 'late')),
        }),
      ]}
    />
  );
}
