import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import type { Screen } from './screen.ts';

const read = { module: 'quality', bits: PERMISSION.read } as const;

/** Screens of control runs. */
export const qualityScreens: readonly Screen[] = [
  {
    tab: 'qc',
    title: 'qualityControl',
    needs: read,
    group: 'quality',
    key: 'G Q',
    dense: true,
    load: lazy(() => import('../features/lab/quality/QualityScreen.tsx'), 'QualityScreen'),
  },
  {
    tab: 'qc/materials',
    title: 'controlMaterials',
    needs: read,
    group: 'quality',
    dense: true,
    load: lazy(() => import('../features/lab/quality/MaterialsScreen.tsx'), 'MaterialsScreen'),
  },
  {
    tab: 'qc/eqa',
    title: 'externalAssessment',
    needs: read,
    group: 'quality',
    dense: true,
    load: lazy(() => import('../features/lab/eqa/EqaScreen.tsx'), 'EqaScreen'),
  },
  {
    tab: 'qc/run/:run',
    title: 'controlRun',
    needs: { module: 'quality', bits: PERMISSION.create },
    group: null,
    under: 'quality',
    dense: true,
    load: lazy(() => import('../features/lab/quality/RunScreen.tsx'), 'RunScreen'),
  },
  {
    tab: 'qc/lj/:series',
    title: 'leveyJennings',
    needs: read,
    group: null,
    under: 'quality',
    dense: true,
    load: lazy(() => import('../features/lab/quality/ChartScreen.tsx'), 'ChartScreen'),
  },
];
