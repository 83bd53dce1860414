import { faultsFrom } from '../text/fault.ts';
import { DRIVER_FAULTS } from '../interfacing/driver-fault.ts';

/** Faults of fields: driver. */
export const driverFaults = {
  'driver-noJson': DRIVER_FAULTS.noJson,
  'driver-missing': DRIVER_FAULTS.missing,
  'driver-unknown': DRIVER_FAULTS.unknown,
  'driver-wrongKind': DRIVER_FAULTS.wrongKind,
  'driver-notListed': DRIVER_FAULTS.notListed,
  'driver-tooLong': DRIVER_FAULTS.tooLong,
  'driver-outOfBounds': DRIVER_FAULTS.outOfBounds,
  'driver-badPath': DRIVER_FAULTS.badPath,
  'driver-badPattern': DRIVER_FAULTS.badPattern,
  'driver-noCondition': DRIVER_FAULTS.noCondition,
  'driver-twice': DRIVER_FAULTS.twice,
  'driver-noSampleId': DRIVER_FAULTS.noSampleId,
  'driver-noCode': DRIVER_FAULTS.noCode,
  'driver-noValue': DRIVER_FAULTS.noValue,
  'driver-otherLayout': DRIVER_FAULTS.otherLayout,
  'driver-cannotAsk': DRIVER_FAULTS.cannotAsk,
  'driver-noOrders': DRIVER_FAULTS.noOrders,
  'driver-noPlaceForCode': DRIVER_FAULTS.noPlaceForCode,
  'driver-outsideResult': DRIVER_FAULTS.outsideResult,
  'driver-noTitles': DRIVER_FAULTS.noTitles,
  'driver-notWide': DRIVER_FAULTS.notWide,
  'driver-sameBytes': DRIVER_FAULTS.sameBytes,
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const driverFault = faultsFrom(driverFaults);
