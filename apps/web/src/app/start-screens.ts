import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { StartScreen } from './screen.ts';

/** Where people begin the day, by what only they may do: the first whose right a role has. */
export const startScreens: readonly StartScreen[] = [
  { tab: 'my-patients', only: 'DOCTOR', madeFor: { module: 'reports', bits: PERMISSION.read } },
  { tab: 'register', only: 'AGENCY', madeFor: { module: 'bills', bits: PERMISSION.create } },
  { tab: 'patients', madeFor: { module: 'bills', bits: PERMISSION.create } },
  { tab: 'authorise', madeFor: { module: 'authorise', bits: PERMISSION.create } },
  { tab: 'work', madeFor: { module: 'results', bits: PERMISSION.create } },
  { tab: 'finance', madeFor: { module: 'finance', bits: PERMISSION.create } },
  { tab: 'collect', madeFor: { module: 'samples', bits: PERMISSION.update } },
];
