import type { Fault } from '@nidan/domain/text/fault';
import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import type { OwnRangeFault } from '@nidan/domain/ranges/own-range-faults';

type Plain = Exclude<OwnRangeFault['code'], 'bandWithoutExtent' | 'tooManyDecimals'>;

const SAYS: Readonly<Record<Plain, Fault>> = {
  lowAboveHigh: faultOf('low-above-high'),
  actionLowInside: faultOf('action-low-inside'),
  actionHighInside: faultOf('action-high-inside'),
  actionLowAboveHigh: faultOf('action-low-above-high'),
  criticalLowInside: faultOf('critical-low-inside'),
  criticalHighInside: faultOf('critical-high-inside'),
  criticalLowInsideAction: faultOf('critical-low-inside-action'),
  criticalHighInsideAction: faultOf('critical-high-inside-action'),
  criticalLowAboveHigh: faultOf('critical-low-above-high'),
  implausible: faultOf('limits-implausible'),
  endsOnFirstDay: faultOf('range-ends-first-day'),
  wordsNeedText: faultOf('words-need-text'),
  bandsLeaveOut: faultOf('bands-leave-out'),
};

/** A fault in the words that go on after the parameter: 'has a low above its high'. */
export function sayOwnRangeFault(fault: OwnRangeFault): Fault {
  switch (fault.code) {
    case 'bandWithoutExtent':
      return faultOf('band-without-extent', { band: fault.values.band });
    case 'tooManyDecimals':
      return faultOf('limit-too-many-decimals', {
        limit: fault.values.limit,
        decimals: fault.values.decimals,
      });
    default:
      return SAYS[fault.code];
  }
}
