import type { Module } from '@nidan/domain/access/modules';
import { defineTexts } from './define-texts.ts';

/** What the modules are called. */
export const moduleTexts = defineTexts({
  patients: 'Patients',
  bills: 'Bills',
  payments: 'Payments',
  finance: 'Ledger and closed days',
  approvals: 'Approvals and their rules',
  samples: 'Collection and accession',
  results: 'Results',
  authorise: 'Check & authorise',
  quality: 'Quality control',
  reports: 'Release, print and dispatch',
  inventory: 'Stores and stock',
  purchases: 'Vendors, orders and what is owed',
  catalog: 'Tests and prices',
  masters: 'Doctors, agencies, places',
  roles: 'Roles & modules',
  users: 'Users',
  labs: 'Lab, firms, switches',
  audit: 'Audit',
} as const satisfies Readonly<Record<Module, string>>).translated({
  hi: async () => (await import('./module-texts-hi.ts')).moduleTextsHi,
  mr: async () => (await import('./module-texts-mr.ts')).moduleTextsMr,
});
