import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the view with which one begins. */
export const startViewTexts = defineTexts({
  title: 'First screen',
  label: 'Begin with',
  help: 'After sign-in, where your role may open it.',
  ofLab: 'as the lab has it',
  patients: 'Patients list/home',
  hospital: 'hospital information system view',
  appointments: 'appointments',
  dashboard: 'dashboard',
  customerCare: 'customer care',
  samples: 'sample management',
  inventory: 'inventory',
  nearest: 'There is no screen for {view} yet. You begin with {standing}.',
}).translated({
  hi: async () => (await import('./start-view-texts-hi.ts')).startViewTextsHi,
  mr: async () => (await import('./start-view-texts-mr.ts')).startViewTextsMr,
});
