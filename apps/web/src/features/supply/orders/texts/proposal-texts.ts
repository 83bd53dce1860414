import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of proposed orders. */
export const proposalTexts = defineTexts({
  reorder: 'Orders for what is low',
  indents: 'Orders for what indents ask for',
  need: 'Orders at the lowest rates',
  reorderButton: 'Reorder low items',
  reorderCount: 'Reorder {count} low items',
  indentsButton: 'Order what is short',
  needButton: 'Make orders at lowest',
  make: 'Make drafts',
  made: 'Drafts made: {count}',
  store: 'Deliver to',
  due: 'Due',
  months: 'Months',
  item: 'Item',
  part_need: 'Needed',
  part_usable: 'Usable',
  part_onOrder: 'On order',
  missing: 'Missing',
  lineTotal: 'Total ₹',
  quantity: 'Quantity',
  quantityOf: 'Quantity of {item}, in {unit}',
  landed: 'Landed ₹',
  total: '{vendor}, {total} landed',
  hint: 'A line without a quantity is not ordered.',
  nothing: 'Nothing is missing',
  nothingAsked: 'What the stores have, and what is on order, is enough for every indent.',
  nothingText:
    'What is on order counts. An item needs a use, or a least stock, and a vendor with a rate today.',
  without: 'No rate today: {items}',
  toOrders: 'Purchase orders',
  needsRight: 'Your role may not make orders',
}).translated({
  hi: async () => (await import('./proposal-texts-hi.ts')).proposalTextsHi,
  mr: async () => (await import('./proposal-texts-mr.ts')).proposalTextsMr,
});
