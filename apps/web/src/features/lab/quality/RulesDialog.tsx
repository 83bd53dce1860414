import type { ChartView } from '@nidan/contract/lab/quality/quality-views';
import { chooseRules, readChart } from '@nidan/contract/lab/quality/series-endpoints';
import { rulesBySigma, sigmaOf } from '@nidan/domain/quality/sigma';
import { ALL_WESTGARD_RULES, type WestgardRule } from '@nidan/domain/quality/westgard-rule';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { typedNumber } from './quality-words.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';

/** The rules that a method needs, by what it may err, its bias and its CV; null where one of them is missing. */
function advisedFor({ cv }: ChartView, tea: number | null, bias: number | null) {
  const sigma = tea === null || cv === null ? null : sigmaOf({ tea, bias: bias ?? 0, cv });
  return sigma === null ? null : { sigma, rules: rulesBySigma(sigma).rules };
}

/** The rules by which a parameter of a machine is judged, and what its sigma advises. */
export function RulesDialog({ chart, onClose }: { readonly chart: ChartView; readonly onClose: () => void }) {
  const t = useTexts(qualityTexts);
  const { series, rules: chosen } = chart;
  const [tea, setTea] = useState(chosen.teaPercent === null ? '' : String(chosen.teaPercent));
  const [bias, setBias] = useState(chosen.biasPercent === null ? '' : String(chosen.biasPercent));
  const [rules, setRules] = useState<ReadonlySet<WestgardRule>>(new Set(chosen.rules));
  const saving = useApiMutation(chooseRules, {
    outdates: [readChart],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('rulesSaved') });
      onClose();
    },
  });
  const toggle = (rule: WestgardRule, isOn: boolean): void =>
    setRules(new Set(ALL_WESTGARD_RULES.filter((one) => (one === rule ? isOn : rules.has(one)))));
  const advised = advisedFor(chart, typedNumber(tea), typedNumber(bias));
  const submit = (): void =>
    saving.mutate({
      body: {
        machineId: series.machine.id,
        parameterId: series.parameter.id,
        version: chosen.version,
        teaPercent: typedNumber(tea),
        biasPercent: typedNumber(bias),
        rules: [...rules],
      },
    });
  return (
    <FormDialog
      title={`${t('rules')}: ${series.parameter.name}, ${series.machine.name}`}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField label={t('tea')} inputMode="decimal" value={tea} data-autofocus onChange={setTea} />
        <TextField label={t('bias')} inputMode="decimal" value={bias} onChange={setBias} />
      </div>
      {advised !== null && (
        <p>
          {t('advised', { sigma: advised.sigma.toFixed(1), rules: advised.rules.join(', ') })}{' '}
          <Button kind="link" onClick={() => setRules(new Set(advised.rules))}>
            {t('takeAdvised')}
          </Button>
        </p>
      )}
      <fieldset className={styles.rules}>
        <legend>{t('rules')}</legend>
        {ALL_WESTGARD_RULES.map((rule) => (
          <Checkbox key={rule} checked={rules.has(rule)} onChange={(isOn) => toggle(rule, isOn)}>
            {rule}
          </Checkbox>
        ))}
      </fieldset>
    </FormDialog>
  );
}
