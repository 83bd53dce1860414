import {
  type EqaResultView,
  type EqaRoundView,
  listEqaRounds,
  noteEqaAction,
} from '@nidan/contract/lab/eqa/eqa-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { eqaTexts } from './texts/eqa-texts.ts';

interface ActionDialogProps {
  readonly round: EqaRoundView;
  readonly result: EqaResultView;
  readonly onClose: () => void;
}

/** Writes what was found and done about a result. */
export function ActionDialog({ round, result, onClose }: ActionDialogProps) {
  const t = useTexts(eqaTexts);
  const [comment, setComment] = useState(result.comment);
  const [correctiveAction, setAction] = useState(result.correctiveAction);
  const noting = useApiMutation(noteEqaAction, {
    outdates: [listEqaRounds],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('noteSaved') });
      onClose();
    },
  });
  const { roundId, version } = round;
  const { machine, parameter } = result;
  return (
    <FormDialog
      title={t('actionTitle', { what: `${parameter.name}, ${machine.name}` })}
      action={t('saveNote')}
      busy={noting.isPending}
      refusal={noting.error}
      onSubmit={() =>
        noting.mutate({
          body: {
            roundId,
            version,
            machineId: machine.id,
            parameterId: parameter.id,
            comment,
            correctiveAction,
          },
        })
      }
      onClose={onClose}
    >
      <TextArea
        label={t('correctiveAction')}
        value={correctiveAction}
        maxLength={2000}
        data-autofocus
        onChange={setAction}
      />
      <TextArea label={t('comment')} value={comment} maxLength={2000} onChange={setComment} />
    </FormDialog>
  );
}
