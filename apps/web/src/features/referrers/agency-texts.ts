import { defineTexts } from '../../kernel/text/define-texts.ts';

/** Words of the agencies that send patients. */
export const agencyTexts = defineTexts({
  agencies: 'Agencies',
  newAgency: 'New agency',
  noneAgencies: 'Bills whose client is an agency belong to it, and its users see them.',
  name: 'Name',
  nameHint: 'A bill whose client has this name belongs to the agency',
  phone: 'Phone',
}).translated({
  hi: async () => (await import('./agency-texts-hi.ts')).agencyTextsHi,
  mr: async () => (await import('./agency-texts-mr.ts')).agencyTextsMr,
});
