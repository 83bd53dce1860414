import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of links, drivers and data of machines. */
export const interfacingRefusals = {
  'link-name-taken': { status: 409, msg: 'A link with this name exists. Give it another name' },
  'link-port-used': {
    status: 409,
    msg: 'Another link of this server listens on this port already. Choose another port',
  },
  'link-folder-used': {
    status: 409,
    msg: 'Another link of the lab reads this folder already. Choose another folder',
  },
  'link-driver-unfit': {
    status: 409,
    msg: '{driver} is {label}. Choose a driver that is in use',
  },
  'driver-delivered': {
    status: 409,
    msg: '{driver} came with the product and stays as it came. Save your changes as a new draft',
  },
  'driver-draft-exists': {
    status: 409,
    msg: 'This driver has a draft already. Change that one, or give it up',
  },
  'driver-not-draft': {
    status: 409,
    msg: '{driver} is {label} and stays as it is. Save your changes as a new draft',
  },
  'driver-by-maker': {
    status: 403,
    msg: '{name} wrote this draft and cannot approve it. Ask a second person',
  },
  'driver-trial-too-long': {
    status: 422,
    msg: 'Reading this message by this driver takes longer than {seconds} seconds. Shorten the message, or simplify the patterns of the driver',
  },
  'driver-linked': {
    status: 409,
    msg: '{link} reads by this driver. Give the link another one first',
  },
  'machine-value-of-no-check': {
    status: 409,
    msg: 'No check stands in the way of {what}. Try it again, or discard it',
  },
  'machine-value-not-entered': {
    status: 409,
    msg: '{what} cannot be entered: {why} {detail}. The check was not taken back',
  },
  'machine-file-none': { status: 404, msg: 'No file came with this value' },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
