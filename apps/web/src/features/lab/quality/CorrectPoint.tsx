import type { PointView } from '@nidan/contract/lab/quality/quality-views';
import { correctPoint, listRuns, readRun } from '@nidan/contract/lab/quality/run-endpoints';
import { readBoard, readChart } from '@nidan/contract/lab/quality/series-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { typedNumber } from './quality-words.ts';
import { chartStepTexts } from './texts/chart-step-texts.ts';
import { qualityTexts } from './texts/quality-texts.ts';

/** Corrects the current point with a reason; what it said before is kept. */
export function CorrectPoint({ point }: { readonly point: PointView | undefined }) {
  const t = useTexts(chartStepTexts);
  const shared = useTexts(qualityTexts);
  const may = useRight('quality', PERMISSION.update);
  const [isOpen, setOpen] = useState(false);
  const off = point === undefined ? t('noPoint') : may ? undefined : shared('needsRight');
  return (
    <>
      <Button off={off} onClick={() => setOpen(true)}>
        {t('correct')}
      </Button>
      {isOpen && point !== undefined && <CorrectDialog point={point} onClose={() => setOpen(false)} />}
    </>
  );
}

const SHORTEST_REASON = 3;

function CorrectDialog({ point, onClose }: { readonly point: PointView; readonly onClose: () => void }) {
  const t = useTexts(chartStepTexts);
  const shared = useTexts(qualityTexts);
  const zone = useZone();
  const [text, setText] = useState(String(point.value));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useApiMutation(correctPoint, {
    outdates: [readChart, readBoard, readRun, listRuns],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('corrected') });
      onClose();
    },
  });
  const value = typedNumber(text);
  const isShort = reason.trim().length < SHORTEST_REASON;
  const send = (): void => {
    setTried(true);
    if (save.isPending || value === null || isShort) return;
    const { pointId, version } = point;
    save.mutate({ body: { pointId, version, value, reason: reason.trim() } });
  };
  return (
    <FormDialog
      title={t('correctTitle', { at: showShort(point.measuredAt, zone) })}
      action={t('save')}
      busy={save.isPending}
      refusal={save.error}
      onSubmit={send}
      onClose={onClose}
    >
      <NumberField
        decimals
        label={shared('value')}
        value={text}
        maxLength={20}
        error={isTried && value === null ? shared('badNumber') : undefined}
        onChange={setText}
        data-autofocus
      />
      <TextField
        label={t('reason')}
        value={reason}
        required
        maxLength={500}
        error={isTried && isShort ? t('badReason') : undefined}
        onChange={setReason}
      />
    </FormDialog>
  );
}
