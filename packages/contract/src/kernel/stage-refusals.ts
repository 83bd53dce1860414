import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of tests that are done in stages. */
export const stageRefusals = {
  'stage-waits': { status: 409, msg: '{stage} of {thing} waits for {before}. Do that first' },
  'stage-inputs-missing': {
    status: 409,
    msg: '{stage} of {thing} still needs {inputs}. Enter it, then complete the stage',
  },
  'stage-replaced': {
    status: 409,
    msg: '{stage} of {thing} was sent back meanwhile, or {thing} is gone. Reload to see where it is now',
  },
  'stage-of-role': { status: 403, msg: '{stage} is done by the role {role}. Ask somebody who has it' },
  'stage-no-target': { status: 400, msg: '{stage} can go back to {targets}. Choose one of them' },
  'stage-names-thing': { status: 400, msg: 'Say which {level} goes back to {stage}' },
  'thing-at-other-stage': {
    status: 409,
    msg: '{thing} is at {stage}, and was scanned at {scanned}. Take it to {stage}',
  },
  'thing-waits-nowhere': { status: 409, msg: '{thing} waits at no stage: {why}' },
  'thing-before-its-stage': {
    status: 409,
    msg: '{stage} of {thing} has not begun. Start it, then make what comes of it',
  },
  'thing-parent-unfit': {
    status: 400,
    msg: 'A {kind} of this test is not made of a {parent}. Choose what it is made of',
  },
  'thing-gone': { status: 409, msg: '{thing} is gone: {reason}. Choose another one' },
  'things-too-many': {
    status: 409,
    msg: '{thing} can have no more than {most}. Open another case for the rest',
  },
  'thing-unknown': {
    status: 404,
    msg: 'No part, block or slide has the barcode {barcode}. Scan its label again',
  },
  'thing-disposed': { status: 409, msg: '{thing} was disposed of. Check the label' },
  'thing-kept-until': { status: 409, msg: '{thing} is kept until {until}. Leave it where it is' },
  'thing-case-open': {
    status: 409,
    msg: 'The case of {thing} is still open. Complete it, then dispose of what is over its time',
  },
  'thing-has-made': { status: 409, msg: '{count} things were made of {thing}. Discard those first' },
  'thing-is-last-part': { status: 409, msg: '{thing} is the only part of the case. Cancel the test instead' },
  'slide-made-of': { status: 400, msg: 'Say after which slide of the same block this one is made' },
  'slide-names-stain': { status: 400, msg: 'Say which stain the slide gets' },
  'case-complete': {
    status: 409,
    msg: 'Case {case} is complete. What is still to be said goes into an addendum',
  },
  'case-stage-done': {
    status: 409,
    msg: '{stage} of {case} is completed. Send it back first, then add to the case',
  },
  'case-open-already': { status: 409, msg: 'This test has its case already: {case}' },
  'test-without-stages': { status: 409, msg: '{test} is not done in stages' },
  'case-before-accession': { status: 409, msg: '{test} is {label}. Accession its tube, then open its case' },
} as const satisfies Record<string, RefusalSpec>;
