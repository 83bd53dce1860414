import type { OwnRangeFault } from '@nidan/domain/ranges/own-range-faults';

type Plain = Exclude<OwnRangeFault['code'], 'bandWithoutExtent' | 'tooManyDecimals'>;

const SAYS: Readonly<Record<Plain, string>> = {
  lowAboveHigh: 'has a low above its high',
  actionLowInside: 'has an action low inside the reference interval',
  actionHighInside: 'has an action high inside the reference interval',
  actionLowAboveHigh: 'has an action low above its action high',
  criticalLowInside: 'has a critical low inside the reference interval',
  criticalHighInside: 'has a critical high inside the reference interval',
  criticalLowInsideAction: 'has a critical low inside the limits for action',
  criticalHighInsideAction: 'has a critical high inside the limits for action',
  criticalLowAboveHigh: 'has a critical low above its critical high',
  implausible: 'has limits that are not plausible',
  endsOnFirstDay: 'has a range that ends on its first day',
  wordsNeedText: 'is in words, so each of its ranges must be a text',
  bandsLeaveOut: 'has bands that leave a value out or claim it twice',
};

/** A fault in the words that go on after the parameter: 'has a low above its high'. */
export function sayOwnRangeFault(fault: OwnRangeFault): string {
  switch (fault.code) {
    case 'bandWithoutExtent':
      return `has a band ${fault.values.band} without extent`;
    case 'tooManyDecimals':
      return `has the limit ${fault.values.limit}, which cannot be printed with ${fault.values.decimals} decimals`;
    default:
      return SAYS[fault.code];
  }
}
