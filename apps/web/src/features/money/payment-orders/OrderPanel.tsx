import { readPaymentOrder } from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import type { OrderMoney, PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { orderTexts } from './texts/order-texts.ts';
import { OrderState } from './OrderState.tsx';
import styles from './Orders.module.css';

/** One payment order: its bill, how it is and what can be done, and the money that came for it. */
export function OrderPanel({ orderId }: { readonly orderId: string | null }) {
  const t = useTexts(orderTexts);
  if (orderId === null) {
    return (
      <Panel label={t('panel')} title={t('panel')}>
        <EmptyState kind="nothing" icon="cash" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  return <KnownOrder key={orderId} orderId={orderId} />;
}

function KnownOrder({ orderId }: { readonly orderId: string }) {
  const t = useTexts(orderTexts);
  const query = useApiQuery(
    readPaymentOrder,
    { query: { orderId } },
    { keepFormer: false, follows: ['PAYMENT_ORDER'] },
  );
  return (
    <QueryView query={query}>
      {(order) => (
        <Panel label={t('panel')} title={t('titleOf', { amount: rupees(order.amountPaise) })}>
          <Facts order={order} />
          <OrderState order={order} />
          {order.money.length > 0 && (
            <Section title={t('money')}>
              {order.money.map((money) => (
                <Money key={money.gatewayPaymentId} money={money} />
              ))}
            </Section>
          )}
        </Panel>
      )}
    </QueryView>
  );
}

/** For what money is asked: the bill of a patient, or the invoices of an agency. */
function payerRows(
  t: Translate<(typeof orderTexts)['english']>,
  { billId, labNo, patient, agency, invoices }: PaymentOrderView,
): (readonly [string, React.ReactNode])[] {
  if (agency !== null) {
    const meant = invoices.length === 0 ? t('dueFirst') : invoices.join(', ');
    return [
      [t('agency'), agency.name],
      [t('invoices'), meant],
    ];
  }
  return [
    [
      t('bill'),
      <a key="bill" href={hashOf(`bills/${billId}`)}>
        <LabNo value={labNo ?? ''} />
      </a>,
    ],
    [t('patient'), patient?.fullName],
  ];
}

function Facts({ order }: { readonly order: PaymentOrderView }) {
  const t = useTexts(orderTexts);
  const zone = useZone();
  const { channel, terminal, createdBy, createdAt, location, problemDetail } = order;
  const rows: (readonly [string, React.ReactNode])[] = [
    ...payerRows(t, order),
    [t('channel'), terminal ?? t(channel)],
    [t('by'), `${createdBy}, ${showDateTime(createdAt, zone)}`],
    [t('place'), location],
  ];
  if (problemDetail !== null) rows.push([t('told'), problemDetail]);
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Money({ money }: { readonly money: OrderMoney }) {
  const t = useTexts(orderTexts);
  const zone = useZone();
  const {
    gatewayPaymentId,
    amountPaise,
    currency,
    cameAt,
    heldBecause,
    paymentId,
    advanceId,
    receiptId,
    returnedAt,
  } = money;
  const what = [
    ...(paymentId === null ? [] : [t('booked')]),
    ...(advanceId === null ? [] : [t('advance')]),
    ...(receiptId === null ? [] : [t('onAccount')]),
    ...(returnedAt === null ? [] : [t('returned', { at: showShort(returnedAt, zone) })]),
    ...(heldBecause !== null &&
    paymentId === null &&
    advanceId === null &&
    receiptId === null &&
    returnedAt === null
      ? [t(heldBecause === 'amount' ? 'heldAmount' : 'heldCurrency')]
      : []),
  ];
  return (
    <div className={styles.money}>
      <b>{currency === 'INR' ? `₹ ${rupees(amountPaise)}` : `${amountPaise / 100} ${currency}`}</b>
      <span className="muted">{showShort(cameAt, zone)}</span>
      <code className="t12">{gatewayPaymentId}</code>
      <span>{what.join(', ')}</span>
    </div>
  );
}
