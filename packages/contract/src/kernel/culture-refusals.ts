import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of cultures and of tables of breakpoints. */
export const cultureRefusals = {
  'culture-not-one': {
    status: 409,
    msg: '{test} is no culture: none of its parameters names an organism. Enter it on its worksheet',
  },
  'culture-exists': { status: 409, msg: 'The culture of {test} is received already. Open it from the list' },
  'culture-specimen-unknown': {
    status: 409,
    msg: 'The tube of {test} does not say what the specimen is. Choose the specimen',
  },
  'culture-test-closed': {
    status: 409,
    msg: '{test} is {label} on its bill, so its culture is not worked on now',
  },
  'culture-not-scanned-in': {
    status: 409,
    msg: 'The tube of {test} is not scanned in by its department yet. Scan it at department accession, then receive the culture',
  },
  'culture-reading-unknown': {
    status: 404,
    msg: 'The culture has no reading {no}. Choose one of its readings',
  },
  'culture-nothing-seen': {
    status: 409,
    msg: 'Nothing was read of this culture yet. Write a reading, or the Gram stain, then issue an interim report',
  },
  'culture-isolate-number': {
    status: 409,
    msg: 'Isolate {no} is {organism} already. Take another number, or change that isolate',
  },
  'culture-organism-changed': {
    status: 409,
    msg: 'Isolate {no} has {count} values that were judged as {organism}. Confirm that they are judged again as {now}; the former verdicts are kept',
  },
  'culture-mic-off-grid': {
    status: 400,
    msg: '{value} is no dilution of {medicine}. MICs go 0.25, 0.5, 1, 2 and so on; write ≤ or > before the last one that was tried',
  },
  'culture-not-a-mic': {
    status: 400,
    msg: '{value} is no MIC of {medicine}. Write a number of mg/L such as 0.25, ≤0.25 or >32',
  },
  'culture-zone-impossible': {
    status: 400,
    msg: 'A zone of {value} mm around {medicine} is not possible: a plate has 6 to 60 mm. Measure it again',
  },
  'culture-value-missing': {
    status: 409,
    msg: '{medicine} has no value. Enter what was measured, then say the verdict',
  },
  'culture-print-unjudged': {
    status: 409,
    msg: '{medicine} has no verdict, so it is not printed: {why}. Read it again, or say the verdict with a reason',
  },
  'culture-value-twice': {
    status: 400,
    msg: '{medicine} is named twice for one isolate. Send each value once',
  },
  'culture-isolate-missing': {
    status: 409,
    msg: 'Growth was seen and no organism is named. Name the isolate, or write that nothing grew at the last reading',
  },
  'culture-has-isolates': {
    status: 409,
    msg: 'The culture has isolates, so it is not without growth. Take them out with a reason first',
  },
  'culture-still-early': {
    status: 409,
    msg: 'The last reading is due on {at}. Read it, then say that nothing grew',
  },
  'culture-values-missing': {
    status: 409,
    msg: '{test} still lacks {parameters}. Enter it on its worksheet, then finish the culture',
  },
  'culture-checked': {
    status: 409,
    msg: '{test} is checked. Take its check back with a reason, then open the culture again',
  },
  'culture-alert-told': { status: 409, msg: '{toldTo} was told of this already' },
  'breakpoints-added': { status: 409, msg: '{document} is in the lab already' },
  'breakpoints-unknown': { status: 404, msg: 'No table called {document} is delivered' },
  'breakpoints-file': { status: 400, msg: '{name} is no breakpoint file of WHONET: {fault}' },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
