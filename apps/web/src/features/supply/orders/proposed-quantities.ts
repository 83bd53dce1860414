import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { proposeOrders } from '@nidan/contract/supply/orders/order-endpoints';

/** Why orders are proposed, and of which items. */
export type ProposalAsked = Omit<QueryOf<typeof proposeOrders>, 'months'>;

/** Quantities as they are typed, by item; what nobody touched is as it is proposed. */
export type TypedQuantities = Readonly<Record<string, string>>;
