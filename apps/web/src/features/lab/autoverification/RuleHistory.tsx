import type { RuleCounts, RuleSetView } from '@nidan/contract/lab/autoverification/rule-views';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rulesDeskTexts } from './texts/rules-desk-texts.ts';

/** Who made a version what it is, and what it has done. */
export function RuleHistory({ set }: { readonly set: RuleSetView & { readonly counts: RuleCounts } }) {
  const t = useTexts(rulesDeskTexts);
  const zone = useZone();
  const { madeBy, madeAt, changedBy, approvedBy, approvedAt, retiredBy, retiredAt, retireReason } = set;
  const { judged, passed, agreed, disagreed, stopped, stoppedForNothing: nothing, checked } = set.counts;
  const steps = [
    `${t('madeBy', { by: madeBy })} ${showDateTime(madeAt, zone)}`,
    ...(changedBy === madeBy ? [] : [t('changedBy', { by: changedBy })]),
    ...(approvedBy === null || approvedAt === null
      ? []
      : [`${t('approvedBy', { by: approvedBy })} ${showDateTime(approvedAt, zone)}`]),
    ...(retiredBy === null || retiredAt === null
      ? []
      : [
          `${t('retiredBy', { by: retiredBy, reason: retireReason ?? '' })} ${showDateTime(retiredAt, zone)}`,
        ]),
  ];
  return (
    <div>
      <p className="muted t13">{steps.join(', ')}</p>
      {judged > 0 && (
        <p className="t13">{t('counts', { judged, passed, agreed, disagreed, stopped, nothing, checked })}</p>
      )}
    </div>
  );
}
