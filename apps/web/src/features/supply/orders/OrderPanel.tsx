import { orderState } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import type { OrderLine } from '@nidan/contract/supply/orders/order-view';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDay, showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import comparison from '../contracts/Comparison.module.css';
import { OrderActions } from './OrderActions.tsx';
import { OrderChip } from './OrderChip.tsx';
import { OrderLetters } from './OrderLetters.tsx';
import { orderStepTexts } from './texts/order-step-texts.ts';
import { orderTexts } from './texts/order-texts.ts';

const col = columnsOf<OrderLine>();

/** One order beside the list. */
export function OrderPanel({ orderId }: { readonly orderId: string }) {
  const t = useTexts(orderTexts);
  const query = useApiQuery(
    orderState,
    { query: { orderId } },
    {
      enabled: orderId !== '',
      keepFormer: false,
      follows: ['PURCHASE_ORDER', 'GOODS_RECEIPT', 'VENDOR_INVOICE', 'MESSAGE'],
    },
  );
  if (orderId === '') {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="inventory" title={t('pick')} />
      </Panel>
    );
  }
  const order = query.data?.order;
  return (
    <Panel label={t('panel')} title={order?.number} sub={order && `${order.vendor}, ${order.address}`}>
      <QueryView query={query}>
        {(details) => (
          <>
            <Section
              title={`${details.order.store}, ${showDay(details.order.dueOn)}`}
              end={<OrderChip {...details.order} />}
            >
              {details.order.note !== '' && <p>{details.order.note}</p>}
              {details.order.reason !== null && <p>{details.order.reason}</p>}
              <OrderActions details={details} />
            </Section>
            <Lines details={details} />
            <Sums details={details} />
            <OrderLetters details={details} />
            <Steps details={details} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function Lines({ details: { lines } }: { readonly details: OrderDetails }) {
  const t = useTexts(orderTexts);
  return (
    <Section>
      <Table
        flush
        keys="focus"
        label={t('item')}
        rows={lines}
        rowKey={({ lineId }) => lineId}
        columns={[
          col.name({ key: 'item', head: t('item'), of: ({ name }) => name }),
          col.quantity({
            key: 'ordered',
            head: t('ordered'),
            of: ({ quantity }) => quantity,
            unit: ({ unit }) => unit,
          }),
          col.quantity({ key: 'received', head: t('received'), width: 68, of: ({ received }) => received }),
          col.quantity({ key: 'billed', head: t('billed'), width: 60, of: ({ invoiced }) => invoiced }),
          col.money({
            key: 'rate',
            head: t('rate'),
            width: 80,
            of: ({ ratePaise }) => ratePaise,
            tip: ({ ratePaise, contractPaise }) => (ratePaise === contractPaise ? '' : t('beside')),
            cell: ({ ratePaise, contractPaise }) =>
              ratePaise === contractPaise ? rupees(ratePaise) : <b>{rupees(ratePaise)} *</b>,
          }),
          col.total({ key: 'amount', head: t('amount'), width: 90, of: ({ taxablePaise }) => taxablePaise }),
        ]}
      />
    </Section>
  );
}

function Sums({ details }: { readonly details: OrderDetails }) {
  const t = useTexts(orderTexts);
  const rows = [
    ['taxable', details.taxablePaise],
    ['charges', details.chargesPaise],
    ['cgst', details.cgstPaise],
    ['sgst', details.sgstPaise],
    ['igst', details.igstPaise],
    ['roundOff', details.roundOffPaise],
  ] as const;
  return (
    <Section title={details.order.taxKind}>
      <dl className={comparison.sums}>
        {rows.flatMap(([key, paise]) =>
          paise === 0 ? [] : [<dt key={key}>{t(key)}</dt>, <dd key={`${key} =`}>{rupeesAndPaise(paise)}</dd>],
        )}
        <dt>{t('total')}</dt>
        <dd>
          <b>{rupeesAndPaise(details.order.totalPaise)}</b>
        </dd>
      </dl>
    </Section>
  );
}

const STEPS = [
  'create',
  'change',
  'accept',
  'approve',
  'sendBack',
  'issue',
  'acknowledge',
  'receive',
  'cancel',
  'cancelRest',
] as const;

function Steps({ details: { steps } }: { readonly details: OrderDetails }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderStepTexts);
  const wordOf = (action: string): string => {
    const step = STEPS.find((one) => one === action);
    return step === undefined ? action : words(step);
  };
  const zone = useZone();
  return (
    <Section title={t('steps')}>
      <ol>
        {steps.map(({ action, at, by }) => (
          <li key={`${action} ${at}`}>{`${wordOf(action)}, ${showDateTime(at, zone)}, ${by}`}</li>
        ))}
      </ol>
    </Section>
  );
}
