import { fillAliquots } from '@nidan/contract/lab/samples/aliquot-endpoints';
import { countSamples, findSample, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { aliquotFault } from '@nidan/domain/samples/aliquots';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { samplesListTexts } from './texts/samples-list-texts.ts';
import { samplesTexts } from './texts/samples-texts.ts';
import { testsToTake } from './tests-to-take.ts';

const MOST = 10;

interface FillAliquotsProps {
  readonly tube: SampleView;
  /** Tubes of the same bill. */
  readonly family: readonly SampleView[];
}

/** The button that fills aliquots from a tube at the bench, and its dialog; nothing for a tube that gives none. */
export function FillAliquots({ tube, family }: FillAliquotsProps) {
  const t = useTexts(samplesListTexts);
  const shared = useTexts(samplesTexts);
  const may = useRight('samples', PERMISSION.update);
  const [isOpen, setOpen] = useState(false);
  const state = physicalSample.stateOf(tube.status);
  if (aliquotFault({ state, leftUl: null, volumesUl: [] }) !== null) return null;
  return (
    <>
      <Button off={may ? undefined : shared('needsRight')} onClick={() => setOpen(true)}>
        {t('fillAliquots')}
      </Button>
      {isOpen && <AliquotDialog tube={tube} family={family} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AliquotDialogProps extends FillAliquotsProps {
  readonly onClose: () => void;
}

function AliquotDialog({ tube, family, onClose }: AliquotDialogProps) {
  const t = useTexts(samplesListTexts);
  const { sampleId, version, barcode } = tube;
  const [count, setCount] = useState('1');
  const [volume, setVolume] = useState('');
  const [takenBy, setTakenBy] = useState<Readonly<Record<string, string>>>({});
  const number = Number(count);
  const tests = testsToTake(tube, family);
  const isOdd = !Number.isInteger(number) || number < 1 || number > MOST;
  const filling = useApiMutation(fillAliquots, {
    outdates: [findSample, listSamples, countSamples],
    onDone: ({ aliquots }) => {
      const barcodes = aliquots.map((one) => one.barcode).join(', ');
      toast({ type: 'SUCCESS', msg: t('aliquotsFilled', { barcodes }) });
      onClose();
    },
  });
  const submit = (): void => {
    if (isOdd) return;
    const each = volume.trim() === '' ? null : Number(volume);
    const aliquots = Array.from({ length: number }, (_, at) => String(at + 1));
    const billTestIds = aliquots.map((no) =>
      tests.flatMap(({ billTestId }) => (takenBy[billTestId] === no ? billTestId : [])),
    );
    filling.mutate({ body: { sampleId, version, volumesUl: aliquots.map(() => each), billTestIds } });
  };
  return (
    <FormDialog
      title={t('aliquotTitle', { barcode })}
      action={t('fillAliquots')}
      busy={filling.isPending}
      refusal={filling.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('aliquotText')}</p>
      <NumberField
        label={t('aliquotCount')}
        value={count}
        maxLength={2}
        data-autofocus
        error={isOdd ? t('aliquotCountOdd', { most: MOST }) : undefined}
        onChange={setCount}
      />
      <NumberField label={t('aliquotEach')} value={volume} maxLength={7} onChange={setVolume} />
      {!isOdd &&
        tests.map(({ billTestId, code, name, on }) => (
          <SelectField
            key={billTestId}
            label={`${code} ${name}`}
            value={takenBy[billTestId] ?? ''}
            options={[
              { value: '', label: t('testStays', { barcode: on }) },
              ...Array.from({ length: number }, (_, at) => ({
                value: String(at + 1),
                label: t('testGoes', { number: at + 1 }),
              })),
            ]}
            onChange={(no) => setTakenBy({ ...takenBy, [billTestId]: no })}
          />
        ))}
    </FormDialog>
  );
}
