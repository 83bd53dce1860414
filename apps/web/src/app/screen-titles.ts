import { defineTexts } from '../kernel/text/define-texts.ts';

/** Groups of the rail, then titles of the screens; none has slots, so that the table of screens can name them. */
export const screenTitles = defineTexts({
  frontDesk: 'Front desk',
  samples: 'Samples',
  bench: 'Bench',
  reports: 'Reports',
  quality: 'Quality',
  inventory: 'Inventory',
  logistics: 'Logistics',
  finance: 'Finance',
  approvals: 'Approvals',
  admin: 'Admin',

  goTo: 'Go to',
  patients: 'Patients',
  patient: 'Patient',
  register: 'Register & bill',
  bills: 'Bills',
  bill: 'Bill',
  collect: 'Collect',
  accession: 'Accession',
  deptAccession: 'Department accession',
  sampleManagement: 'Sample management',
  worklist: 'Worklist',
  results: 'Result entry',
  authorise: 'Check & authorise',
  dispatch: 'Print and dispatch',
  report: 'Report',
  settings: 'Lab settings',
  catalogue: 'Catalogue',
  ranges: 'Reference ranges',
  organisation: 'Organisation',
  account: 'Lab account',
  platform: 'Platform desk',
  ledger: 'Ledger',
  audit: 'Audit',
  me: 'My account',
  log: 'Message log',
  lab: 'Lab and location',
  users: 'Users',
  roles: 'Roles & modules',
}).translated({
  hi: async () => (await import('./screen-titles-hi.ts')).screenTitlesHi,
  mr: async () => (await import('./screen-titles-mr.ts')).screenTitlesMr,
});

export type Title = keyof (typeof screenTitles)['english'];
