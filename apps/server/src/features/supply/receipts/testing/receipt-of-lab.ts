import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { orderState } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import { receiveGoods, type ReceiptView } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { dayFromNow } from '../../inventory/testing/stock-of-lab.ts';
import { issuedOrder } from '../../orders/testing/order-of-lab.ts';
import { buyerOf, receiverOf } from '../../vendors/testing/vendor-of-lab.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;
type Body = BodyOf<typeof receiveGoods>;

/** All of the first line of an order, in a lot that is good for a year; anything of the line may be given otherwise. */
export function receiptBody(
  { order, lines }: OrderDetails,
  given: Partial<Body['lines'][number]> = {},
): Body {
  const [line] = lines;
  return {
    receiptId: newId(),
    orderId: order.orderId,
    version: order.version,
    challanNo: 'CH-12',
    temperature: 5.5,
    note: '',
    lines: [
      {
        receiptLineId: newId(),
        orderLineId: line?.lineId ?? '',
        lotNo: `R${newId().slice(-8)}`,
        expiresOn: dayFromNow(365),
        accepted: line?.quantity ?? '0',
        free: '0',
        rejected: '0',
        rejectReason: null,
        shortLifeReason: null,
        ...given,
      },
    ],
  };
}

export interface Received {
  readonly details: OrderDetails;
  readonly receipt: ReceiptView;
}

/** An order of which goods came: all six boxes unless told; anything of the order may be given otherwise. */
export async function receivedOrder(
  world: World,
  given: Partial<Body['lines'][number]> = {},
  ofOrder: Parameters<typeof issuedOrder>[1] = {},
): Promise<Received> {
  const buyer = await buyerOf(world.app);
  const issued = await issuedOrder(world, ofOrder);
  const receipt = await (await receiverOf(world.app)).ok(receiveGoods, { body: receiptBody(issued, given) });
  const details = await buyer.ok(orderState, { query: { orderId: issued.order.orderId } });
  return { details, receipt };
}
