/** What may be wrong with a driver, and what to do about it. */
export const DRIVER_FAULTS = {
  noJson: 'This is no JSON',
  missing: 'This must be said',
  unknown: 'The driver knows no such field: take it out or correct its name',
  wrongKind: 'Something of another kind is expected here',
  notListed: 'Choose one of the listed values',
  tooLong: 'This is too long',
  outOfBounds: 'This number is too small or too large',
  badPath: 'This names no place in a message of this layout',
  badPattern:
    'This is no pattern that can be used: RE2 syntax without groups, repeat counts of 100 in all, 100 characters',
  noCondition: 'Say which texts, or a pattern',
  twice: 'The same stands here twice',
  noSampleId: 'Say where the sample id stands, or no result finds its tube',
  noCode: 'Say where the code of a parameter stands',
  noValue: 'Say where the value stands',
  otherLayout: 'Messages of this layout do not come over such a link',
  cannotAsk: 'Machines of this layout cannot ask in this way',
  noOrders: 'A query is answered with orders: say how they are written',
  noPlaceForCode: 'Say with {code} where the code stands',
  outsideResult: 'This lies behind the end of one result',
  noTitles: 'Without a row of titles columns go by their numbers',
  notWide: 'Only where columns hold one parameter each',
  sameBytes: 'A block cannot begin and end with the same byte',
} as const satisfies Readonly<Record<string, string>>;

export type DriverFaultCode = keyof typeof DRIVER_FAULTS;

export interface DriverFault {
  /** Where, such as `result.code` or `sample.control[0].matches`; empty: the whole. */
  readonly path: string;
  readonly code: DriverFaultCode;
  /** What to do, in English. */
  readonly reason: string;
}

/** A fault with its words. */
export function driverFault(path: string, code: DriverFaultCode): DriverFault {
  return { path, code, reason: DRIVER_FAULTS[code] };
}
