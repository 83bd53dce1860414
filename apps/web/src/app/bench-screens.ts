import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import type { Screen } from './screen.ts';

/** Screens of the bench beside the worklist and the entry of one sample. */
export const benchScreens: readonly Screen[] = [
  {
    tab: 'critical',
    title: 'critical',
    notFor: ['DOCTOR', 'AGENCY'],
    needs: { module: 'results', bits: PERMISSION.read },
    group: 'bench',
    key: 'G X',
    dense: true,
    load: lazy(() => import('../features/lab/critical/CriticalScreen.tsx'), 'CriticalScreen'),
  },
  {
    tab: 'rerun',
    title: 'reruns',
    notFor: ['DOCTOR', 'AGENCY'],
    needs: { module: 'results', bits: PERMISSION.read },
    group: 'bench',
    dense: true,
    load: lazy(() => import('../features/lab/rerun/RerunScreen.tsx'), 'RerunScreen'),
  },
  {
    tab: 'stages',
    title: 'stages',
    notFor: ['DOCTOR', 'AGENCY'],
    needs: { module: 'results', bits: PERMISSION.read },
    group: 'bench',
    dense: true,
    load: lazy(() => import('../features/lab/stages/StagesScreen.tsx'), 'StagesScreen'),
  },
  {
    tab: 'results/sheet',
    title: 'sheet',
    notFor: ['DOCTOR', 'AGENCY'],
    needs: { module: 'results', bits: PERMISSION.read },
    group: 'bench',
    dense: true,
    load: lazy(() => import('../features/lab/sheet/SheetScreen.tsx'), 'SheetScreen'),
  },
  {
    tab: 'cultures',
    title: 'cultures',
    notFor: ['DOCTOR', 'AGENCY'],
    needs: { module: 'results', bits: PERMISSION.read },
    group: 'bench',
    dense: true,
    load: lazy(() => import('../features/lab/culture/CulturesScreen.tsx'), 'CulturesScreen'),
  },
  {
    tab: 'culture/antibiogram',
    title: 'antibiogram',
    notFor: ['DOCTOR', 'AGENCY'],
    needs: { module: 'results', bits: PERMISSION.read },
    group: 'bench',
    dense: true,
    load: lazy(() => import('../features/lab/culture/AntibiogramScreen.tsx'), 'AntibiogramScreen'),
  },
  {
    tab: 'culture/:case',
    title: 'culture',
    notFor: ['DOCTOR', 'AGENCY'],
    needs: { module: 'results', bits: PERMISSION.read },
    group: null,
    under: 'bench',
    dense: true,
    load: lazy(() => import('../features/lab/culture/CultureScreen.tsx'), 'CultureScreen'),
  },
];
