import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import type { Screen } from './screen.ts';

const bills = { module: 'bills', bits: PERMISSION.read } as const;
const notFor = ['DOCTOR', 'AGENCY'] as const;

/** Screens of what a manager looks at. */
export const insightScreens: readonly Screen[] = [
  {
    tab: 'dashboard',
    title: 'dashboard',
    needs: bills,
    notFor,
    group: 'numbers',
    key: 'G N',
    dense: true,
    load: lazy(() => import('../features/insight/dashboard/DashboardScreen.tsx'), 'DashboardScreen'),
  },
  {
    tab: 'my-account',
    title: 'ownAccount',
    needs: bills,
    only: 'AGENCY',
    group: 'numbers',
    load: lazy(() => import('../features/insight/own-account/OwnAccountScreen.tsx'), 'OwnAccountScreen'),
  },
  {
    tab: 'turn-around',
    title: 'turnAround',
    needs: { module: 'results', bits: PERMISSION.read },
    notFor,
    group: 'numbers',
    dense: true,
    load: lazy(() => import('../features/insight/turn-around/TurnAroundScreen.tsx'), 'TurnAroundScreen'),
  },
  {
    tab: 'leaks',
    title: 'leaks',
    needs: { module: 'finance', bits: PERMISSION.read },
    notFor,
    group: 'numbers',
    dense: true,
    load: lazy(() => import('../features/insight/leaks/LeaksScreen.tsx'), 'LeaksScreen'),
  },
  {
    tab: 'explore',
    title: 'explorer',
    needs: bills,
    notFor,
    group: 'numbers',
    key: 'G E',
    dense: true,
    load: lazy(() => import('../features/insight/explorer/ExplorerScreen.tsx'), 'ExplorerScreen'),
  },
  {
    tab: 'reports',
    title: 'reportFiles',
    needs: bills,
    notFor,
    group: 'numbers',
    dense: true,
    load: lazy(
      () => import('../features/insight/scheduled-reports/ReportFilesScreen.tsx'),
      'ReportFilesScreen',
    ),
  },
  {
    tab: 'reports/schedules',
    title: 'reportSchedules',
    needs: bills,
    notFor,
    group: 'numbers',
    dense: true,
    load: lazy(() => import('../features/insight/scheduled-reports/SchedulesScreen.tsx'), 'SchedulesScreen'),
  },
  {
    tab: 'wall',
    title: 'wall',
    needs: { module: 'samples', bits: PERMISSION.read },
    notFor,
    group: 'numbers',
    dense: true,
    load: lazy(() => import('../features/insight/wall/WallScreen.tsx'), 'WallScreen'),
  },
  {
    tab: 'wall/:board',
    title: 'wall',
    needs: { module: 'samples', bits: PERMISSION.read },
    notFor,
    group: null,
    under: 'numbers',
    dense: true,
    load: lazy(() => import('../features/insight/wall/WallScreen.tsx'), 'WallScreen'),
  },
];
