import { latePart } from '../lazy/late-part.ts';
import { Suspense, useState } from 'react';
import type { Shortcut } from '../keys/define-shortcuts.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import type { MessageSubject } from './message-subject.ts';
import { sendTexts } from './texts/send-texts.ts';

const SendDialog = latePart(() => import('./SendDialog.tsx'), 'SendDialog');

interface SendButtonProps {
  readonly subject: MessageSubject;
  readonly shortcut?: Shortcut;
}

/** Opens what somebody is told about one thing. */
export function SendButton({ subject, shortcut }: SendButtonProps) {
  const t = useTexts(sendTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="send" shortcut={shortcut} onClick={() => setOpen(true)}>
        {t('send')}
      </Button>
      {isOpen && (
        <Suspense>
          <SendDialog subjects={[subject]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
