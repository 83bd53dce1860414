import { isCatalogueCode } from '@nidan/domain/catalogue/catalogue-code';
import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { createParameter } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { PARAMETER_KINDS, type ParameterKind } from '@nidan/domain/enumerations/results';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { CodeField } from '../tests/CodeField.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { EMPTY_FORM, fieldsOfParameter, unreadFields } from './parameter-form.ts';
import { parameterEditTexts } from './texts/parameter-edit-texts.ts';
import { RefusedFaults } from '../tests/RefusedFaults.tsx';

/** Adds a parameter, and opens its page; its intervals are drafted there. */
export function NewParameter({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(parameterEditTexts);
  const [typedCode, setCode] = useState('');
  const [kind, setKind] = useState<ParameterKind>('numeric');
  const [form, setForm] = useState(EMPTY_FORM);
  const [typedWords, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const adding = useApiMutation(createParameter, {
    outdates: [listParameters],
    onDone: ({ parameterId, name }) => {
      toast({ type: 'SUCCESS', msg: t('made', { name }) });
      go(`admin/parameters/${parameterId}`);
    },
  });
  const code = typedCode.trim().toUpperCase();
  const unread = unreadFields(kind, form);
  const words = typedWords.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
  const submit = (): void => {
    setTried(true);
    if (!isCatalogueCode(code) || unread.length > 0 || adding.isPending) return;
    const choices = kind === 'choice' ? words.map((value) => ({ value, abnormal: false })) : [];
    adding.mutate({ body: { code, kind, ...fieldsOfParameter(kind, form), choices } });
  };
  const refusal = adding.error;
  const isTaken = refusal?.code === 'code-taken';
  return (
    <FormDialog
      title={t('add')}
      action={t('add')}
      busy={adding.isPending}
      refusal={null}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isTaken && <RefusedFaults refusal={refusal} />}
      <CodeField
        label={t('code')}
        hint={t('codeHint')}
        value={typedCode}
        isWrong={isTried && !isCatalogueCode(code)}
        adding={adding}
        onChange={setCode}
      />
      <SelectField
        label={t('kind')}
        value={kind}
        options={PARAMETER_KINDS.map((value) => ({ value, label: t(value) }))}
        onChange={setKind}
      />
      <ParameterFields
        kind={kind}
        form={form}
        fixed={false}
        unread={isTried ? unread : []}
        refusal={refusal}
        onChange={(change) => setForm((before) => ({ ...before, ...change }))}
      />
      {kind === 'choice' && (
        <TextField label={t('words')} value={typedWords} error={refusal?.at('choices')} onChange={setWords} />
      )}
    </FormDialog>
  );
}
