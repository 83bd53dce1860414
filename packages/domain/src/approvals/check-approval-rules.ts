import type { ApprovalType } from '../enumerations/approvals.ts';
import { type AmountBand, type ApprovalRule, bandGaps } from './approval-rule.ts';
import { ableFor, type Approver, isAssigned } from './next-approver.ts';

/** What is wrong with rules; levels count from 1. */
export type RuleFinding =
  /** Nobody can fill the last level: no request by this rule ever ends. */
  | { readonly kind: 'neverEnds'; readonly ruleId: string; readonly level: number }
  /** Only this person can fill the last level, so what this person asks for never ends. */
  | {
      readonly kind: 'onlyThemselves';
      readonly ruleId: string;
      readonly level: number;
      readonly userId: string;
    }
  /** Earlier levels can use up everybody who could fill the last one. */
  | { readonly kind: 'usedUp'; readonly ruleId: string; readonly level: number }
  /** Nobody can fill a level before the last: it is passed over. */
  | { readonly kind: 'passedOver'; readonly ruleId: string; readonly level: number }
  /** Amounts without a rule: what is asked for there is refused. */
  | ({ readonly kind: 'gap'; readonly type: ApprovalType } & AmountBand);

/** Whether every one of `people` can be given an own level among those that they may fill (augmenting paths). */
function allCanBeUsed(people: readonly Approver[], levels: ApprovalRule['levels']): boolean {
  const holder = new Map<number, Approver>();
  const place = (person: Approver, tried: Set<number>): boolean =>
    levels.some((level, index) => {
      if (tried.has(index) || !isAssigned(level, person)) return false;
      tried.add(index);
      const held = holder.get(index);
      if (held !== undefined && !place(held, tried)) return false;
      holder.set(index, person);
      return true;
    });
  return people.every((person) => place(person, new Set()));
}

/** Whether a request of this person can come to wait at the last level for nobody, by whoever approves before it. */
export function canStrand(
  { levels }: Pick<ApprovalRule, 'levels'>,
  approvers: readonly Approver[],
  requesterId: string,
): boolean {
  const last = levels.at(-1);
  if (last === undefined) return true;
  const able = ableFor(last, approvers, new Set([requesterId]));
  return able.length === 0 || allCanBeUsed(able, levels.slice(0, -1));
}

function lastLevelFindings(rule: ApprovalRule, approvers: readonly Approver[]): RuleFinding[] {
  const { ruleId, levels } = rule;
  const last = levels.at(-1);
  const at = { ruleId, level: levels.length };
  const able = last === undefined ? [] : ableFor(last, approvers, new Set());
  const [only] = able;
  if (only === undefined) return [{ kind: 'neverEnds', ...at }];
  if (able.length === 1) {
    return [
      { kind: 'onlyThemselves', ...at, userId: only.userId },
      ...(allCanBeUsed(able, levels.slice(0, -1)) ? [{ kind: 'usedUp' as const, ...at }] : []),
    ];
  }
  const strands =
    able.some(({ userId }) => canStrand(rule, approvers, userId)) || canStrand(rule, approvers, '');
  return strands ? [{ kind: 'usedUp', ...at }] : [];
}

function passedOver({ ruleId, levels }: ApprovalRule, approvers: readonly Approver[]): RuleFinding[] {
  return levels
    .slice(0, -1)
    .flatMap((level, index) =>
      ableFor(level, approvers, new Set()).length > 0
        ? []
        : [{ kind: 'passedOver' as const, ruleId, level: index + 1 }],
    );
}

function gapsOf(rules: readonly ApprovalRule[]): RuleFinding[] {
  const byType = Map.groupBy(rules, ({ type }) => type);
  return [...byType].flatMap(([type, ofType]) =>
    bandGaps(ofType).map((gap) => ({ kind: 'gap' as const, type, ...gap })),
  );
}

/** Finds rules that can never end, levels that nobody can fill and amounts that no rule covers, worst first. */
export function checkApprovalRules(
  rules: readonly ApprovalRule[],
  approvers: readonly Approver[],
): RuleFinding[] {
  return [
    ...rules.flatMap((rule) => lastLevelFindings(rule, approvers)),
    ...rules.flatMap((rule) => passedOver(rule, approvers)),
    ...gapsOf(rules),
  ];
}
