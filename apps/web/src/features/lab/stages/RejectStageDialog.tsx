import type { StageOfCase, StageRowView } from '@nidan/contract/lab/stages/case-view';
import { rejectStage } from '@nidan/contract/lab/stages/stage-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { type BoardLine, placeOf } from './board-rows.ts';
import { OUTDATED_BY_STAGES } from './stage-form.ts';
import { stagesTexts } from './texts/stages-texts.ts';

interface RejectStageDialogProps {
  readonly line: BoardLine;
  readonly stage: StageOfCase;
  readonly row: StageRowView;
  readonly onClose: () => void;
}

const LEVELS = ['case', 'part', 'block', 'slide'] as const;

/** Asks why a stage is sent back and where to; of a case also which of its things. */
export function RejectStageDialog({ line, stage, row, onClose }: RejectStageDialogProps) {
  const t = useTexts(stagesTexts);
  const stages = line.view?.stages ?? [];
  const [reason, setReason] = useState('');
  const [target, setTarget] = useState(String(stage.rework));
  const [thingId, setThingId] = useState('');
  const [tried, setTried] = useState(false);
  const to = stages.find(({ index }) => String(index) === target);
  const isBelow = to !== undefined && LEVELS.indexOf(to.level) > LEVELS.indexOf(stage.level);
  const things = (line.view?.things ?? []).filter(
    ({ kind, discardedAt }) => kind === to?.level && discardedAt === null,
  );
  const rejecting = useApiMutation(rejectStage, {
    outdates: OUTDATED_BY_STAGES,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('recutMade', { stage: to?.name ?? '' }) });
      onClose();
    },
  });
  const isReasonMissing = reason.trim().length < 3;
  const isThingMissing = isBelow && thingId === '';
  const submit = (): void => {
    setTried(true);
    if (isReasonMissing || isThingMissing) return;
    const { stageProgressId, version } = row;
    const which = isBelow ? { thingId } : {};
    rejecting.mutate({ body: { stageProgressId, version, reason, target: Number(target), ...which } });
  };
  return (
    <FormDialog
      title={t('rejectTitle', { stage: stage.name, name: placeOf(line, row) })}
      action={t('reject')}
      busy={rejecting.isPending}
      refusal={rejecting.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('rejectReason')}
        value={reason}
        maxLength={500}
        data-autofocus
        error={tried && isReasonMissing ? t('fillIn') : undefined}
        onChange={setReason}
      />
      <SelectField
        label={t('backTo')}
        value={target}
        options={stage.targets.flatMap((index) => {
          const found = stages.find((one) => one.index === index);
          return found === undefined ? [] : [{ value: String(index), label: found.name }];
        })}
        onChange={setTarget}
      />
      {isBelow && (
        <SelectField
          label={t('backThing')}
          value={thingId}
          error={tried && isThingMissing ? t('fillIn') : undefined}
          options={[
            { value: '', label: t('choose') },
            ...things.map((thing) => ({
              value: thing.thingId,
              label: `${thing.label} ${thing.stain}`.trim(),
            })),
          ]}
          onChange={setThingId}
        />
      )}
    </FormDialog>
  );
}
