import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import type { Screen } from './screen.ts';

/** Screens of what is printed: names on paper, templates, and what a patient is told of a report. */
export const paperScreens: readonly Screen[] = [
  {
    tab: 'admin/names',
    title: 'localNames',
    needs: { module: 'masters', bits: PERMISSION.create },
    group: 'admin',
    dense: true,
    load: lazy(() => import('../features/catalogue/local-names/LocalNamesScreen.tsx'), 'LocalNamesScreen'),
  },
  {
    tab: 'admin/templates',
    title: 'templates',
    needs: { module: 'authorise', bits: PERMISSION.update },
    group: 'admin',
    dense: true,
    load: lazy(() => import('../features/catalogue/report-templates/TemplatesScreen.tsx'), 'TemplatesScreen'),
  },
  {
    tab: 'smart',
    title: 'smart',
    needs: { module: 'reports', bits: PERMISSION.update },
    group: 'reports',
    load: lazy(() => import('../features/lab/smart-report/SmartScreen.tsx'), 'SmartScreen'),
  },
  {
    tab: 'smart/rules',
    title: 'smartRules',
    needs: { module: 'authorise', bits: PERMISSION.update },
    group: 'reports',
    dense: true,
    load: lazy(() => import('../features/lab/smart-report/SmartRulesScreen.tsx'), 'SmartRulesScreen'),
  },
];
