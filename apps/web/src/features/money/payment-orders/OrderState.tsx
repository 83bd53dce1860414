import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  acceptHeldMoney,
  checkPaymentOrder,
  giveUpPaymentOrder,
  listPaymentOrders,
  readPaymentOrder,
} from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import type { PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { QrCode } from '../../../kernel/ui/values/QrCode.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { askTexts } from './texts/ask-texts.ts';

interface OrderStateProps {
  readonly order: PaymentOrderView;
}

/** How an order is: what to scan while it is waited for, and what became of it. */
export function OrderState({ order }: OrderStateProps) {
  const t = useTexts(askTexts);
  const amount = rupees(order.amountPaise);
  if (order.can.includes('giveUp') || order.state === 'created' || order.state === 'attempted') {
    return <WaitingOrder order={order} />;
  }
  if (order.state === 'paid') return <Note tone="ok">{t('paid', { amount })}</Note>;
  if (order.state === 'held') return <HeldOrder order={order} />;
  if (order.state === 'failed') {
    return <Note tone="warn">{t('failed', { why: t(order.problem ?? 'none') })}</Note>;
  }
  return null;
}

function WaitingOrder({ order }: OrderStateProps) {
  const t = useTexts(askTexts);
  const zone = useZone();
  const outdates = [listPaymentOrders, readPaymentOrder, readBill];
  const giveUp = useApiMutation(giveUpPaymentOrder, { outdates });
  const check = useApiMutation(checkPaymentOrder, { outdates });
  const { orderId, version, problem, expiresAt } = order;
  return (
    <Section title={t('waiting', { amount: rupees(order.amountPaise) })}>
      {giveUp.error && <ErrorState kind="row" refusal={giveUp.error} />}
      <div aria-live="polite">
        <Asked order={order} />
        {problem !== null && <Note tone="warn">{t(problem)}</Note>}
      </div>
      <p className="muted t12">{t('until', { time: showShort(expiresAt, zone) })}</p>
      <Button busy={check.isPending} onClick={() => check.mutate({ body: { orderId } })}>
        {t('check')}
      </Button>{' '}
      <Button busy={giveUp.isPending} onClick={() => giveUp.mutate({ body: { orderId, version } })}>
        {t('stop')}
      </Button>
    </Section>
  );
}

/** Money of another sum than was asked for, with the decision of whoever may take it. */
function HeldOrder({ order }: OrderStateProps) {
  const t = useTexts(askTexts);
  const accept = useApiMutation(acceptHeldMoney, {
    outdates: [listPaymentOrders, readPaymentOrder, readBill],
  });
  const { orderId, version, can } = order;
  const decide = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('acceptTitle'),
      text: t('acceptText'),
      action: t('accept'),
      reason: true,
    });
    if (answer !== null) accept.mutate({ body: { orderId, version, reason: answer.reason } });
  };
  return (
    <>
      {accept.error && <ErrorState kind="row" refusal={accept.error} />}
      <Note tone="warn">{t('held')}</Note>
      {can.includes('accept') && (
        <Button busy={accept.isPending} onClick={() => void decide()}>
          {t('accept')}
        </Button>
      )}
    </>
  );
}

/** What the patient is to do. */
function Asked({ order: { channel, request, terminal, amountPaise } }: OrderStateProps) {
  const t = useTexts(askTexts);
  const amount = rupees(amountPaise);
  if (channel === 'terminal') return <p>{t('onTerminal', { name: terminal ?? '' })}</p>;
  if (request === null) return <p className="muted">{t('preparing')}</p>;
  const isCode = channel === 'qr';
  return (
    <figure>
      <QrCode text={request} label={t(isCode ? 'code' : 'link', { amount })} />
      <figcaption className="muted t12">{isCode ? t('scan') : t('openLink')}</figcaption>
      {!isCode && <code className="t12">{request}</code>}
    </figure>
  );
}
