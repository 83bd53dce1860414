import { askDisposal, listDisposals } from '@nidan/contract/lab/storage/disposal-endpoints';
import { listStorageUnits, listStoredTubes } from '@nidan/contract/lab/storage/storage-endpoints';
import type { DisposalView, StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import {
  BAG_COLOURS,
  type BagColour,
  type DisposalMethod,
  METHODS_OF_BAG,
} from '@nidan/domain/storage/disposal-rules';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { BAG_WORDS, METHOD_WORDS } from './disposal-words.ts';
import { disposalTexts } from './texts/disposal-texts.ts';

interface AskDisposalDialogProps {
  readonly tubes: readonly StoredTubeView[];
  readonly onClose: () => void;
  readonly onAsked: (run: DisposalView) => void;
}

/** Asks for the disposal of chosen tubes: the bag, and how; another person witnesses it. */
export function AskDisposalDialog({ tubes, onClose, onAsked }: AskDisposalDialogProps) {
  const t = useTexts(disposalTexts);
  const [disposalId] = useState(newId);
  const [bagColour, setBag] = useState<BagColour>('red');
  const [picked, setMethod] = useState<DisposalMethod>('autoclave');
  const [note, setNote] = useState('');
  const methods = METHODS_OF_BAG[bagColour];
  const method = methods.includes(picked) ? picked : (methods[0] ?? picked);
  const asking = useApiMutation(askDisposal, {
    outdates: [listStoredTubes, listDisposals, listStorageUnits],
    onDone: (run) => {
      toast({ type: 'SUCCESS', msg: t('askedFor') });
      onClose();
      onAsked(run);
    },
  });
  return (
    <FormDialog
      title={t('disposeTitle', { count: tubes.length })}
      action={t('dispose')}
      busy={asking.isPending}
      refusal={asking.error}
      onSubmit={() =>
        asking.mutate({
          body: { disposalId, sampleIds: tubes.map(({ sampleId }) => sampleId), method, bagColour, note },
        })
      }
      onClose={onClose}
    >
      <p>{t('disposeText')}</p>
      <SelectField
        label={t('bag')}
        data-autofocus
        value={bagColour}
        options={BAG_COLOURS.map((value) => ({ value, label: t(BAG_WORDS[value]) }))}
        onChange={setBag}
      />
      <SelectField
        label={t('method')}
        value={method}
        options={methods.map((value) => ({ value, label: t(METHOD_WORDS[value]) }))}
        onChange={setMethod}
      />
      <TextField label={t('note')} value={note} maxLength={300} onChange={setNote} />
    </FormDialog>
  );
}
