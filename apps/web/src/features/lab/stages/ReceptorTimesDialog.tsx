import { changeThing } from '@nidan/contract/lab/stages/stage-endpoints';
import type { CaseThingView } from '@nidan/contract/lab/stages/case-view';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { FIXATION_MOMENTS } from '@nidan/domain/pathology/receptor-times';
import { readTime, type ReceptorTimes, typedTimes } from './receptor-times.ts';
import { OUTDATED_BY_STAGES } from './stage-form.ts';
import { stagesTexts } from './texts/stages-texts.ts';

interface ReceptorTimesDialogProps {
  readonly thing: CaseThingView;
  /** 'S-26-000123 A'. */
  readonly name: string;
  readonly onClose: () => void;
}

/** When a part left the body, and how long it was in the fixative: what a report of receptors tells. */
export function ReceptorTimesDialog({ thing, name, onClose }: ReceptorTimesDialogProps) {
  const t = useTexts(stagesTexts);
  const zone = useZone();
  const [times, setTimes] = useState<ReceptorTimes>(() => typedTimes(thing, zone));
  const [tried, setTried] = useState(false);
  const saving = useApiMutation(changeThing, {
    outdates: OUTDATED_BY_STAGES,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('timesSaved', { name }) });
      onClose();
    },
  });
  const submit = (): void => {
    setTried(true);
    const [removedAt, fixedAt, fixationEndedAt] = FIXATION_MOMENTS.map((key) => readTime(times[key], zone));
    if (removedAt === undefined || fixedAt === undefined || fixationEndedAt === undefined) return;
    const { thingId, version } = thing;
    saving.mutate({ body: { thingId, version, removedAt, fixedAt, fixationEndedAt } });
  };
  return (
    <FormDialog
      title={t('timesTitle', { name })}
      action={t('timesSave')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {FIXATION_MOMENTS.map((key, at) => (
        <TextField
          key={key}
          label={t(key)}
          value={times[key]}
          maxLength={19}
          placeholder={t('timeShape')}
          data-autofocus={at === 0 ? true : undefined}
          error={tried && readTime(times[key], zone) === undefined ? t('timeOdd') : undefined}
          onChange={(text) => setTimes({ ...times, [key]: text })}
        />
      ))}
    </FormDialog>
  );
}
