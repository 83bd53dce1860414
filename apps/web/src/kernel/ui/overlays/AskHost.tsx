import { useState, useSyncExternalStore } from 'react';
import { kernelTexts } from '../../text/kernel-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import { type Asked, presentQuestion, subscribeToQuestions } from './ask.ts';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import { TextField } from '../fields/TextField.tsx';

const FEWEST = 3;

/** Shows what `ask` asks; stands once in the shell. */
export function AskHost() {
  const asked = useSyncExternalStore(subscribeToQuestions, presentQuestion);
  return asked && <QuestionDialog key={asked.question.title} asked={asked} />;
}

function QuestionDialog({ asked }: { readonly asked: Asked }) {
  const t = useTexts(kernelTexts);
  const { kind, title, text, action, reason: wanted } = asked.question;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const short = wanted !== undefined && reason.trim().length < FEWEST;
  const confirm = (): void => {
    setTried(true);
    if (!short) asked.answer({ reason: reason.trim() });
  };
  return (
    <Dialog
      kind={kind}
      title={title}
      onClose={() => asked.answer(null)}
      feet={
        <>
          <Button data-autofocus={wanted === undefined || undefined} onClick={() => asked.answer(null)}>
            {t('cancel')}
          </Button>
          <Button kind={kind === 'DELETE' ? 'danger' : 'primary'} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {wanted !== undefined && (
        <TextField
          label={wanted === true ? t('reason') : wanted}
          value={reason}
          onChange={setReason}
          maxLength={500}
          data-autofocus
          error={tried && short ? t('reasonShort') : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Or the stroke would press the button that gets the focus back.
            event.preventDefault();
            confirm();
          }}
        />
      )}
    </Dialog>
  );
}
