import type { ReactNode } from 'react';
import type { ApiRefusal } from '../../api/api-refusal.ts';
import type { Shortcut } from '../../keys/define-shortcuts.ts';
import { kernelTexts } from '../../text/kernel-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorState } from '../ErrorState.tsx';

interface FormDialogProps {
  readonly title: string;
  /** Words of the button that sends the form. */
  readonly action: string;
  readonly shortcut?: Shortcut;
  readonly busy: boolean;
  /** Nothing can be sent, and why. */
  readonly off?: string | undefined;
  /** What was refused, above the fields. */
  readonly refusal: ApiRefusal | null;
  readonly wide?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields; mark the one that gets the focus `data-autofocus`. */
  readonly children: ReactNode;
}

/** A form of a few fields in a dialog: fields, what was refused, cancel and send. Enter in the last field sends it, and Ctrl+Enter in any. */
export function FormDialog({ refusal, children, ...form }: FormDialogProps) {
  const t = useTexts(kernelTexts);
  return (
    <Dialog
      title={form.title}
      wide={form.wide ?? false}
      onClose={form.onClose}
      onEnter={form.busy || form.off !== undefined || form.shortcut ? undefined : form.onSubmit}
      feet={
        <>
          <Button onClick={form.onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            busy={form.busy}
            off={form.off}
            onClick={form.onSubmit}
            {...(form.shortcut && { shortcut: form.shortcut })}
          >
            {form.action}
          </Button>
        </>
      }
    >
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      {children}
    </Dialog>
  );
}
