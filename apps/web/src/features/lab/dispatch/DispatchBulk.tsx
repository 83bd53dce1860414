import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { BulkBar } from '../../../kernel/ui/BulkBar.tsx';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { MenuButton } from '../../../kernel/ui/overlays/MenuButton.tsx';
import { DISPATCH_ACTIONS } from './dispatch-actions.ts';
import { dispatchKeys } from './dispatch-keys.ts';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import { type DispatchPlan, planDispatch } from './plan-dispatch.ts';
import type { DispatchDesk } from './use-dispatch-desk.ts';

interface DispatchBulkProps {
  readonly desk: DispatchDesk;
  readonly selected: readonly DispatchView[];
  /** Beside the count: selects all in the filter, when there are more. */
  readonly more: ReactNode;
  readonly onPreview: () => void;
  readonly onClear: () => void;
}

/** What can be done with the selected reports, after a dry run of what the main button would do. */
export function DispatchBulk({ desk, selected, more, onPreview, onClear }: DispatchBulkProps) {
  const t = useTexts(dispatchTexts);
  const stateLabel = useStateLabel(reportDispatch);
  const plans = DISPATCH_ACTIONS.map((one) => ({
    ...one,
    plan: planDispatch(one.action, selected, stateLabel),
  }));
  const main = plans.find(({ plan }) => plan.go.length > 0) ?? plans[0];
  const hold = plans.find(({ action }) => action === 'hold');
  const offOf = (plan: DispatchPlan): string | undefined =>
    desk.off ?? (plan.go.length > 0 ? undefined : t('noneCan', { why: blockedWords(t, plan) }));
  return (
    <BulkBar
      title={t('selected', { count: selected.length })}
      note={
        <span className="row">
          {more}
          <span>
            {main && dryRun(t, main.plan)}
            <span className="muted">. {t('previewNote')}</span>
          </span>
        </span>
      }
      onClear={onClear}
    >
      <Button onClick={onPreview}>{t('preview')}</Button>
      {hold && hold !== main && (
        <Button
          shortcut={dispatchKeys.shortcuts.hold}
          off={offOf(hold.plan)}
          onClick={() => desk.start('hold', selected)}
        >
          {t('doHold')}
        </Button>
      )}
      <MenuButton
        align="end"
        items={plans
          .filter(({ action }) => action !== 'hold' && action !== main?.action)
          .map(({ action, words, icon, plan }) => ({
            key: action,
            label: t('counted', { words: t(words), count: plan.go.length }),
            icon,
            off: offOf(plan),
            onPick: () => desk.start(action, selected),
          }))}
      >
        {t('more')}
        <Icon name="down" size={12} />
      </MenuButton>
      {main && (
        <Button
          kind="primary"
          shortcut={dispatchKeys.shortcuts[main.action]}
          busy={desk.busy}
          off={offOf(main.plan)}
          onClick={() => desk.start(main.action, selected)}
        >
          {t('counted', { words: t(main.words), count: main.plan.go.length })}
        </Button>
      )}
    </BulkBar>
  );
}

type Words = ReturnType<(typeof dispatchTexts)['in']>;

/** '4 ok, 8 pages; 2 blocked: due' */
function dryRun(t: Words, plan: DispatchPlan): string {
  const parts = [t('dryOk', { count: plan.go.length })];
  if (plan.action === 'markPrinted' && plan.pages > 0) parts.push(t('dryPages', { count: plan.pages }));
  const count = plan.blocked.reduce((sum, one) => sum + one.count, 0);
  const blocked = count === 0 ? '' : `; ${t('dryBlocked', { count, why: blockedWords(t, plan) })}`;
  return `${parts.join(', ')}${blocked}`;
}

function blockedWords(t: Words, { blocked }: DispatchPlan): string {
  return blocked.map(({ why }) => why ?? t('noRight')).join(', ');
}
