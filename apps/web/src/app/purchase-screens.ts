import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import type { Screen } from './screen.ts';

const read = { module: 'purchases', bits: PERMISSION.read } as const;

/** Screens of what a lab buys. */
export const purchaseScreens: readonly Screen[] = [
  {
    tab: 'purchase-orders',
    title: 'purchaseOrders',
    needs: read,
    group: 'inventory',
    dense: true,
    load: lazy(() => import('../features/supply/orders/OrdersScreen.tsx'), 'OrdersScreen'),
  },
  {
    tab: 'goods-received',
    title: 'goodsReceived',
    needs: read,
    group: 'inventory',
    dense: true,
    load: lazy(() => import('../features/supply/receipts/ReceiptsScreen.tsx'), 'ReceiptsScreen'),
  },
  {
    tab: 'vendor-bills',
    title: 'vendorBills',
    needs: read,
    group: 'inventory',
    dense: true,
    load: lazy(() => import('../features/supply/payables/PayablesScreen.tsx'), 'PayablesScreen'),
  },
  {
    tab: 'vendors',
    title: 'vendors',
    needs: read,
    group: 'inventory',
    dense: true,
    load: lazy(() => import('../features/supply/vendors/VendorsScreen.tsx'), 'VendorsScreen'),
  },
  {
    tab: 'rate-contracts',
    title: 'rateContracts',
    needs: read,
    group: 'inventory',
    dense: true,
    load: lazy(() => import('../features/supply/contracts/ContractsScreen.tsx'), 'ContractsScreen'),
  },
];
