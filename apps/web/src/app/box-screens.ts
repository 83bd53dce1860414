import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import type { Screen } from './screen.ts';

/** Screens of boxes that tubes travel in between places. */
export const boxScreens: readonly Screen[] = [
  {
    tab: 'incoming',
    title: 'incoming',
    needs: { module: 'samples', bits: PERMISSION.read },
    notFor: ['DOCTOR', 'AGENCY'],
    group: 'samples',
    dense: true,
    load: lazy(() => import('../features/lab/incoming/IncomingScreen.tsx'), 'IncomingScreen'),
  },
  {
    tab: 'orders',
    title: 'incomingOrders',
    needs: { module: 'samples', bits: PERMISSION.read },
    notFor: ['DOCTOR', 'AGENCY'],
    group: 'samples',
    dense: true,
    load: lazy(() => import('../features/lab/incoming/OrdersScreen.tsx'), 'OrdersScreen'),
  },
  {
    tab: 'announced',
    title: 'ownAnnounced',
    needs: { module: 'bills', bits: PERMISSION.read },
    only: 'AGENCY',
    group: 'samples',
    dense: true,
    load: lazy(() => import('../features/lab/incoming/OwnAnnouncedScreen.tsx'), 'OwnAnnouncedScreen'),
  },
  {
    tab: 'batches',
    title: 'batches',
    needs: { module: 'samples', bits: PERMISSION.read },
    notFor: ['DOCTOR', 'AGENCY'],
    group: 'logistics',
    key: 'G B',
    dense: true,
    load: lazy(() => import('../features/lab/boxes/BatchesScreen.tsx'), 'BatchesScreen'),
  },
  {
    tab: 'batches/:batch',
    title: 'batch',
    needs: { module: 'samples', bits: PERMISSION.read },
    notFor: ['DOCTOR', 'AGENCY'],
    group: null,
    under: 'logistics',
    dense: true,
    load: lazy(() => import('../features/lab/boxes/BatchScreen.tsx'), 'BatchScreen'),
  },
  {
    tab: 'rider',
    title: 'rider',
    needs: { module: 'samples', bits: PERMISSION.update },
    only: 'EMPLOYEE',
    group: 'logistics',
    load: lazy(() => import('../features/lab/boxes/RiderScreen.tsx'), 'RiderScreen'),
  },
  {
    tab: 'transfers',
    title: 'transfers',
    needs: { module: 'payments', bits: PERMISSION.read },
    notFor: ['AGENCY'],
    group: 'logistics',
    dense: true,
    load: lazy(() => import('../features/lab/boxes/TransfersScreen.tsx'), 'TransfersScreen'),
  },
];
