/** The limits of a range from the inside out: the one list of them, whatever they are asked for. */
export const RANGE_LIMITS = [
  'low',
  'high',
  'actionLow',
  'actionHigh',
  'criticalLow',
  'criticalHigh',
] as const;
export type RangeLimit = (typeof RANGE_LIMITS)[number];

/** Numbers of a range in the unit of its parameter; null is no limit. */
export type RangeLimits = Readonly<Record<RangeLimit, number | null>>;

/** Something for every limit: a schema, a column, what was typed. */
export function everyLimit<T>(of: (limit: RangeLimit) => T): Record<RangeLimit, T> {
  return {
    low: of('low'),
    high: of('high'),
    actionLow: of('actionLow'),
    actionHigh: of('actionHigh'),
    criticalLow: of('criticalLow'),
    criticalHigh: of('criticalHigh'),
  };
}

export const NO_LIMITS: RangeLimits = everyLimit(() => null);

/** The column of each limit in a table and in a file. */
export const LIMIT_COLUMNS = {
  low: 'low',
  high: 'high',
  actionLow: 'action_low',
  actionHigh: 'action_high',
  criticalLow: 'critical_low',
  criticalHigh: 'critical_high',
} as const satisfies Record<RangeLimit, string>;
