import type { ActionLimits } from './action-limits.ts';
import type { Interval } from './flag.ts';

/** The intervals of one range; null is no limit. */
export type NestedLimits = Interval & ActionLimits;

/** What is wrong with a limit; `says` goes on after the parameter: 'has a low above its high'. */
export interface LimitFault {
  readonly field: keyof NestedLimits;
  readonly says: string;
}

interface OrderRule extends LimitFault {
  readonly isBroken: (limits: NestedLimits) => boolean;
}

/** critical ⊋ action ⊇ reference: nested limits on each side, the absent ones skipped. */
const ORDER: readonly OrderRule[] = [
  {
    field: 'low',
    says: 'has a low above its high',
    isBroken: ({ low, high }) => isAbove(low, high),
  },
  {
    field: 'actionLow',
    says: 'has an action low inside the reference interval',
    isBroken: ({ actionLow, low }) => isAbove(actionLow, low),
  },
  {
    field: 'actionHigh',
    says: 'has an action high inside the reference interval',
    isBroken: ({ high, actionHigh }) => isAbove(high, actionHigh),
  },
  {
    field: 'actionLow',
    says: 'has an action low above its action high',
    isBroken: ({ actionLow, actionHigh }) => isAbove(actionLow, actionHigh),
  },
  {
    field: 'criticalLow',
    says: 'has a critical low inside the reference interval',
    isBroken: ({ criticalLow, low }) => isAtLeast(criticalLow, low),
  },
  {
    field: 'criticalHigh',
    says: 'has a critical high inside the reference interval',
    isBroken: ({ high, criticalHigh }) => isAtLeast(high, criticalHigh),
  },
  {
    field: 'criticalLow',
    says: 'has a critical low inside the limits for action',
    isBroken: ({ criticalLow, actionLow }) => isAtLeast(criticalLow, actionLow),
  },
  {
    field: 'criticalHigh',
    says: 'has a critical high inside the limits for action',
    isBroken: ({ actionHigh, criticalHigh }) => isAtLeast(actionHigh, criticalHigh),
  },
  {
    field: 'criticalLow',
    says: 'has a critical low above its critical high',
    isBroken: ({ criticalLow, criticalHigh }) => isAbove(criticalLow, criticalHigh),
  },
];

/** What is out of order among the limits of a range: plausible ⊇ critical ⊋ action ⊇ reference, the absent ones skipped (ADR 35). */
export function nestedLimitFaults(
  limits: NestedLimits,
  plausible: { readonly plausibleLow: number | null; readonly plausibleHigh: number | null },
): LimitFault[] {
  const broken = ORDER.filter(({ isBroken }) => isBroken(limits)).map(({ field, says }) => ({ field, says }));
  return [...broken, ...plausibleFaults(limits, plausible)];
}

/** Whatever is outermost on each side is plausible. */
function plausibleFaults(
  limits: NestedLimits,
  { plausibleLow, plausibleHigh }: Parameters<typeof nestedLimitFaults>[1],
): LimitFault[] {
  const says = 'has limits that are not plausible';
  const low = (['criticalLow', 'actionLow', 'low'] as const).find((field) => limits[field] !== null);
  const high = (['criticalHigh', 'actionHigh', 'high'] as const).find((field) => limits[field] !== null);
  return [
    ...(low && isAbove(plausibleLow, limits[low]) ? [{ field: low, says }] : []),
    ...(high && isAbove(limits[high], plausibleHigh) ? [{ field: high, says }] : []),
  ];
}

/** Both are given, and one is above the other. */
export function isAbove(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one > other;
}

function isAtLeast(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one >= other;
}
