import { addEqaRound, listEqaRounds } from '@nidan/contract/lab/eqa/eqa-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { eqaTexts } from './texts/eqa-texts.ts';

interface RoundDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (roundId: string) => void;
}

/** Adds a sample of a round. */
export function RoundDialog({ onClose, onAdded }: RoundDialogProps) {
  const t = useTexts(eqaTexts);
  const [roundId] = useState(newId);
  const [scheme, setScheme] = useState('');
  const [roundNo, setRoundNo] = useState('');
  const [sample, setSample] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const adding = useApiMutation(addEqaRound, {
    outdates: [listEqaRounds],
    onDone: (round) => {
      toast({ type: 'SUCCESS', msg: t('roundAdded', { scheme: round.scheme, round: round.roundNo }) });
      onClose();
      onAdded(roundId);
    },
  });
  // Without a date the answer says so at its field.
  const closesOn = until ?? '';
  return (
    <FormDialog
      title={t('newRound')}
      action={t('newRound')}
      busy={adding.isPending}
      refusal={adding.error}
      onSubmit={() => adding.mutate({ body: { roundId, scheme, roundNo, sample, closesOn } })}
      onClose={onClose}
    >
      <TextField
        label={t('scheme')}
        hint={t('schemeHint')}
        value={scheme}
        maxLength={80}
        data-autofocus
        onChange={setScheme}
      />
      <TextField label={t('round')} value={roundNo} maxLength={80} onChange={setRoundNo} />
      <TextField label={t('sample')} value={sample} maxLength={80} onChange={setSample} />
      <MaskedDate label={t('closes')} value={until} today={today} onChange={({ value }) => setUntil(value)} />
    </FormDialog>
  );
}
