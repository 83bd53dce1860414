import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { DiscountCap } from '@nidan/domain/money/discount';
import { type KeyboardEvent, useRef } from 'react';
import { newId } from '../../../../kernel/api/new-id.ts';
import { useRight, useSession } from '../../../../kernel/session/session.ts';
import { kernelTexts } from '../../../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../../kernel/ui/overlays/Dialog.tsx';
import { Key } from '../../../../kernel/ui/Key.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { formOfQuickLine, type QuickMeaning } from './apply-quick-line.ts';
import type { BillForm } from '../bill-form.ts';
import { QuickPreview } from './QuickPreview.tsx';
import { QuickQuestions } from './QuickQuestions.tsx';
import { registerTexts } from '../texts/register-texts.ts';
import { useQuickLine } from './use-quick-line.ts';

interface QuickLineDialogProps {
  readonly cap: DiscountCap;
  readonly onClose: () => void;
  /** The page is filled with it; nothing is saved yet. */
  readonly onFill: (form: BillForm) => void;
}

/** A registration as one line: read while it is typed, shown, and only then put on the page. */
export function QuickLineDialog({ cap, onClose, onFill }: QuickLineDialogProps) {
  const t = useTexts(registerTexts);
  const kernel = useTexts(kernelTexts);
  const questions = useRef<HTMLDivElement>(null);
  const reading = useQuickLine();
  const { meaning, line, text } = reading;
  const isAgency = useSession().userType === 'AGENCY';
  const takesMoney = useRight('payments', PERMISSION.create);
  const formOf = (meant: QuickMeaning, newPaymentId: () => string): BillForm => {
    const payments = takesMoney ? meant.line.payments : [];
    return formOfQuickLine({ ...meant, line: { ...meant.line, payments } }, newPaymentId);
  };
  const fill = (): void => {
    if (meaning === null) {
      questions.current?.querySelector<HTMLElement>('select')?.focus();
      return;
    }
    onClose();
    onFill(formOf(meaning, newId));
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // Or the stroke would press what gets the focus back.
    event.preventDefault();
    fill();
  };
  const off = line.words.length === 0 ? t('quickEmpty') : meaning === null ? t('quickAsked') : undefined;
  return (
    <Dialog
      wide
      title={t('quick')}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{kernel('cancel')}</Button>
          <Button kind="primary" off={off} onClick={fill}>
            {t('quickFill')} <Key keys="Enter" />
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its fields fills the page, the fields have roles of their own */}
      <div onKeyDown={keyDown}>
        <TextField
          label={t('quick')}
          labelHidden
          data-autofocus
          value={text}
          maxLength={400}
          placeholder={t(isAgency ? 'quickHintAgency' : 'quickHint')}
          onChange={reading.type}
        />
        <div ref={questions}>
          <QuickQuestions reading={reading} />
        </div>
      </div>
      <QuickPreview form={formOf(reading.soFar, () => '')} reading={reading} cap={cap} />
    </Dialog>
  );
}
