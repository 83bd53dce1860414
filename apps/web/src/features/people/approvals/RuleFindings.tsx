import {
  type ApprovalRuleInput,
  checkRules,
  type RuleFindingView,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './Approvals.module.css';
import { rulesTexts } from './texts/rules-texts.ts';
import { useTypeWord } from './use-type-word.ts';

const FATAL: readonly RuleFindingView['kind'][] = ['neverEnds', 'onlyThemselves'];

/** What is wrong with the enabled rules, with a draft in place of its former self. */
export function RuleFindings({ draft }: { readonly draft: ApprovalRuleInput | null }) {
  const t = useTexts(rulesTexts);
  const words = useFindingWords();
  const query = useApiQuery(checkRules, { body: { draft } });
  return (
    <section className={styles.findings} aria-label={t('checker')} data-region>
      <QueryView query={query} lines={2}>
        {({ findings }) =>
          findings.length === 0 ? (
            <Note tone="ok">{t('checked')}</Note>
          ) : (
            findings.map((finding) => (
              <Note key={words(finding)} tone={FATAL.includes(finding.kind) ? 'danger' : 'warn'}>
                {words(finding)}
              </Note>
            ))
          )
        }
      </QueryView>
    </section>
  );
}

function useFindingWords(): (finding: RuleFindingView) => string {
  const t = useTexts(rulesTexts);
  const typeWord = useTypeWord();
  return ({ kind, type: typeName, rule, level, person, fromPaise, untilPaise }) => {
    const type = typeWord(typeName);
    if (kind !== 'gap') return t(kind, { type, rule, level: level ?? 0, person: person ?? '' });
    const from = rupees(fromPaise ?? 0);
    return untilPaise === null
      ? t('gapAbove', { type, from })
      : t('gap', { type, from, until: rupees(untilPaise) });
  };
}
