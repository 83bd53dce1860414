import { tryRules } from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { RuleSet } from '@nidan/domain/autoverification/rule-set';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { ruleTexts } from './texts/rule-texts.ts';
import { rulesDeskTexts } from './texts/rules-desk-texts.ts';

interface TryRulesProps {
  readonly testId: string;
  readonly rules: RuleSet;
}

/** What rules would have done with the last results of their test. */
export function TryRules({ testId, rules }: TryRulesProps) {
  const t = useTexts(rulesDeskTexts);
  const rule = useTexts(ruleTexts);
  const may = useRight('catalog', PERMISSION.update);
  const trial = useApiMutation(tryRules);
  const body = { testId, rules: { ...rules, values: [...rules.values] } };
  const { data } = trial;
  return (
    <>
      <Button
        busy={trial.isPending}
        off={may ? undefined : t('needsCatalog')}
        onClick={() => trial.mutate({ body })}
      >
        {t('tryThem')}
      </Button>
      {trial.error && <ErrorState kind="row" refusal={trial.error} />}
      {data && (
        <p role="status" className="t13">
          {data.tried === 0 ? t('triedNone') : t('tried', { tried: data.tried, passed: data.passed })}{' '}
          {data.stops.map((stop) => `${rule(stop.rule)} ${stop.count}`).join(', ')}
        </p>
      )}
    </>
  );
}
