import { isCatalogueCode } from '@nidan/domain/catalogue/catalogue-code';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { cloneTest, type TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { CodeField } from './CodeField.tsx';
import { cloneTexts } from './texts/clone-texts.ts';

interface CloneDialogProps {
  readonly test: TestDetails;
  readonly onClose: () => void;
}

const WHOLE = /^\d{1,7}$/u;

/** Under which code, name and price a test is cloned. */
export function CloneDialog({ test, onClose }: CloneDialogProps) {
  const t = useTexts(cloneTexts);
  const { testId, version, isFree } = test;
  const [typed, setTyped] = useState({
    code: '',
    name: test.name,
    mrp: String(test.mrpPaise / PAISE_PER_RUPEE),
  });
  const [isTried, setTried] = useState(false);
  const cloning = useApiMutation(cloneTest, {
    outdates: [listTests],
    onDone: (made) => {
      toast({ type: 'SUCCESS', msg: t('cloned', { code: made.code, name: made.name }) });
      go(`admin/tests/${made.testId}`);
    },
  });
  const code = typed.code.trim().toUpperCase();
  const name = typed.name.trim();
  const mrp = typed.mrp.trim();
  const submit = (): void => {
    setTried(true);
    if (!isCatalogueCode(code) || name === '' || !WHOLE.test(mrp) || cloning.isPending) return;
    const mrpPaise = Number(mrp) * PAISE_PER_RUPEE;
    cloning.mutate({
      body: { testId, ofVersion: version, code, name, mrpPaise, isFree: isFree && mrpPaise === 0 },
    });
  };
  const refusal = cloning.error;
  const isTaken = refusal?.code === 'code-taken';
  const faultOf = (field: string, isWrong: boolean, words: string): string | undefined =>
    isTried && isWrong ? words : refusal?.at(field);
  return (
    <FormDialog
      title={t('title', { code: test.code })}
      action={t('make')}
      busy={cloning.isPending}
      refusal={isTaken ? null : refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted t13">{t('help', { version })}</p>
      <CodeField
        label={t('code')}
        hint={t('codeHint')}
        value={typed.code}
        isWrong={isTried && !isCatalogueCode(code)}
        adding={cloning}
        onChange={(text) => setTyped({ ...typed, code: text })}
      />
      <TextField
        label={t('name')}
        value={typed.name}
        maxLength={80}
        error={faultOf('name', name === '', t('nameMissing'))}
        onChange={(text) => setTyped({ ...typed, name: text })}
      />
      <TextField
        label={t('mrp')}
        value={typed.mrp}
        inputMode="numeric"
        error={faultOf('mrpPaise', !WHOLE.test(mrp), t('mrpMissing'))}
        onChange={(text) => setTyped({ ...typed, mrp: text })}
      />
    </FormDialog>
  );
}
