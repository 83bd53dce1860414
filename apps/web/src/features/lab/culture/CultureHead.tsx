import { finishCulture, issueInterim, reopenCulture } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView } from '@nidan/contract/lab/culture/culture-views';
import { cultureCase } from '@nidan/domain/status-sets/lab/culture-case';
import { stateOfView } from './culture-words.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { cultureKeys } from './culture-keys.ts';
import { cultureTexts } from './texts/culture-texts.ts';
import { useCultureChange } from './use-culture-change.ts';

interface CultureHeadProps {
  readonly culture: CultureView;
  readonly onPlate: () => void;
  readonly onIncubate: () => void;
  readonly onMacro: () => void;
}

/** Who and what it is, and the steps that a culture may take now. */
export function CultureHead({ culture, onPlate, onIncubate, onMacro }: CultureHeadProps) {
  const t = useTexts(cultureTexts);
  const zone = useZone();
  const { patient, labNo, specimen, barcode, collectedAt, inoculatedAt, can } = culture;
  const stateLabel = useStateLabel(cultureCase);
  const steps = useSteps(culture);
  const sub = [
    labNo,
    `${specimen.name} ${barcode ?? ''}`.trim(),
    ...(collectedAt === null ? [] : [`${t('collected')} ${showShort(collectedAt, zone)}`]),
    ...(inoculatedAt === null ? [] : [`${t('plated')} ${showShort(inoculatedAt, zone)}`]),
    stateLabel(stateOfView(culture.state)),
  ].join(' · ');
  useShortcuts(cultureKeys, { macro: onMacro, issue: steps.issue });
  return (
    <PageHead title={patient.fullName} sub={sub}>
      {can.includes('inoculate') && (
        <Button kind="primary" onClick={onPlate}>
          {t('plate')}
        </Button>
      )}
      {can.includes('incubate') && (
        <Button kind="primary" onClick={onIncubate}>
          {t('incubate')}
        </Button>
      )}
      <Button shortcut={cultureKeys.shortcuts.macro} onClick={onMacro}>
        {t('macro')}
      </Button>
      {steps.noGrowth && <Button onClick={steps.noGrowth}>{t('noGrowth')}</Button>}
      {steps.finish && <Button onClick={steps.finish}>{t('finish')}</Button>}
      {steps.reopen && <Button onClick={steps.reopen}>{t('reopen')}</Button>}
      {can.includes('issueInterim') && (
        <Button
          kind="primary"
          busy={steps.isIssuing}
          shortcut={cultureKeys.shortcuts.issue}
          onClick={steps.issue}
        >
          {t('issue', { no: culture.block.issueNo })}
        </Button>
      )}
    </PageHead>
  );
}

function useSteps(culture: CultureView) {
  const t = useTexts(cultureTexts);
  const { caseId, version, can, isolates } = culture;
  const issuing = useCultureChange(issueInterim, {
    onDone: () => toast({ type: 'SUCCESS', msg: t('issued') }),
    onRefused: toastRefusal,
  });
  const finishing = useCultureChange(finishCulture, {
    onDone: () => toast({ type: 'SUCCESS', msg: t('finished') }),
    onRefused: toastRefusal,
  });
  const reopening = useCultureChange(reopenCulture, { onRefused: toastRefusal });
  const finish = async (noGrowth: boolean): Promise<void> => {
    const question = {
      kind: 'INFO',
      title: t('finishTitle'),
      text: t('finishText'),
      action: t('finish'),
    } as const;
    if ((await ask(question)) !== null) finishing.mutate({ body: { caseId, version, noGrowth } });
  };
  const reopen = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('reopenTitle'),
      text: t('reopenText'),
      action: t('reopen'),
      reason: true,
    });
    if (answer !== null) reopening.mutate({ body: { caseId, version, reason: answer.reason } });
  };
  return {
    isIssuing: issuing.isPending,
    issue: can.includes('issueInterim') ? () => issuing.mutate({ body: { caseId, version } }) : undefined,
    finish: can.includes('finish') && isolates.length > 0 ? () => void finish(false) : undefined,
    noGrowth: can.includes('confirmNoGrowth') && isolates.length === 0 ? () => void finish(true) : undefined,
    reopen: can.includes('reopen') ? () => void reopen() : undefined,
  };
}
