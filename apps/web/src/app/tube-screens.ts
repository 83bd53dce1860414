import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import type { Screen } from './screen.ts';

/** Screens of tubes in the lab: how they come in, where they are kept, and their end. */
export const tubeScreens: readonly Screen[] = [
  {
    tab: 'accession',
    title: 'accession',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    load: lazy(() => import('../features/lab/accession/AccessionScreen.tsx'), 'AccessionScreen'),
  },
  {
    tab: 'accession/dept',
    title: 'deptAccession',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    load: lazy(() => import('../features/lab/accession/AccessionScreen.tsx'), 'DeptAccessionScreen'),
  },
  {
    tab: 'storage',
    title: 'storage',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    dense: true,
    load: lazy(() => import('../features/lab/storage/StorageScreen.tsx'), 'StorageScreen'),
  },
  {
    tab: 'storage/due',
    title: 'disposal',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    dense: true,
    load: lazy(() => import('../features/lab/storage/DueScreen.tsx'), 'DueScreen'),
  },
  {
    tab: 'storage/things',
    title: 'keptThings',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    dense: true,
    load: lazy(() => import('../features/lab/stages/KeptThingsScreen.tsx'), 'KeptThingsScreen'),
  },
  {
    tab: 'labels',
    title: 'labelReprints',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    load: lazy(() => import('../features/lab/samples/ReprintsScreen.tsx'), 'ReprintsScreen'),
  },
  {
    tab: 'track',
    title: 'sampleTracker',
    needs: { module: 'samples', bits: PERMISSION.read },
    group: 'samples',
    key: 'G T',
    dense: true,
    load: lazy(() => import('../features/lab/tracker/TrackScreen.tsx'), 'TrackScreen'),
  },
];
