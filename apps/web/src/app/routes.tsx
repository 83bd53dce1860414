import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from './load-chunk.ts';
import type { Screen, StartScreen } from './screen.ts';

/**
 * Every screen of the signed-in application, one line each. A screen is a component that takes `ScreenProps`; its title is a
 * key of the app's texts.
 */
export const screens: readonly Screen[] = [
  {
    tab: 'patients',
    title: 'patients',
    needs: { module: 'bills', bits: PERMISSION.read },
    group: 'frontDesk',
    key: 'G P',
    load: lazy(() => import('../features/patients/PatientsScreen.tsx'), 'PatientsScreen'),
  },
  {
    tab: 'patients/:patientId',
    title: 'patient',
    needs: { module: 'patients', bits: PERMISSION.read },
    group: null,
    under: 'frontDesk',
    dense: true,
    load: lazy(() => import('../features/patients/PatientScreen.tsx'), 'PatientScreen'),
  },
  {
    tab: 'register',
    title: 'register',
    needs: { module: 'bills', bits: PERMISSION.create },
    group: 'frontDesk',
    dense: true,
    load: lazy(() => import('../features/billing/RegisterScreen.tsx'), 'RegisterScreen'),
  },
  {
    tab: 'bills/:billId',
    title: 'bill',
    needs: { module: 'bills', bits: PERMISSION.read },
    group: null,
    under: 'frontDesk',
    dense: true,
    load: lazy(() => import('../features/billing/BillScreen.tsx'), 'BillScreen'),
  },
  {
    tab: 'samples',
    title: 'sampleManagement',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    dense: true,
    load: async () => (await import('../features/samples/SamplesScreen.tsx')).SamplesScreen,
  },
  {
    tab: 'collect',
    title: 'collect',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    dense: true,
    load: lazy(() => import('../features/samples/CollectScreen.tsx'), 'CollectScreen'),
  },
  {
    tab: 'accession',
    title: 'accession',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    load: lazy(() => import('../features/samples/AccessionScreen.tsx'), 'AccessionScreen'),
  },
  {
    tab: 'accession/dept',
    title: 'deptAccession',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    load: lazy(() => import('../features/samples/AccessionScreen.tsx'), 'DeptAccessionScreen'),
  },
  {
    tab: 'work',
    title: 'worklist',
    needs: { module: 'results', bits: PERMISSION.read },
    group: 'bench',
    key: 'G W',
    dense: true,
    load: async () => (await import('../features/results/WorklistScreen.tsx')).WorklistScreen,
  },
  {
    tab: 'authorise',
    title: 'authorise',
    needs: { module: 'authorise', bits: PERMISSION.read },
    group: 'reports',
    key: 'G A',
    dense: true,
    load: async () => (await import('../features/results/AuthoriseScreen.tsx')).AuthoriseScreen,
  },
  {
    tab: 'results/:bill',
    title: 'results',
    needs: { module: 'results', bits: PERMISSION.read },
    group: null,
    under: 'bench',
    dense: true,
    load: async () => (await import('../features/results/ResultEntryScreen.tsx')).ResultEntryScreen,
  },
  {
    tab: 'dispatch',
    title: 'dispatch',
    needs: { module: 'reports', bits: PERMISSION.read },
    group: 'reports',
    key: 'G D',
    dense: true,
    load: lazy(() => import('../features/reports/DispatchScreen.tsx'), 'DispatchScreen'),
  },
  {
    tab: 'report/:bill',
    title: 'report',
    needs: { module: 'reports', bits: PERMISSION.read },
    group: null,
    under: 'reports',
    dense: true,
    load: lazy(() => import('../features/reports/ReportScreen.tsx'), 'ReportScreen'),
  },
  {
    tab: 'lab',
    title: 'lab',
    needs: null,
    group: null,
    load: lazy(() => import('../features/identity/LabScreen.tsx'), 'LabScreen'),
  },
  {
    tab: 'log',
    title: 'log',
    needs: null,
    group: null,
    load: lazy(() => import('./MessageLogScreen.tsx'), 'MessageLogScreen'),
  },
];

/** Where people begin the day, by what only they may do: the first whose right a role has. */
export const startScreens: readonly StartScreen[] = [
  { tab: 'patients', madeFor: { module: 'bills', bits: PERMISSION.create } },
  { tab: 'authorise', madeFor: { module: 'authorise', bits: PERMISSION.create } },
  { tab: 'work', madeFor: { module: 'results', bits: PERMISSION.create } },
  { tab: 'collect', madeFor: { module: 'samples', bits: PERMISSION.update } },
];
