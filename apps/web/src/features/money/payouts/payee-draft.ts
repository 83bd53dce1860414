import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { changePayee } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayeeView, SlabShape } from '@nidan/contract/money/payouts/payout-view';
import { type PayoutSlab, type SlabMode, slabsFault } from '@nidan/domain/agencies/payout';
import { payoutSlabsOfText, textOfPayoutSlabs } from '@nidan/domain/agencies/payout-slab-text';
import { newId } from '../../../kernel/api/new-id.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a rule is for, in the order in which they win. */
export const RULE_KINDS = ['everything', 'oneTest', 'department', 'agency'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface RuleDraft {
  readonly ruleId: string;
  readonly kind: RuleKind;
  readonly of: Named | null;
  /** As it is typed. */
  readonly slabs: string;
  readonly mode: SlabMode;
}

export interface PayeeDraft {
  readonly doctor: Named | null;
  readonly seller: Named | null;
  readonly territory: Named | null;
  readonly since: string;
  readonly tdsSection: '' | '194H' | '194J';
  readonly pan: string;
  readonly accountName: string;
  readonly accountNo: string;
  readonly ifsc: string;
  readonly rules: readonly RuleDraft[];
}

/** A new rule of a form. */
export function newRule(kind: RuleKind): RuleDraft {
  return { ruleId: newId(), kind, of: null, slabs: '', mode: 'whole' };
}

/** The form of a payee, or of a new one whose bills count from a day on. */
export function payeeDraft(payee: PayeeView | null, today: string): PayeeDraft {
  return {
    doctor: null,
    seller: null,
    territory: null,
    since: payee?.since ?? today,
    tdsSection: payee === null ? '194J' : (payee.tdsSection ?? ''),
    pan: payee?.pan ?? '',
    accountName: payee?.accountName ?? '',
    accountNo: payee?.accountNo ?? '',
    ifsc: payee?.ifsc ?? '',
    rules: payee === null ? [newRule('everything')] : payee.rules.map(ruleDraft),
  };
}

function ruleDraft({
  ruleId,
  testId,
  departmentId,
  agencyId,
  of,
  slabs,
  mode,
}: PayeeView['rules'][number]): RuleDraft {
  const id = testId ?? departmentId ?? agencyId;
  const [kind] = RULE_KINDS.filter(
    (one) =>
      (one === 'oneTest' && testId !== null) ||
      (one === 'department' && departmentId !== null) ||
      (one === 'agency' && agencyId !== null),
  );
  return {
    ruleId,
    kind: kind ?? 'everything',
    of: id === null ? null : { id, name: of ?? '' },
    slabs: textOfPayoutSlabs(slabs.map(slabOf)),
    mode,
  };
}

function slabOf({ fromPaise, basisPoints, fixedPaise }: SlabShape): PayoutSlab {
  const percent = basisPoints === null ? null : basisPoints / 100;
  return { from: fromPaise, percent, fixed: fixedPaise ?? 0 };
}

/** Slabs of a payee as they are typed. */
export function slabsText(slabs: readonly SlabShape[]): string {
  return textOfPayoutSlabs(slabs.map(slabOf));
}

/** True when a rule says for what, and how much. */
export function isRuleWhole({ kind, of, slabs, mode }: RuleDraft): boolean {
  const typed = payoutSlabsOfText(slabs);
  return (kind === 'everything' || of !== null) && typed !== null && slabsFault(typed, mode) === null;
}

/** What is sent of a form whose rules are whole. */
export function payeeFieldsOf(draft: PayeeDraft): Omit<BodyOf<typeof changePayee>, 'payeeId' | 'version'> {
  const { tdsSection, pan, accountName, accountNo, ifsc } = draft;
  return {
    tdsSection: tdsSection === '' ? null : tdsSection,
    pan: pan.trim() === '' ? null : pan.trim().toUpperCase(),
    accountName: accountName.trim(),
    accountNo: accountNo.trim(),
    ifsc: ifsc.trim().toUpperCase(),
    rules: draft.rules.map(({ ruleId, kind, of, slabs, mode }) => ({
      ruleId,
      mode,
      testId: kind === 'oneTest' ? (of?.id ?? null) : null,
      departmentId: kind === 'department' ? (of?.id ?? null) : null,
      agencyId: kind === 'agency' ? (of?.id ?? null) : null,
      slabs: (payoutSlabsOfText(slabs) ?? []).map(({ from, percent, fixed }) => ({
        fromPaise: from,
        basisPoints: percent === null ? null : Math.round(percent * 100),
        fixedPaise: percent === null ? fixed : null,
      })),
    })),
  };
}
