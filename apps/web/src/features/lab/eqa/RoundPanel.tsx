import { type EqaRoundView, listEqaRounds, lookAtEqaResult } from '@nidan/contract/lab/eqa/eqa-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import styles from '../quality/Quality.module.css';
import { ActionDialog } from './ActionDialog.tsx';
import { eqaKeys } from './eqa-keys.ts';
import { LineDialog } from './LineDialog.tsx';
import { ResultNote } from './ResultNote.tsx';
import { RoundTable } from './RoundTable.tsx';
import { eqaTexts } from './texts/eqa-texts.ts';
import { useRoundEntry } from './use-round-entry.ts';

/** The values of a round: entered by keyboard, judged at once, with what was done about them. */
export function RoundPanel({ round }: { readonly round: EqaRoundView }) {
  const t = useTexts(eqaTexts);
  const [picked, setPicked] = useState('');
  const [dialog, setDialog] = useState<'line' | 'action' | null>(null);
  const entry = useRoundEntry(round);
  const maySave = round.can.includes('save');
  const line = entry.lines.find(({ key }) => key === picked) ?? entry.lines[0];
  const result = round.results.find(
    ({ machine, parameter }) => `${machine.id} ${parameter.id}` === line?.key,
  );
  const looking = useApiMutation(lookAtEqaResult, {
    outdates: [listEqaRounds],
    onDone: () => toast({ type: 'SUCCESS', msg: t('lookDone') }),
  });
  useShortcuts(eqaKeys, { save: maySave ? entry.save : undefined });
  const offTo = (step: string): string | undefined => {
    if (result?.verdict == null) return t('pickResult');
    return result.can.includes(step) ? undefined : t('needsRight');
  };
  const look = (): void => {
    if (result === undefined) return;
    const { roundId, version } = round;
    looking.mutate({
      body: { roundId, version, machineId: result.machine.id, parameterId: result.parameter.id },
    });
  };
  const refusal = entry.refusal ?? looking.error;
  const close = (): void => setDialog(null);
  return (
    <Panel
      label={t('results')}
      title={round.scheme}
      sub={`${round.roundNo}, ${round.sample}, ${t('closes')} ${showDay(round.closesOn)}`}
      feet={
        <div className={styles.feet}>
          <Button
            kind="primary"
            shortcut={eqaKeys.shortcuts.save}
            off={maySave ? entry.off : t('needsRight')}
            busy={entry.isSaving}
            onClick={entry.save}
          >
            {t('save')}
          </Button>
          <Button off={maySave ? undefined : t('needsRight')} onClick={() => setDialog('line')}>
            {t('addParameter')}
          </Button>
          <Button off={offTo('note')} onClick={() => setDialog('action')}>
            {t('action')}
          </Button>
          {result?.seenBy === null && result.verdict !== null && (
            <Button off={offTo('look')} busy={looking.isPending} onClick={look}>
              {t('lookNow')}
            </Button>
          )}
        </div>
      }
    >
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <RoundTable
        lines={entry.lines}
        current={line?.key ?? ''}
        isOpen={maySave}
        onCurrent={setPicked}
        onType={entry.type}
      />
      <Report entry={entry} isOpen={maySave} />
      {result !== undefined && <ResultNote result={result} />}
      {dialog === 'line' && <LineDialog onAdd={entry.add} onClose={close} />}
      {dialog === 'action' && result !== undefined && (
        <ActionDialog round={round} result={result} onClose={close} />
      )}
    </Panel>
  );
}

interface ReportProps {
  readonly entry: ReturnType<typeof useRoundEntry>;
  readonly isOpen: boolean;
}

/** When the report came, and why judged values change. */
function Report({ entry, isOpen }: ReportProps) {
  const t = useTexts(eqaTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  if (!isOpen) {
    return (
      <p className={styles.form}>
        {entry.receivedOn === null ? t('notReceived') : `${t('received')} ${showDay(entry.receivedOn)}`}
      </p>
    );
  }
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <MaskedDate
          label={t('received')}
          value={entry.receivedOn}
          today={today}
          onChange={({ value }) => entry.setReceivedOn(value)}
        />
        {entry.asksWhy && (
          <TextField label={t('reason')} value={entry.reason} maxLength={500} onChange={entry.setReason} />
        )}
      </div>
    </div>
  );
}
