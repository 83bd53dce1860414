import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of tubes and of their labels. */
export const sampleRefusals = {
  'sample-unknown': { status: 404, msg: 'No tube has the barcode {barcode}' },
  'life-of-nothing': {
    status: 400,
    msg: 'Nothing was scanned. Scan a tube, or type a barcode, lab ID, box, rack, phone number or name',
  },
  'life-search-too-long': {
    status: 400,
    msg: '{count} characters are longer than any code. Scan the tube again, or type its barcode',
  },
  'life-unknown': {
    status: 404,
    msg: 'No tube is found for {text}. Check the code, or look for the patient by phone number or name',
  },
  'life-of-empty-holder': {
    status: 404,
    msg: '{code} is known, but no tube that you may see is in it. Scan the tube, or type its barcode',
  },
  'life-of-unknown-phone': {
    status: 404,
    msg: '{phone} is a phone number, and no tube of anybody with it is found. Scan the tube, or type the lab ID',
  },
  'label-too-small': {
    status: 409,
    msg: 'The bars of {barcode} do not fit a label of {stock}: choose larger labels in the lab settings',
  },
  'sample-hint': { status: 409, msg: '{hint}' },
  'sample-of-other-bill': { status: 404, msg: 'One of these tubes does not belong to the bill' },
  'sample-of-other-department': { status: 409, msg: 'Tube {barcode} goes to {department}' },
  'sample-of-other-place': { status: 409, msg: 'Tube {barcode}, {department}, is processed at {place}' },
  'sample-too-old': {
    status: 409,
    msg: 'Tube {barcode} is too old for {test} since {at}. Reject it for a new draw, or give a reason to accept it',
  },
  'sample-too-old-here': {
    status: 409,
    msg: 'Tube {barcode} is too old for {test} since {at}, and this lab accepts none. Reject it for a new draw',
  },
  'reprint-needs-reason': {
    status: 409,
    msg: 'The label of tube {barcode} was printed before. Give a reason to print it again',
  },
  'sample-carries-results': {
    status: 409,
    msg: 'Tube {barcode} carries results of {test}; un-check or clear them first',
  },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
