import {
  createPaymentOrder,
  listPaymentOrders,
} from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import type { PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { listUsableTerminals } from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { OrderChannel } from '@nidan/domain/payments/order-channel';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { ReactNode } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { askTexts } from './texts/ask-texts.ts';
import { OrderState } from './OrderState.tsx';

interface AskForPaymentProps {
  readonly billId: string;
  /** What is asked for, in paise. */
  readonly paise: number;
  /** Another way to pay, which is there while nothing is waited for: two codes at once would be paid twice. */
  readonly children: ReactNode;
}

const isOpen = ({ can }: PaymentOrderView): boolean => can.includes('giveUp');

/** Asks the patient for money by the gateway or a terminal, and shows what becomes of it; `children` alone where the lab has neither. */
export function AskForPayment({ billId, paise, children }: AskForPaymentProps) {
  const t = useTexts(askTexts);
  const may = useRight('payments', PERMISSION.create);
  const ways = useApiQuery(listUsableTerminals, {}, { enabled: may, freshFor: 60_000 }).data;
  const orders = useApiQuery(
    listPaymentOrders,
    { query: { billId, limit: 1 } },
    { enabled: may, follows: ['PAYMENT_ORDER', 'PAYMENT'], keepFormer: false },
  ).data;
  const ask = useApiMutation(createPaymentOrder, { outdates: [listPaymentOrders, readBill] });
  if (ways === undefined || (!ways.gateway && ways.terminals.length === 0)) return children;
  const last = orders?.rows[0];
  const start = (channel: OrderChannel, terminalId?: string): void => {
    if (ask.isPending) return;
    const body = { orderId: newId(), billId, channel, amountPaise: paise };
    ask.mutate({ body: terminalId === undefined ? body : { ...body, terminalId } });
  };
  const waits = last !== undefined && isOpen(last);
  return (
    <>
      {last !== undefined && <OrderState order={last} />}
      {!waits && paise > 0 && (
        <Section title={t('title', { amount: rupees(paise) })}>
          {ask.error && <ErrorState kind="row" refusal={ask.error} />}
          {ways.gateway && (
            <>
              <Button busy={ask.isPending} onClick={() => start('qr')}>
                {t('byCode')}
              </Button>{' '}
              <Button busy={ask.isPending} onClick={() => start('link')}>
                {t('byLink')}
              </Button>{' '}
            </>
          )}
          {ways.terminals.map(({ terminalId, name }) => (
            <Button key={terminalId} busy={ask.isPending} onClick={() => start('terminal', terminalId)}>
              {t('byTerminal', { name })}
            </Button>
          ))}
        </Section>
      )}
      {!waits && children}
    </>
  );
}
