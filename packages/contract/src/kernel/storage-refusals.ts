import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of storage, disposal and aliquots. */
export const storageRefusals = {
  'scan-empty': { status: 400, msg: 'Nothing was scanned. Scan the label of the tube again' },
  'scan-too-long': { status: 400, msg: 'This is longer than any label. Scan the barcode of the tube alone' },
  'scan-is-phone': {
    status: 400,
    msg: '{text} is a phone number and no tube. Scan the label, or search by phone in the list',
  },
  'scan-is-place': { status: 400, msg: '{text} is a place of the storage. Scan the tube that goes there' },
  'place-code-unfit': {
    status: 400,
    msg: 'The code {code} could be read as something else. Begin with a letter, then letters, digits and hyphens, such as C-04',
  },
  'place-stands-elsewhere': { status: 400, msg: 'A {kind} cannot stand in a {parent}' },
  'place-needs-positions': { status: 400, msg: 'Give a rack or box its rows and columns, and nothing else' },
  'place-band-of-device': {
    status: 400,
    msg: 'Temperatures and retention are said of a device, lowest first',
  },
  'place-of-other-location': { status: 409, msg: '{name} is at {location}. Send what goes there with a box' },
  'place-in-use': { status: 409, msg: '{name} holds {count} things. Move them, then take it out of use' },
  'place-disabled': { status: 409, msg: '{name} is out of use. Choose another place' },
  'place-no-positions': { status: 409, msg: '{name} has no positions. Choose a rack or a box' },
  'position-unknown': { status: 409, msg: '{rack} has no position {position}' },
  'position-taken': {
    status: 409,
    msg: 'Position {position} holds tube {barcode}. The next free one is {next}',
  },
  'rack-full': { status: 409, msg: '{rack} is full. Choose another rack' },
  'tube-stored-already': {
    status: 409,
    msg: 'Tube {barcode} is in position {position}. Move it, or take it out first',
  },
  'tube-before-accession': { status: 409, msg: 'Tube {barcode} is {label}. Accession it, then store it' },
  'tube-over': { status: 409, msg: 'Tube {barcode} is {label}: it is not stored any more. Check the label' },
  'tube-elsewhere': {
    status: 409,
    msg: 'Tube {barcode} was last scanned at {location}. Receive it here, then store it',
  },
  'tube-has-open-tests': {
    status: 409,
    msg: '{tests} of tube {barcode} still wait for a first result. Store it only with a reason',
  },
  'tube-in-disposal': {
    status: 409,
    msg: 'Tube {barcode} is in a disposal run that waits for its witness. Withdraw the run first',
  },
  'tube-not-stored': { status: 409, msg: 'Tube {barcode} is {label}, and in no position of the storage' },
  'disposal-too-early': { status: 409, msg: 'Tube {barcode} is kept until {until}. Take it out of the run' },
  'disposal-tests-open': {
    status: 409,
    msg: 'Tube {barcode} has tests that are still open. Take it out of the run',
  },
  'disposal-several-locations': {
    status: 409,
    msg: 'These tubes are stored at several locations. Make one run for each',
  },
  'disposal-method-unfit': {
    status: 400,
    msg: 'What goes into a {colour} bag is not disposed of in this way',
  },
  'disposal-needs-witness': {
    status: 403,
    msg: 'You asked for this disposal yourself. Another person has to witness it',
  },
  'disposal-over': { status: 409, msg: 'This disposal is {label} already' },
  'disposal-not-witnessed': {
    status: 409,
    msg: 'Nobody has witnessed this disposal: it has no certificate yet',
  },
  'aliquot-volume': { status: 409, msg: 'Tube {barcode} holds {have} µL, and the aliquots take {want} µL' },
  'aliquot-not-at-bench': {
    status: 409,
    msg: 'Tube {barcode} is {label}. Aliquots are filled from an accessioned tube at the bench',
  },
  'aliquot-test-twice': { status: 400, msg: 'A test goes with one aliquot. Choose one for {test}' },
  'aliquot-test-elsewhere': {
    status: 409,
    msg: 'A chosen test is not run from tube {barcode}. Reload to see where it is, then choose again',
  },
  'aliquot-test-measured': {
    status: 409,
    msg: '{test} has its values already: it stays on the tube that it was measured from',
  },
  'aliquot-has-parent': {
    status: 409,
    msg: 'Tube {barcode} is an aliquot. Reject the tube that it was filled from',
  },
} as const satisfies Record<string, RefusalSpec>;
