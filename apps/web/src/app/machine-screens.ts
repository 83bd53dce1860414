import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import type { Screen } from './screen.ts';

/** Screens of the machines of a lab. */
export const machineScreens: readonly Screen[] = [
  {
    tab: 'machines',
    title: 'machines',
    needs: { module: 'quality', bits: PERMISSION.read },
    group: 'quality',
    dense: true,
    load: lazy(() => import('../features/lab/machines/MachinesScreen.tsx'), 'MachinesScreen'),
  },
  {
    tab: 'machine-data',
    title: 'machineData',
    needs: { module: 'results', bits: PERMISSION.read },
    group: 'bench',
    dense: true,
    load: lazy(() => import('../features/lab/interfacing/MachineDataScreen.tsx'), 'MachineDataScreen'),
  },
  {
    tab: 'admin/interfacing',
    title: 'interfacing',
    needs: { module: 'quality', bits: PERMISSION.read },
    group: 'quality',
    dense: true,
    load: lazy(() => import('../features/lab/interfacing/InterfacingScreen.tsx'), 'InterfacingScreen'),
  },
];
