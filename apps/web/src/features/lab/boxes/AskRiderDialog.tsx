import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
import { assignRider, listRiders } from '@nidan/contract/lab/boxes/rider-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { boxTexts } from './texts/box-texts.ts';
import { BOX_OUTDATES } from './use-box.ts';

interface AskRiderDialogProps {
  readonly box: BoxView;
  readonly onClose: () => void;
}

/** Asks one of the riders of the lab to carry a box. */
export function AskRiderDialog({ box: { batchId, version }, onClose }: AskRiderDialogProps) {
  const t = useTexts(boxTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  const riders = useApiQuery(listRiders, {});
  const assign = useApiMutation(assignRider, { ...BOX_OUTDATES, onDone: onClose });
  const riderId = chosen ?? riders.data?.riders[0]?.userId ?? '';
  return (
    <FormDialog
      title={t('assign')}
      action={t('askRider')}
      busy={assign.isPending}
      refusal={assign.error}
      onSubmit={() => riderId !== '' && assign.mutate({ body: { batchId, version, riderId } })}
      onClose={onClose}
    >
      <QueryView query={riders} lines={2}>
        {({ riders: people }) =>
          people.length === 0 ? (
            <Note tone="info">{t('noRider')}</Note>
          ) : (
            <SelectField
              label={t('rider')}
              data-autofocus
              value={riderId}
              options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
              onChange={setChosen}
            />
          )
        }
      </QueryView>
    </FormDialog>
  );
}
