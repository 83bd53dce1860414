import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of external assessment. */
export const eqaRefusals = {
  'eqa-round-exists': {
    status: 409,
    msg: 'Sample {sample} of {scheme}, round {round} is here already. Open that round and enter its values there',
  },
  'eqa-sd-zero': {
    status: 400,
    msg: 'The SD of {parameter} is {given}, so no z can be said. Take the SD of your group from the report of the scheme',
  },
  'eqa-other-unit': {
    status: 409,
    msg: '{parameter} is measured in {unit} here, not in {given}. Convert the values of the scheme first',
  },
  'eqa-received-future': {
    status: 400,
    msg: '{date} is still to come. Give the day on which the report of the scheme came',
  },
  'eqa-not-received': {
    status: 400,
    msg: 'Assigned values come with the report of the scheme. Give the day on which it came',
  },
  'eqa-half-assigned': {
    status: 400,
    msg: 'Of {parameter} only one of assigned value and SD is given. Enter both, or neither until the report is here',
  },
  'eqa-result-twice': {
    status: 400,
    msg: '{parameter} on {machine} is given twice. Keep one of both values',
  },
  'eqa-reason-missing': {
    status: 400,
    msg: '{parameter} on {machine} is judged already. Say why its figures change',
  },
  'eqa-not-judged': {
    status: 409,
    msg: '{parameter} has no assigned value yet. Enter it with the SD of the group from the report first',
  },
  'eqa-action-missing': {
    status: 409,
    msg: '{parameter} has a z of {z}. Say first what was found and done about it',
  },
  'eqa-look-own': {
    status: 403,
    msg: 'Whoever entered the values or wrote the action does not look at them as the second person. Ask somebody else',
  },
  'eqa-seen': { status: 409, msg: 'A second person has looked at this result already' },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
