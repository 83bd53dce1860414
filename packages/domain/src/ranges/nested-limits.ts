import type { RangeLimit, RangeLimits } from './range-limits.ts';

/** What is out of order among the limits of a range, at the limit that would be mended. */
export interface NestingFault {
  readonly code:
    | 'lowAboveHigh'
    | 'actionLowInside'
    | 'actionHighInside'
    | 'actionLowAboveHigh'
    | 'criticalLowInside'
    | 'criticalHighInside'
    | 'criticalLowInsideAction'
    | 'criticalHighInsideAction'
    | 'criticalLowAboveHigh'
    | 'implausible';
  readonly field: RangeLimit;
}

interface OrderRule extends NestingFault {
  readonly isBroken: (limits: RangeLimits) => boolean;
}

/** critical ⊋ action ⊇ reference: nested limits on each side, the absent ones skipped. */
const ORDER: readonly OrderRule[] = [
  {
    field: 'low',
    code: 'lowAboveHigh',
    isBroken: ({ low, high }) => isAbove(low, high),
  },
  {
    field: 'actionLow',
    code: 'actionLowInside',
    isBroken: ({ actionLow, low }) => isAbove(actionLow, low),
  },
  {
    field: 'actionHigh',
    code: 'actionHighInside',
    isBroken: ({ high, actionHigh }) => isAbove(high, actionHigh),
  },
  {
    field: 'actionLow',
    code: 'actionLowAboveHigh',
    isBroken: ({ actionLow, actionHigh }) => isAbove(actionLow, actionHigh),
  },
  {
    field: 'criticalLow',
    code: 'criticalLowInside',
    isBroken: ({ criticalLow, low }) => isAtLeast(criticalLow, low),
  },
  {
    field: 'criticalHigh',
    code: 'criticalHighInside',
    isBroken: ({ high, criticalHigh }) => isAtLeast(high, criticalHigh),
  },
  {
    field: 'criticalLow',
    code: 'criticalLowInsideAction',
    isBroken: ({ criticalLow, actionLow }) => isAtLeast(criticalLow, actionLow),
  },
  {
    field: 'criticalHigh',
    code: 'criticalHighInsideAction',
    isBroken: ({ actionHigh, criticalHigh }) => isAtLeast(actionHigh, criticalHigh),
  },
  {
    field: 'criticalLow',
    code: 'criticalLowAboveHigh',
    isBroken: ({ criticalLow, criticalHigh }) => isAbove(criticalLow, criticalHigh),
  },
];

/** What is out of order among the limits of a range: plausible ⊇ critical ⊋ action ⊇ reference, the absent ones skipped (ADR 35). */
export function nestedLimitFaults(
  limits: RangeLimits,
  plausible: { readonly plausibleLow: number | null; readonly plausibleHigh: number | null },
): NestingFault[] {
  const broken = ORDER.filter(({ isBroken }) => isBroken(limits)).map(({ field, code }) => ({ field, code }));
  return [...broken, ...plausibleFaults(limits, plausible)];
}

/** Whatever is outermost on each side is plausible. */
function plausibleFaults(
  limits: RangeLimits,
  { plausibleLow, plausibleHigh }: Parameters<typeof nestedLimitFaults>[1],
): NestingFault[] {
  const code = 'implausible';
  const low = (['criticalLow', 'actionLow', 'low'] as const).find((field) => limits[field] !== null);
  const high = (['criticalHigh', 'actionHigh', 'high'] as const).find((field) => limits[field] !== null);
  return [
    ...(low && isAbove(plausibleLow, limits[low]) ? [{ field: low, code } as const] : []),
    ...(high && isAbove(limits[high], plausibleHigh) ? [{ field: high, code } as const] : []),
  ];
}

/** Both are given, and one is above the other. */
export function isAbove(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one > other;
}

function isAtLeast(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one >= other;
}
