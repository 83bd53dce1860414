import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of stores, lots and what moves in them. */
export const stockRefusals = {
  'store-disabled': { status: 409, msg: '{store} is out of use. Choose another store' },
  'store-in-use': {
    status: 409,
    msg: '{store} still holds {count} lots. Move them, then take it out of use',
  },
  'store-is-road': { status: 409, msg: '{store} is a way between two stores. Receive the goods first' },
  'item-disabled': { status: 409, msg: '{item} is out of use. Take it into use, or choose another item' },
  'gtin-taken': { status: 409, msg: 'Another item has this GTIN. Scan the box again' },
  'unit-without-chain': {
    status: 400,
    msg: '{item} is not counted in {unit}. It is counted in {units}',
  },
  'quantity-too-fine': {
    status: 400,
    msg: '{quantity} {unit} of {item} is not a whole number of thousandths of a {base}',
  },
  'quantity-not-whole': {
    status: 400,
    msg: '{quantity} {unit} of {item} is {count} {base}, which is not a whole number. Enter whole {base}',
  },
  'quantity-nothing': { status: 400, msg: 'Give a quantity of {item} above nothing' },
  'lot-other-expiry': {
    status: 409,
    msg: 'Lot {lot} of {item} expires on {known}, and not on {given}. Read the box again',
  },
  'lot-expired': {
    status: 409,
    msg: 'Lot {lot} of {item} expired on {expiry}. Write it off, and take another',
  },
  'lot-held': { status: 409, msg: 'Lot {lot} of {item} is in quarantine. Check it, then use it' },
  'stock-short': {
    status: 409,
    msg: '{store} has {have} {unit} of {item} to take, and {want} {unit} are asked for',
  },
  'lot-not-first': {
    status: 409,
    msg: 'Lot {first} of {item} ends sooner than {lot}. Take it first, or give a reason',
  },
  'lot-not-held': { status: 409, msg: 'Lot {lot} of {item} is in no quarantine' },
  'lot-held-already': { status: 409, msg: 'Lot {lot} of {item} is in quarantine already' },
  'lot-cost-unknown': {
    status: 409,
    msg: 'Lot {lot} of {item} has no cost here yet. Book it as goods received or opening stock',
  },
  'map-exists': {
    status: 409,
    msg: 'The store says already what this work uses of this item. Change that instead',
  },
  'map-uses-nothing': { status: 400, msg: 'Give what a reportable, a rerun or a day uses' },
} as const satisfies Record<string, RefusalSpec>;
