import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import type { Screen } from './screen.ts';

/** Screens of the stores. */
export const supplyScreens: readonly Screen[] = [
  {
    tab: 'inventory',
    title: 'stock',
    needs: { module: 'inventory', bits: PERMISSION.read },
    group: 'inventory',
    key: 'G I',
    dense: true,
    load: lazy(() => import('../features/supply/inventory/StockScreen.tsx'), 'StockScreen'),
  },
  {
    tab: 'inventory/consumption',
    title: 'consumption',
    needs: { module: 'inventory', bits: PERMISSION.read },
    group: 'inventory',
    dense: true,
    load: lazy(
      () => import('../features/supply/inventory/consumption/ConsumptionScreen.tsx'),
      'ConsumptionScreen',
    ),
  },
  {
    tab: 'inventory/stores',
    title: 'stores',
    needs: { module: 'inventory', bits: PERMISSION.read },
    group: 'inventory',
    load: lazy(() => import('../features/supply/inventory/StoresScreen.tsx'), 'StoresScreen'),
  },
  {
    tab: 'inventory/lots',
    title: 'lotTrace',
    needs: { module: 'inventory', bits: PERMISSION.read },
    group: 'inventory',
    load: lazy(() => import('../features/supply/inventory/LotTraceScreen.tsx'), 'LotTraceScreen'),
  },
  {
    tab: 'inventory/indents',
    title: 'indents',
    needs: { module: 'inventory', bits: PERMISSION.read },
    group: 'inventory',
    dense: true,
    load: lazy(() => import('../features/supply/indents/IndentsScreen.tsx'), 'IndentsScreen'),
  },
  {
    tab: 'inventory/counts',
    title: 'stockAudits',
    needs: { module: 'inventory', bits: PERMISSION.read },
    group: 'inventory',
    dense: true,
    load: lazy(() => import('../features/supply/stock-audits/StockAuditsScreen.tsx'), 'StockAuditsScreen'),
  },
];
