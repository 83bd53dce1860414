import type {
  ApprovalLevelInput,
  ApprovalRuleInput,
  ApprovalRuleView,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { parseRupees } from '@nidan/domain/money/rupees';
import { newId } from '../../../kernel/api/new-id.ts';

/** A rule while it is typed: amounts are texts in rupees. */
export interface RuleDraft extends Omit<ApprovalRuleInput, 'fromPaise' | 'untilPaise'> {
  readonly from: string;
  readonly until: string;
}

const noLevel: ApprovalLevelInput = { title: '', assignment: 'role', assigneeId: '' };

/** A draft of a new rule, or of one that is there. */
export function draftOf(rule: ApprovalRuleView | null): RuleDraft {
  if (rule === null) {
    return {
      ruleId: newId(),
      type: 'bill discount',
      name: '',
      status: 'enabled',
      from: '0',
      until: '',
      levels: [noLevel],
    };
  }
  const { ruleId, type, name, status, fromPaise, untilPaise, levels } = rule;
  return {
    ruleId,
    type,
    name,
    status,
    from: String(fromPaise / 100),
    until: untilPaise === null ? '' : String(untilPaise / 100),
    levels: levels.map(({ title, assignment, assigneeId }) => ({ title, assignment, assigneeId })),
  };
}

/** A draft with one more level, or with one level changed or gone. */
export function withLevel(
  draft: RuleDraft,
  change: { readonly add: true } | { readonly at: number; readonly level: ApprovalLevelInput | null },
): RuleDraft {
  if ('add' in change) return { ...draft, levels: [...draft.levels, noLevel] };
  const { at, level } = change;
  return {
    ...draft,
    levels: level === null ? draft.levels.toSpliced(at, 1) : draft.levels.with(at, level),
  };
}

/** The rule that a draft says; null while something of it is missing. */
export function ruleOf({ from, until, ...draft }: RuleDraft): ApprovalRuleInput | null {
  const fromPaise = parseRupees(from);
  const untilPaise = until.trim() === '' ? null : parseRupees(until);
  const isWhole = draft.levels.every(({ title, assigneeId }) => title.trim() !== '' && assigneeId !== '');
  if (fromPaise === null || (untilPaise === null && until.trim() !== '')) return null;
  return draft.name.trim() === '' || !isWhole ? null : { ...draft, fromPaise, untilPaise };
}
