import { faultsFrom } from '../text/fault.ts';

/** Faults of fields: lab. */
export const labFaults = {
  'result-number': 'Enter a number, such as 7.9 or <0.5',
  'implausible-below': 'Not plausible below {low}; enter <{low} if it was measured',
  'implausible-above': 'Not plausible above {high}; enter >{high} if it was measured',
  'only-woman-pregnant': 'Only a woman can be pregnant; correct the sex first',
  'trimester-and-period': 'The last period tells the trimester; give one of them',
  'last-period-in-future': 'The last period cannot be in the future',
  'last-period-too-long-ago': '{lastPeriod} is 44 weeks ago or more; nobody is pregnant for so long',
  'stage-field-unknown': 'The stage has no such field',
  'stage-number': 'Must be a number from 0 to 100000',
  'stage-text': 'Must be a text',
  'stage-choice': 'Must be one of {choices}',
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const labFault = faultsFrom(labFaults);
