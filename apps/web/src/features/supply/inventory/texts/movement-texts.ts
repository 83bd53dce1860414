import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What movements of stock are called. */
export const movementTexts = defineTexts({
  wastage: 'Wastage',
  transfer: 'Transfer',
  'manual consume': 'Manual consume',
  'credit (stock in)': 'Credit (stock in)',
  'QC auto': 'QC auto',
  'QC manual': 'QC manual',
  'machine startup': 'Startup',
  'machine shutdown': 'Shutdown',
  'machine sleep': 'Sleep',
  'machine breakdown': 'Breakdown',
  'stock adjustment': 'Stock adjustment',
  'L2L transfer': 'L2L transfer',
  'auto consume': 'Auto consume',
  'test calibration': 'Test calibration',
}).translated({
  hi: async () => (await import('./movement-texts-hi.ts')).movementTextsHi,
  mr: async () => (await import('./movement-texts-mr.ts')).movementTextsMr,
});
