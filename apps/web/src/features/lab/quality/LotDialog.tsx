import { listMaterials, openLot } from '@nidan/contract/lab/quality/material-endpoints';
import type { MaterialView } from '@nidan/contract/lab/quality/quality-views';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { qualityTexts } from './texts/quality-texts.ts';

interface LotDialogProps {
  readonly materials: readonly MaterialView[];
  readonly picked: MaterialView | undefined;
  readonly onClose: () => void;
  readonly onOpened: (lotId: string) => void;
}

/** Opens a lot of a control material. */
export function LotDialog({ materials, picked, onClose, onOpened }: LotDialogProps) {
  const t = useTexts(qualityTexts);
  const [lotId] = useState(newId);
  const [materialId, setMaterialId] = useState((picked ?? materials[0])?.materialId ?? '');
  const [lotNo, setLotNo] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const opening = useApiMutation(openLot, {
    outdates: [listMaterials],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('lotOpened', { lot: lotNo }) });
      onClose();
      onOpened(lotId);
    },
  });
  // Without a date the answer says so at its field.
  const expiresOn = until ?? '';
  return (
    <FormDialog
      title={t('openLot')}
      action={t('openLot')}
      busy={opening.isPending}
      refusal={opening.error}
      onSubmit={() => opening.mutate({ body: { lotId, materialId, lotNo, expiresOn } })}
      onClose={onClose}
    >
      <SelectField
        label={t('material')}
        value={materialId}
        options={materials.map(({ materialId: value, name }) => ({ value, label: name }))}
        onChange={setMaterialId}
      />
      <TextField label={t('lotNo')} value={lotNo} maxLength={40} data-autofocus onChange={setLotNo} />
      <MaskedDate
        label={t('expires')}
        value={until}
        today={today}
        onChange={({ value }) => setUntil(value)}
      />
    </FormDialog>
  );
}
