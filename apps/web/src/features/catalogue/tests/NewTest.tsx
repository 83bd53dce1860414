import { isCatalogueCode } from '@nidan/domain/catalogue/catalogue-code';
import { listSampleTypes, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { createTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { TEST_KINDS, type TestKind } from '@nidan/domain/enumerations/bills';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { catalogTexts } from './texts/catalog-texts.ts';
import { cloneTexts } from './texts/clone-texts.ts';
import { CodeField } from './CodeField.tsx';
import { RefusedFaults } from './RefusedFaults.tsx';
import { TEST_KIND_WORDS } from './test-kind-words.ts';

const MOST = { query: { limit: 200 } };
const RUPEES = /^\d{1,7}$/u;
const HOURS = /^\d{1,4}(?:\.\d{1,2})?$/u;
const EMPTY = { code: '', name: '', departmentId: '', sampleTypeId: '', mrp: '', tat: '24' };

/** Of a test that says nothing more yet. */
const BLANK = {
  shortCodes: [],
  method: '',
  isFree: false,
  runCalendar: [],
  restrictReportTillAllCheck: false,
  consentNeeded: false,
  fastingHours: null,
  forSex: null,
  leastVolumeUl: null,
  alsoFits: [],
  storage: null,
  stabilityHours: null,
  refuseIf: '',
  interpretation: '',
  parameters: [],
  memberIds: [],
  stages: [],
  reflexRules: [],
};

/** Adds a draft of a test, profile or package, and opens its page: what it measures or contains is said there. */
export function NewTest({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(catalogTexts);
  const words = useTexts(cloneTexts);
  const [kind, setKind] = useState<TestKind>('test');
  const [form, setForm] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const departments = useApiQuery(listDepartments, MOST).data?.rows ?? [];
  const tubes = useApiQuery(listSampleTypes, MOST).data?.rows ?? [];
  const adding = useApiMutation(createTest, {
    outdates: [listTests],
    onDone: ({ testId, code, name }) => {
      toast({ type: 'SUCCESS', msg: t('added', { code, name }) });
      go(`admin/tests/${testId}`);
    },
  });
  const code = form.code.trim().toUpperCase();
  const [name, mrp, tat] = [form.name.trim(), form.mrp.trim(), form.tat.trim()];
  const isSingle = kind === 'test';
  const wrong = {
    code: !isCatalogueCode(code),
    name: name === '',
    departmentId: isSingle && form.departmentId === '',
    sampleTypeId: isSingle && form.sampleTypeId === '',
    mrpPaise: !RUPEES.test(mrp),
    tatHours: !HOURS.test(tat) || Number(tat) === 0,
  };
  const submit = (): void => {
    setTried(true);
    if (Object.values(wrong).includes(true) || adding.isPending) return;
    adding.mutate({
      body: {
        ...BLANK,
        code,
        kind,
        name,
        departmentId: isSingle ? form.departmentId : null,
        sampleTypeId: isSingle ? form.sampleTypeId : null,
        mrpPaise: Number(mrp) * PAISE_PER_RUPEE,
        tatHours: Number(tat),
        status: masterData.codes.draft,
      },
    });
  };
  const refusal = adding.error;
  const isTaken = refusal?.code === 'code-taken';
  const faultOf = (field: keyof typeof wrong, said: string): string | undefined =>
    isTried && wrong[field] ? said : refusal?.at(field);
  const put = (field: keyof typeof EMPTY) => (text: string) => setForm({ ...form, [field]: text });
  const none = { value: '', label: t('notChosen') };
  return (
    <FormDialog
      title={t('add')}
      action={t('addDraft')}
      busy={adding.isPending}
      refusal={null}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isTaken && <RefusedFaults refusal={refusal} />}
      <CodeField
        label={t('code')}
        hint={words('codeHint')}
        value={form.code}
        isWrong={isTried && wrong.code}
        adding={adding}
        onChange={put('code')}
      />
      <SelectField
        label={t('kind')}
        value={kind}
        options={TEST_KINDS.map((value) => ({ value, label: t(TEST_KIND_WORDS[value]) }))}
        onChange={setKind}
      />
      <TextField
        label={t('name')}
        value={form.name}
        maxLength={80}
        error={faultOf('name', words('nameMissing'))}
        onChange={put('name')}
      />
      {isSingle && (
        <>
          <SelectField
            label={t('department')}
            value={form.departmentId}
            error={faultOf('departmentId', t('chooseOne'))}
            options={[none, ...departments.map((one) => ({ value: one.departmentId, label: one.name }))]}
            onChange={put('departmentId')}
          />
          <SelectField
            label={t('tube')}
            value={form.sampleTypeId}
            error={faultOf('sampleTypeId', t('chooseOne'))}
            options={[
              none,
              ...tubes.map((one) => ({ value: one.sampleTypeId, label: `${one.name}, ${one.container}` })),
            ]}
            onChange={put('sampleTypeId')}
          />
        </>
      )}
      <TextField
        label={t('mrp')}
        value={form.mrp}
        inputMode="numeric"
        error={faultOf('mrpPaise', words('mrpMissing'))}
        onChange={put('mrp')}
      />
      <TextField
        label={t('tat')}
        value={form.tat}
        inputMode="decimal"
        error={faultOf('tatHours', t('notNumber'))}
        onChange={put('tat')}
      />
    </FormDialog>
  );
}
