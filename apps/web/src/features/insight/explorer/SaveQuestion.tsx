import { listExplorerViews, saveExplorerView } from '@nidan/contract/insight/explorer/explorer-endpoints';
import type { ExplorerDates } from '@nidan/contract/insight/explorer/explorer-shapes';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { sentQuestion } from './sent-question.ts';
import { explorerTexts } from './texts/explorer-texts.ts';

interface SaveQuestionProps {
  readonly question: ExplorerQuestion;
  readonly dates: ExplorerDates;
  readonly onSaved: (viewId: string) => void;
  readonly onClose: () => void;
}

/** Keeps the question under a name. */
export function SaveQuestion({ question, dates, onSaved, onClose }: SaveQuestionProps) {
  const t = useTexts(explorerTexts);
  const [viewId] = useState(newId);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = useApiMutation(saveExplorerView, {
    outdates: [listExplorerViews],
    onDone: (view) => {
      toast({ type: 'SUCCESS', msg: t('saved', { name: view.name }) });
      onSaved(view.viewId);
    },
    onRefused: () => undefined,
  });
  const body = { viewId, name, question: sentQuestion(question), dates, isShared };
  return (
    <FormDialog
      title={t('saveTitle')}
      action={t('save')}
      busy={save.isPending}
      refusal={save.error}
      onSubmit={() => save.mutate({ body })}
      onClose={onClose}
    >
      <TextField label={t('name')} data-autofocus value={name} maxLength={80} onChange={setName} />
      <Toggle checked={isShared} onChange={setShared}>
        {t('share')}
      </Toggle>
    </FormDialog>
  );
}
