import { useZone } from '../../../kernel/session/session.ts';
import { kernelTexts } from '../../../kernel/text/kernel-texts.ts';
import { showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import type { BillForm } from './bill-form.ts';
import { registerTexts } from './texts/register-texts.ts';
import styles from './HeldBillsDialog.module.css';
import type { HeldBillsState } from './use-held-bills.ts';

interface HeldBillsDialogProps {
  readonly bills: HeldBillsState;
  readonly onClose: () => void;
}

/** Registrations that wait: Enter goes on with one. */
export function HeldBillsDialog({ bills, onClose }: HeldBillsDialogProps) {
  const t = useTexts(registerTexts);
  const kernel = useTexts(kernelTexts);
  const zone = useZone();
  return (
    <Dialog title={t('held')} onClose={onClose} feet={<Button onClick={onClose}>{kernel('close')}</Button>}>
      {bills.held.length === 0 ? (
        <p>{t('heldNone')}</p>
      ) : (
        <ul className={styles.held}>
          {bills.held.map(({ heldAt, form }, at) => (
            <li key={form.billId}>
              <Button
                data-autofocus={at === 0 || undefined}
                onClick={() => {
                  onClose();
                  void bills.goOn(form.billId);
                }}
              >
                {showTime(heldAt, zone)} <b>{nameOf(form) || t('heldNoName')}</b>
              </Button>
              <span className="muted cut">{form.lines.map(({ code }) => code).join(', ')}</span>
              <IconButton
                icon="cross"
                small
                label={t('heldRemove', { name: nameOf(form) || t('heldNoName') })}
                onClick={() => void bills.remove(form.billId)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function nameOf({ known, person }: BillForm): string {
  return known?.fullName ?? (`${person.title} ${person.name}`.trim() || person.phone);
}
