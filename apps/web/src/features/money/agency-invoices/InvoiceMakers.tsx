import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { CutDialog } from './CutDialog.tsx';
import { invoiceKeys } from './invoice-keys.ts';
import { RunDialog } from './RunDialog.tsx';
import { invoiceTexts } from './texts/invoice-texts.ts';

interface InvoiceMakersProps {
  readonly onCut: (invoiceId: string) => void;
  readonly onRun: () => void;
}

/** The ways to invoices: of one agency, or of all of a cycle. */
export function InvoiceMakers({ onCut, onRun }: InvoiceMakersProps) {
  const t = useTexts(invoiceTexts);
  const may = useRight('finance', PERMISSION.create);
  const [dialog, setDialog] = useState<'cut' | 'run' | null>(null);
  const off = may ? undefined : t('needsRight');
  const cut = (): void => setDialog('cut');
  const close = (): void => setDialog(null);
  useShortcuts(invoiceKeys, { cut: may ? cut : undefined });
  return (
    <>
      <Button off={off} onClick={() => setDialog('run')}>
        {t('run')}
      </Button>
      <Button kind="primary" icon="plus" off={off} shortcut={invoiceKeys.shortcuts.cut} onClick={cut}>
        {t('cut')}
      </Button>
      {dialog === 'cut' && <CutDialog onClose={close} onCut={onCut} />}
      {dialog === 'run' && <RunDialog onClose={close} onBegun={onRun} />}
    </>
  );
}
