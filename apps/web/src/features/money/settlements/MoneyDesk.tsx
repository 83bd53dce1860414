import {
  listLabPayments,
  listTransferRequests,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import type { LabPaymentView } from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { type ReactNode, useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { AskMoneyDialog } from './AskMoneyDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { settlementKeys } from './settlement-keys.ts';
import { settlementStateTexts } from './texts/settlement-state-texts.ts';
import { settlementTexts } from './texts/settlement-texts.ts';

const col = columnsOf<LabPaymentView>();

const LISTS = { payments: listLabPayments, transfers: listTransferRequests } as const;

interface MoneyDeskProps {
  readonly view: keyof typeof LISTS;
  readonly head: (buttons: ReactNode) => ReactNode;
}

/** Money that places of the lab hand over and ask of each other, step by step. */
export function MoneyDesk({ view, head }: MoneyDeskProps) {
  const t = useTexts(settlementTexts);
  const label = useTexts(settlementStateTexts);
  const zone = useZone();
  const [state, change] = useSearchState({ sel: '' });
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const query = useApiPages(LISTS[view], { query: dates.asked }, { follows: ['LAB_PAYMENT'] });
  const may = useRight('payments', PERMISSION.create);
  const [dialog, setDialog] = useState<'handOver' | 'ask' | null>(null);
  const open = (next: 'handOver' | 'ask') => () => setDialog(next);
  const close = (): void => setDialog(null);
  useShortcuts(settlementKeys, {
    handOver: may ? open('handOver') : undefined,
    ask: may ? open('ask') : undefined,
  });
  const picked =
    query.data?.pages.flatMap(({ rows }) => rows).find(({ paymentId }) => paymentId === state.sel) ?? null;
  const off = may ? undefined : t('needsRight');
  return (
    <>
      {head(
        <>
          <Button off={off} shortcut={settlementKeys.shortcuts.ask} onClick={open('ask')}>
            {t('request')}
          </Button>
          <Button
            kind="primary"
            off={off}
            shortcut={settlementKeys.shortcuts.handOver}
            onClick={open('handOver')}
          >
            {t('handOver')}
          </Button>
        </>,
      )}
      <FilterBar>{dates.filter}</FilterBar>
      <SplitPane name="settlements" label={t('panel')} width={440} pane={<MoneyPanel money={picked} />}>
        <PagedTable
          label={t(view)}
          query={query}
          rowKey={({ paymentId }) => paymentId}
          current={state.sel}
          onCurrent={(next) => change({ sel: next })}
          empty={<EmptyState kind="nothing" icon="finance" title={t('none')} text={t('noneText')} />}
          columns={[
            col.time({ key: 'when', head: t('when'), of: ({ createdAt }) => createdAt, zone }),
            col.name({ key: 'from', head: t('from'), of: ({ from }) => from }),
            col.text({ key: 'to', head: t('to'), of: ({ to }) => to }),
            col.text({ key: 'mode', head: t('mode'), width: 110, of: ({ mode }) => mode }),
            col.total({ key: 'amount', head: t('amount'), of: ({ amountPaise }) => amountPaise, bold: true }),
            col.state({
              key: 'state',
              head: t('state'),
              width: 180,
              of: (row) => label(stateKey(labPayment, row.state)),
              tone: (row) => labPayment.states[row.state].tone,
            }),
          ]}
        />
      </SplitPane>
      {dialog === 'handOver' && <HandOverDialog onClose={close} />}
      {dialog === 'ask' && <AskMoneyDialog onClose={close} />}
    </>
  );
}
