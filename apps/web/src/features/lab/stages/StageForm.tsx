import type { StageOfCase, StageRowView } from '@nidan/contract/lab/stages/case-view';
import { actOnStage } from '@nidan/contract/lab/stages/stage-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { AddThingsDialog } from './AddThingsDialog.tsx';
import { type BoardLine, placeOf } from './board-rows.ts';
import { RejectStageDialog } from './RejectStageDialog.tsx';
import { missingNames, OUTDATED_BY_STAGES, typedInputs } from './stage-form.ts';
import { stagesKeys } from './stages-keys.ts';
import styles from './Stages.module.css';
import { stagesTexts } from './texts/stages-texts.ts';

interface StageFormProps {
  readonly line: BoardLine;
  readonly stage: StageOfCase;
  readonly row: StageRowView;
}

type Action = 'start_stage' | 'save_stage_result' | 'complete_stage';

const SAID = { start_stage: 'started', save_stage_result: 'saved', complete_stage: 'completed' } as const;

/** The fields of a stage, and what may be done with it. */
export function StageForm({ line, stage, row }: StageFormProps) {
  const t = useTexts(stagesTexts);
  const zone = useZone();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(Object.entries(row.inputs).map(([name, value]) => [name, String(value)])),
  );
  const [dialog, setDialog] = useState<'reject' | 'add' | null>(null);
  const name = placeOf(line, row);
  // A stroke counts as soon as the row is read anew, and twice for one version never.
  const [sent, setSent] = useState(0);
  const acting = useApiMutation(actOnStage, {
    onRefused: () => setSent(0),
    outdates: OUTDATED_BY_STAGES,
    onDone: (_, { body }) =>
      toast({ type: 'SUCCESS', msg: t(SAID[body.action], { stage: stage.name, name }) }),
  });
  const act = (action: Action): void => {
    const { stageProgressId, version } = row;
    setSent(version);
    acting.mutate({ body: { stageProgressId, version, action, inputs: typedInputs(stage, typed) } });
  };
  const missing = missingNames(stage, typed);
  const off = offReasons({ t, row, missing });
  const allowed = (action: Action): (() => void) | undefined =>
    off[action] === undefined && sent !== row.version ? () => act(action) : undefined;
  const reject = off.reject_stage === undefined ? () => setDialog('reject') : undefined;
  const add = () => setDialog('add');
  useShortcuts(stagesKeys, {
    start: allowed('start_stage'),
    save: allowed('save_stage_result'),
    complete: allowed('complete_stage'),
    reject,
    add,
  });
  return (
    <>
      <Section title={t('form', { stage: stage.name })}>
        {stage.inputs.length === 0 && <p className="muted t13">{t('noForm')}</p>}
        <div className={styles.form}>
          {stage.inputs.map((input) => (
            <InputField
              key={input.name}
              input={input}
              value={typed[input.name] ?? ''}
              disabled={row.state !== 'STARTED'}
              onChange={(value) => setTyped({ ...typed, [input.name]: value })}
            />
          ))}
        </div>
      </Section>
      {acting.error && <ErrorState kind="row" refusal={acting.error} />}
      <div className={styles.feet}>
        <Button
          kind="primary"
          off={off.complete_stage}
          busy={sent === row.version}
          shortcut={stagesKeys.shortcuts.complete}
          onClick={allowed('complete_stage')}
        >
          {t('complete')}
        </Button>
        <Button
          off={off.save_stage_result}
          shortcut={stagesKeys.shortcuts.save}
          onClick={allowed('save_stage_result')}
        >
          {t('save')}
        </Button>
        <Button off={off.reject_stage} shortcut={stagesKeys.shortcuts.reject} onClick={reject}>
          {t('reject')}
        </Button>
        <Button off={off.start_stage} shortcut={stagesKeys.shortcuts.start} onClick={allowed('start_stage')}>
          {t('start')}
        </Button>
        <Button icon="plus" shortcut={stagesKeys.shortcuts.add} onClick={add}>
          {t('add')}
        </Button>
        <p className="muted t12">
          {row.startedAt !== null && row.state === 'STARTED'
            ? t('runningSince', { time: showShort(row.startedAt, zone) })
            : (off.start_stage ?? '')}
        </p>
      </div>
      {dialog === 'reject' && (
        <RejectStageDialog line={line} stage={stage} row={row} onClose={() => setDialog(null)} />
      )}
      {dialog === 'add' && <AddThingsDialog line={line} onClose={() => setDialog(null)} />}
    </>
  );
}

interface Standing {
  readonly t: ReturnType<typeof stagesTexts.in>;
  readonly row: StageRowView;
  readonly missing: readonly string[];
}

/** Why each action is off; nothing where it may be done. */
function offReasons({
  t,
  row,
  missing,
}: Standing): Readonly<Record<StageRowView['can'][number], string | undefined>> {
  const waits = row.waitsFor === null ? null : t('waitsFor', { what: row.waitsFor });
  const why = row.state === 'READY_TO_RUN' ? t('notStarted') : (waits ?? t('nothingOpen'));
  const reason = (action: string): string | undefined => {
    if (row.can.includes(action)) return undefined;
    return row.can.length === 0 && waits === null ? t('notYours') : why;
  };
  const fields = missing.length === 0 ? undefined : t('needsFields', { names: missing.join(', ') });
  return {
    start_stage: reason('start_stage'),
    save_stage_result: reason('save_stage_result'),
    reject_stage: reason('reject_stage'),
    complete_stage: reason('complete_stage') ?? fields,
  };
}

interface InputFieldProps {
  readonly input: StageOfCase['inputs'][number];
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

function InputField({ input, value, disabled, onChange }: InputFieldProps) {
  const t = useTexts(stagesTexts);
  const unit = input.unit === '' ? '' : `, ${input.unit}`;
  const needed = input.isNeeded ? `, ${t('needed')}` : '';
  const label = `${input.name}${unit}${needed}`;
  if (input.kind === 'choice') {
    const options = [
      { value: '', label: t('choose') },
      ...input.choices.map((choice) => ({ value: choice, label: choice })),
    ];
    return (
      <SelectField label={label} value={value} options={options} disabled={disabled} onChange={onChange} />
    );
  }
  const field = { label, value, disabled, maxLength: 200, onChange };
  return input.kind === 'number' ? <NumberField decimals {...field} /> : <TextField {...field} />;
}
