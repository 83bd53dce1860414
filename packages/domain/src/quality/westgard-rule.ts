/** How a broken rule counts: a warning asks for a look, a reject holds results. */
export type RuleClass = 'warning' | 'reject';

/** What a rule looks at: one point, points in a row that are beyond a limit on one side, both sides within a run, or a trend. */
type RuleShape =
  | { readonly kind: 'point'; readonly limit: number }
  | { readonly kind: 'row'; readonly count: number; readonly limit: number; readonly across: RowScope }
  | { readonly kind: 'range'; readonly limit: number }
  | { readonly kind: 'majority'; readonly count: number; readonly of: number; readonly limit: number }
  | { readonly kind: 'trend'; readonly count: number };

/**
 * Where points stand in a row: `material` within a material from run to run and across the materials of one run, `all` also
 * across runs and materials together, in the order in which they were measured.
 */
type RowScope = 'material' | 'all';

interface WestgardRuleFacts {
  readonly class: RuleClass;
  /** What kind of error it points to. */
  readonly error: 'random' | 'systematic' | 'either';
  readonly shape: RuleShape;
}

const row = (count: number, limit: number, across: RowScope): RuleShape => ({
  kind: 'row',
  count,
  limit,
  across,
});
const onOneSide = (count: number): WestgardRuleFacts => ({
  class: 'reject',
  error: 'systematic',
  shape: row(count, 0, 'all'),
});

/**
 * The control rules by the names of the field. A value counts as beyond a limit when it is strictly beyond it; a value on the
 * mean is on neither side. Limits in standard deviations (Westgard; domain facts 2.9).
 */
export const WESTGARD_RULES = {
  '1-2s': { class: 'warning', error: 'either', shape: { kind: 'point', limit: 2 } },
  '1-3s': { class: 'reject', error: 'either', shape: { kind: 'point', limit: 3 } },
  '2-2s': { class: 'reject', error: 'systematic', shape: row(2, 2, 'material') },
  'R-4s': { class: 'reject', error: 'random', shape: { kind: 'range', limit: 2 } },
  '2of3-2s': {
    class: 'reject',
    error: 'systematic',
    shape: { kind: 'majority', count: 2, of: 3, limit: 2 },
  },
  '3-1s': { class: 'reject', error: 'systematic', shape: row(3, 1, 'material') },
  '4-1s': { class: 'reject', error: 'systematic', shape: row(4, 1, 'all') },
  '6-x': onOneSide(6),
  '8-x': onOneSide(8),
  '9-x': onOneSide(9),
  '10-x': onOneSide(10),
  '12-x': onOneSide(12),
  '7-T': { class: 'warning', error: 'systematic', shape: { kind: 'trend', count: 7 } },
} as const satisfies Readonly<Record<string, WestgardRuleFacts>>;

export type WestgardRule = keyof typeof WESTGARD_RULES;

// as: the keys of the object above
export const ALL_WESTGARD_RULES = Object.keys(WESTGARD_RULES) as readonly WestgardRule[];
