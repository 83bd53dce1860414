import { listTurnAroundTests } from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { turnAroundTexts } from './texts/turn-around-texts.ts';

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
        { key: 'labNo', head: t('labNo'), width: 128, cell: ({ labNo }) => <LabNo value={labNo} /> },
        { key: 'test', head: t('test'), tip: ({ test }) => test, cell: ({ test }) => test },
        { key: 'department', head: t('department'), width: 144, cell: ({ department }) => department },
        { key: 'location', head: t('location'), width: 144, cell: ({ location }) => location },
        { key: 'priority', head: t('priority'), width: 88, cell: ({ priority }) => priority },
        { key: 'state', head: t('state'), width: 144, cell: ({ state }) => stateWord(state) },
        {
          key: 'received',
          head: t('received'),
          width: 112,
          cell: ({ receivedAt }) => showShort(receivedAt, zone),
        },
        {
          key: 'due',
          head: t('due'),
          width: 112,
          cell: ({ dueAt }) => (dueAt === null ? t('noTarget') : showShort(dueAt, zone)),
        },
        {
          key: 'checked',
          head: t('checked'),
          width: 112,
          cell: ({ checkedAt }) => checkedAt !== null && showShort(checkedAt, zone),
        },
        {
          key: 'inTime',
          head: t('target'),
          width: 88,
          cell: ({ inTime }) => inTime !== null && t(inTime ? 'inTime' : 'late'),
        },
      ]}
    />
  );
}
