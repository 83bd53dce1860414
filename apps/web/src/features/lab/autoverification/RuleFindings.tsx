import type { RuledParameter } from '@nidan/contract/lab/autoverification/rule-views';
import {
  isContradiction,
  proveRuleSet,
  type RuleSetFinding,
} from '@nidan/domain/autoverification/prove-rule-set';
import type { RuleSet } from '@nidan/domain/autoverification/rule-set';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { ruleTexts } from './texts/rule-texts.ts';
import { rulesDeskTexts } from './texts/rules-desk-texts.ts';

interface RuleFindingsProps {
  readonly rules: RuleSet;
  readonly parameters: readonly RuledParameter[];
}

function Finding({ finding }: { readonly finding: RuleSetFinding }) {
  const t = useTexts(rulesDeskTexts);
  const rule = useTexts(ruleTexts);
  const { code, values } = finding;
  const { parameter, low, high } = values;
  const limits = low === undefined && high === undefined ? '' : ` ${low ?? '…'} – ${high ?? '…'}`;
  const what = `${rule(finding.rule)} ${parameter ?? ''}${limits}`.trim();
  return <li>{code === 'noValues' ? t(code) : t(code, { what })}</li>;
}

/** What the prover says of rules while they are typed. */
export function RuleFindings({ rules, parameters }: RuleFindingsProps) {
  const t = useTexts(rulesDeskTexts);
  const found = proveRuleSet(rules, parameters);
  const faults = found.filter(isContradiction);
  const notices = found.filter((finding) => !isContradiction(finding));
  return (
    <Section title={t('findings')} quiet>
      {faults.length > 0 ? (
        <Note tone="danger">
          <FindingList findings={faults} />
        </Note>
      ) : (
        <Note tone="ok">{t('sound')}</Note>
      )}
      {notices.length > 0 && (
        <Note tone="info">
          <FindingList findings={notices} />
        </Note>
      )}
    </Section>
  );
}

function FindingList({ findings }: { readonly findings: readonly RuleSetFinding[] }) {
  return (
    <ul>
      {findings.map((finding) => (
        <Finding key={JSON.stringify(finding)} finding={finding} />
      ))}
    </ul>
  );
}
