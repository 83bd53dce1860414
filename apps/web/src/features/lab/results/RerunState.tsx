import { readWorksheet, startRerun } from '@nidan/contract/lab/results/entry-endpoints';
import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { go } from '../../../kernel/route/use-route.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { rerunTexts } from '../rerun/texts/rerun-texts.ts';
import { entryTexts } from './texts/entry-texts.ts';

interface RerunStateProps {
  readonly billId: string;
  readonly test: WorksheetTest;
}

/** How far a rerun is, and that it begins now. */
export function RerunState({ billId, test }: RerunStateProps) {
  const t = useTexts(entryTexts);
  const queue = useTexts(rerunTexts);
  const stateLabel = useStateLabel(rerun);
  const start = useApiMutation(startRerun, { outdates: [readWorksheet], onRefused: toastRefusal });
  if (test.rerun === null) return null;
  const state = rerun.stateOf(test.rerun.status);
  const { billTestId, version } = test;
  const begin = (): void =>
    start.mutate(
      { body: { billId, tests: [{ billTestId, version }] } },
      { onSuccess: () => toast({ type: 'SUCCESS', msg: t('rerunStarted', { test: test.test.name }) }) },
    );
  return (
    <>
      <StatusChip tone={rerun.states[state].tone}>{stateLabel(state)}</StatusChip>
      {test.state !== 'rerun' && (
        <Button onClick={() => go('rerun')} title={queue('choiceOpen')}>
          {queue('choose')}
        </Button>
      )}
      {test.state === 'rerun' && state === 'requested' && test.can.includes('enterResults') && (
        <Button busy={start.isPending} onClick={begin}>
          {t('rerunStart')}
        </Button>
      )}
    </>
  );
}
