import {
  countSamples,
  findSample,
  listSamples,
  outsourceSamples,
} from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { samplesListTexts } from './texts/samples-list-texts.ts';

/** The button that hands a tube to another lab, for who may; it says why not where the tube is not there yet, or gone. */
export function OutsourceTube({ tube }: { readonly tube: SampleView }) {
  const t = useTexts(samplesListTexts);
  const stateLabel = useStateLabel(physicalSample);
  const may = useRight('samples', PERMISSION.update);
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  const state = stateLabel(physicalSample.stateOf(tube.status));
  const off = tube.can.includes('outsource') ? undefined : t('outsourceOff', { state });
  return (
    <>
      <Button off={off} onClick={() => setOpen(true)}>
        {t('outsource')}
      </Button>
      {isOpen && <OutsourceDialog tube={tube} onClose={() => setOpen(false)} />}
    </>
  );
}

function OutsourceDialog({ tube, onClose }: { readonly tube: SampleView; readonly onClose: () => void }) {
  const t = useTexts(samplesListTexts);
  const { barcode } = tube;
  const [partner, setPartner] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = partner.trim().length < 2;
  const handing = useApiMutation(outsourceSamples, {
    outdates: [findSample, listSamples, countSamples],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('outsourced', { barcode, partner: partner.trim() }) });
      onClose();
    },
  });
  const submit = (): void => {
    setTried(true);
    if (!isMissing && !handing.isPending)
      handing.mutate({ body: { barcodes: [barcode], partner: partner.trim() } });
  };
  return (
    <FormDialog
      title={t('outsourceTitle', { barcode })}
      action={t('outsource')}
      busy={handing.isPending}
      refusal={handing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('outsourceText')}</p>
      <TextField
        label={t('partner')}
        data-autofocus
        value={partner}
        maxLength={120}
        error={isTried && isMissing ? t('partnerMissing') : undefined}
        onChange={setPartner}
      />
    </FormDialog>
  );
}
