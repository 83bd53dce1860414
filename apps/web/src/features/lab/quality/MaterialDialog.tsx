import { addMaterial, listMaterials } from '@nidan/contract/lab/quality/material-endpoints';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { qualityTexts } from './texts/quality-texts.ts';

/** Adds a control material. */
export function MaterialDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(qualityTexts);
  const [materialId] = useState(newId);
  const [name, setName] = useState('');
  const [maker, setMaker] = useState('');
  const [levels, setLevels] = useState('Level 1, Level 2');
  const adding = useApiMutation(addMaterial, {
    outdates: [listMaterials],
    onDone: (saved) => {
      toast({ type: 'SUCCESS', msg: t('materialSaved', { name: saved.name }) });
      onClose();
    },
  });
  const named = levels
    .split(',')
    .map((level) => level.trim())
    .filter((level) => level !== '');
  return (
    <FormDialog
      title={t('newMaterial')}
      action={t('save')}
      busy={adding.isPending}
      refusal={adding.error}
      onSubmit={() => adding.mutate({ body: { materialId, name, maker, levels: named } })}
      onClose={onClose}
    >
      <TextField label={t('name')} value={name} maxLength={80} data-autofocus onChange={setName} />
      <TextField label={t('maker')} value={maker} maxLength={80} onChange={setMaker} />
      <TextField
        label={t('levels')}
        hint={t('levelsHint')}
        value={levels}
        maxLength={200}
        onChange={setLevels}
      />
    </FormDialog>
  );
}
