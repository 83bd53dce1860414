import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of boxes between places, their riders and their accounts. */
export const boxRefusals = {
  'scan-empty': { status: 400, msg: 'Nothing was scanned. Scan the barcode of the tube' },
  'scan-too-long': {
    status: 400,
    msg: '"{shown}" is longer than a barcode. Scan the barcode of one tube',
  },
  'scan-is-phone': {
    status: 400,
    msg: '{shown} is a phone number. Scan the barcode on the tube, not the slip',
  },
  'scan-is-box': { status: 400, msg: '{shown} is a box. Scan the tubes that are in it' },
  'scan-is-lab-id': {
    status: 400,
    msg: '{shown} is a lab ID. Scan the barcode of one of its tubes',
  },
  'box-unknown': { status: 404, msg: 'No box has the code {code}' },
  'box-at-other-place': {
    status: 409,
    msg: 'Box {code} is packed at {place}. Choose {place} as the place where you work, or begin a box here',
  },
  'box-ends-elsewhere': {
    status: 409,
    msg: 'Box {code} belongs to {place}. Send it on; its tubes stay in transit',
  },
  'box-not-packing': { status: 409, msg: 'Box {code} is {label}: nothing goes in or out. Begin another box' },
  'box-nowhere': { status: 400, msg: 'A box goes to another place than the one where it is packed' },
  'box-empty': { status: 409, msg: 'Box {code} holds no tube that could leave. Scan tubes into it first' },
  'box-full': { status: 409, msg: 'Box {code} holds {most} tubes already. Begin another box' },
  'box-not-on-the-road': { status: 409, msg: 'Box {code} is {label}: there is nothing to receive' },
  'box-on-the-road': {
    status: 409,
    msg: 'Tubes of box {code} are on the road: receive them where it ends instead',
  },
  'tube-in-this-box': { status: 409, msg: 'Tube {barcode} is in this box already' },
  'tube-in-other-box': {
    status: 409,
    msg: 'Tube {barcode} is in box {box}. Take it out there first, or receive that box',
  },
  'tube-of-cancelled-bill': {
    status: 409,
    msg: 'The bill of tube {barcode} is cancelled. Keep the tube back',
  },
  'tube-not-collected': { status: 409, msg: 'Tube {barcode} is not collected yet. Collect it, then scan it' },
  'tube-not-sendable': { status: 409, msg: 'Tube {barcode} is {label} and is not sent. Put it aside' },
  'tube-without-label': {
    status: 409,
    msg: 'No label was printed for tube {barcode}. Print it and put it on, then scan it',
  },
  'tube-at-other-place': {
    status: 409,
    msg: 'Tube {barcode} is at {place} by its last scan. Ask there, or scan it in here first',
  },
  'tube-goes-elsewhere': {
    status: 409,
    msg: 'Tube {barcode}, {department}, goes to {place}. Pack it into a box for {place}',
  },
  'tube-is-here': {
    status: 409,
    msg: 'Tube {barcode} is at {place} by its last scan and did not come in this box. Put it back where it was',
  },
  'tube-received-already': { status: 409, msg: 'Tube {barcode} was received from this box already' },
  'tube-on-other-road': {
    status: 409,
    msg: 'Tube {barcode} is on its way to {place} in box {box} and stays in transit. Send it on to {place}',
  },
  'tube-in-open-box': {
    status: 409,
    msg: 'Tube {barcode} lies in box {box} at {place}. Have it taken out of the box there first, or receive it with the box',
  },
  'tube-on-the-road': {
    status: 409,
    msg: 'Tube {barcode} is on the road in box {box}. Receive it with its box',
  },
  'undo-of-arrival': {
    status: 409,
    msg: 'Tube {barcode} came in a box: what has arrived is not put back on the road. Reject it, with a reason, instead',
  },
  'items-of-other-box': { status: 404, msg: 'One of these tubes does not belong to the box' },
  'discrepancy-closed': { status: 409, msg: '{name} has closed this already' },
  'discrepancy-not-so': {
    status: 409,
    msg: 'A missing tube is found by its scan, or given up as lost; nothing else is lost',
  },
  'rider-unknown': { status: 404, msg: 'Choose a person who carries boxes for this lab' },
  'box-of-other-rider': { status: 403, msg: 'Box {code} is not yours to carry' },
  'transfer-not-by-account': {
    status: 409,
    msg: '{place} does not settle by account: nothing waits for the accounts here',
  },
  'transfer-not-arrived': {
    status: 409,
    msg: 'No tube of {labNo} has arrived yet. The accounts approve what has come',
  },
  'accounts-by-sender': { status: 403, msg: 'You sent this; another person must decide for the accounts' },
  'accounts-by-receiver': {
    status: 403,
    msg: 'You received this; another person must decide for the accounts',
  },
  'incoming-unannounced': {
    status: 404,
    msg: 'Nobody announced {barcode}. Announce it with what stands on its slip, then scan it again',
  },
  'incoming-announced-already': {
    status: 409,
    msg: '{barcode} is announced already, for {name}. Find it by its barcode',
  },
  'incoming-other-patient': {
    status: 409,
    msg: '{barcode} is announced for {name}, another patient. Ask the sender whose tube it is',
  },
  'incoming-own-tube': {
    status: 409,
    msg: '{barcode} is a tube of this lab. Accession it, or receive the box it came in',
  },
  'incoming-person-likely': {
    status: 409,
    msg: '{name} may be registered already: {people}. Say who it is, or that it is a new patient',
  },
  'announced-file-refused': {
    status: 400,
    msg: '{count} cells of {name} were refused: nothing was announced. Mend them, then bring the file again',
  },
  'incoming-of-other-sender': {
    status: 403,
    msg: 'You announce under the code {own}, not {code}. Write {own} or leave the code out',
  },
  'incoming-twice': { status: 400, msg: '{barcode} stands here twice' },
  'order-announced-already': { status: 409, msg: 'Order {number} of {client} is announced already' },
} as const satisfies Record<string, RefusalSpec>;
