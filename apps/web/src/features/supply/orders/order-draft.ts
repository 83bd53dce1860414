import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { makeOrder } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import type { ExtraCharge } from '@nidan/domain/enumerations/purchasing';
import type { PurchaseGstRate } from '@nidan/domain/purchasing/gst-of-purchase';
import { slabsOfText } from '@nidan/domain/purchasing/slab-text';
import { newId } from '../../../kernel/api/new-id.ts';
import type { PickedItem } from '../contracts/ItemPick.tsx';
import type { PickedVendor } from '../vendors/VendorPick.tsx';

export interface DraftLine {
  readonly itemId: string;
  readonly name: string;
  readonly unit: InventoryUnit;
  readonly units: readonly InventoryUnit[];
  readonly quantity: string;
  /** '' for the rate of the contract. */
  readonly rate: string;
}

/** An order as it is typed. */
export interface OrderDraft {
  readonly vendor: PickedVendor | null;
  readonly storeId: string;
  readonly dueOn: string | null;
  readonly overPercent: string;
  readonly note: string;
  readonly freight: string;
  readonly packing: string;
  /** GST of both charges; null: as the goods. */
  readonly chargeGst: PurchaseGstRate | null;
  readonly lines: readonly DraftLine[];
}

const rupeesText = (paise: number): string => String(paise / 100);

function chargeText({ charges }: OrderDetails, charge: ExtraCharge): string {
  const found = charges.find((one) => one.charge === charge);
  return found === undefined ? '' : rupeesText(found.amountPaise);
}

/** What a new order begins with. */
export interface NewOrder {
  readonly dueOn: string;
  readonly overPercent: number;
}

/** The draft of an order, or of a new one. */
export function orderDraftOf(details: OrderDetails | null, fresh: NewOrder): OrderDraft {
  if (details === null) {
    return {
      vendor: null,
      storeId: '',
      dueOn: fresh.dueOn,
      overPercent: String(fresh.overPercent),
      note: '',
      freight: '',
      packing: '',
      chargeGst: null,
      lines: [],
    };
  }
  const { order, lines } = details;
  return {
    vendor: { vendorId: order.vendorId, name: order.vendor },
    storeId: order.storeId,
    dueOn: order.dueOn,
    overPercent: String(order.overPercent),
    note: order.note,
    freight: chargeText(details, 'Freight'),
    packing: chargeText(details, 'P&F'),
    chargeGst: details.charges.find(({ charge }) => charge !== 'Round Off')?.gstPercent ?? null,
    lines: lines.map(({ itemId, name, unit, quantity, ratePaise, contractPaise }) => ({
      itemId,
      name,
      unit,
      units: [unit],
      quantity,
      rate: ratePaise === contractPaise ? '' : rupeesText(ratePaise),
    })),
  };
}

/** A line of an item that was picked: one of its largest unit. */
export function draftLineOf({ itemId, name, units }: PickedItem): DraftLine {
  return { itemId, name, unit: units.at(-1) ?? 'pieces', units, quantity: '1', rate: '' };
}

/** Paise of an amount that is typed in rupees, two decimals at most; null where it is none. */
export function paiseOfText(text: string): number | null {
  const [only, ...more] = slabsOfText(text) ?? [];
  return only !== undefined && more.length === 0 && only.fromQuantity === 1 ? only.ratePaise : null;
}

function chargesOf({ freight, packing, chargeGst }: OrderDraft): BodyOf<typeof makeOrder>['charges'] {
  return (
    [
      ['Freight', freight],
      ['P&F', packing],
    ] as const
  ).flatMap(([charge, text]) => {
    const amountPaise = paiseOfText(text);
    return amountPaise === null ? [] : [{ charge, amountPaise, gstPercent: chargeGst }];
  });
}

/** What is sent of a draft. */
export function orderFieldsOf(draft: OrderDraft): Omit<BodyOf<typeof makeOrder>, 'orderId'> {
  return {
    vendorId: draft.vendor?.vendorId ?? '',
    storeId: draft.storeId,
    dueOn: draft.dueOn ?? '',
    overPercent: Number(draft.overPercent),
    note: draft.note,
    charges: chargesOf(draft),
    lines: draft.lines.map(({ itemId, unit, quantity, rate }) => {
      const ratePaise = paiseOfText(rate);
      const line = { lineId: newId(), itemId, unit, quantity, discountBasisPoints: 0 };
      return ratePaise === null ? line : { ...line, ratePaise };
    }),
  };
}
