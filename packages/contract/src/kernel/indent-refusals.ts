import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of indents, of transfers between stores, and of counts. */
export const indentRefusals = {
  'stores-alike': { status: 400, msg: 'Give two different stores: nothing goes from {store} to itself' },
  'item-twice': { status: 400, msg: '{item} stands in two lines. Put them together' },
  'indent-by-raiser': { status: 409, msg: 'You raised this indent: somebody else approves it' },
  'issue-over-asked': {
    status: 409,
    msg: '{item}: {want} {unit} are more than the {left} {unit} that may still be sent',
  },
  'road-missing': { status: 409, msg: 'Set up a store for goods on their way first: nothing lies nowhere' },
  'arrival-over-sent': {
    status: 409,
    msg: 'Lot {lot} of {item}: {given} {unit} are more than the {left} {unit} on their way',
  },
  'arrival-nothing': { status: 400, msg: 'Lot {lot} of {item}: give what came, or what is missing' },
  'loss-without-reason': { status: 400, msg: 'Say why lot {lot} of {item} came short' },
  'audit-uncounted': { status: 409, msg: '{count} lots are not counted yet. The first is {lot} of {item}' },
  'audit-empty': { status: 409, msg: '{store} holds nothing of what is to be counted' },
  'audit-recount': {
    status: 409,
    msg: 'Less of lot {lot} of {item} is left than is to be taken off. Open the count again and count it anew',
  },
  'audit-by-counter': { status: 409, msg: 'You counted here: somebody else approves the count' },
  'audit-by-planner': { status: 409, msg: 'You planned this count: somebody else approves its differences' },
  'audit-lot-unknown': {
    status: 409,
    msg: 'Nobody knows lot {lot} of {item}. Book it as opening stock or goods received, then count it',
  },
} as const satisfies Record<string, RefusalSpec>;
