import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { saveIsolate } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView, IsolateView } from '@nidan/contract/lab/culture/culture-views';
import { GROWTH_QUANTITIES, type GrowthQuantity } from '@nidan/domain/culture/growth-quantity';
import { RESISTANCE_FINDINGS, type ResistanceFinding } from '@nidan/domain/susceptibility/expert-rules';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import styles from './Culture.module.css';
import { findRecords, type FoundRecord } from './find-records.ts';
import { cultureTexts } from './texts/culture-texts.ts';
import { useCultureChange } from './use-culture-change.ts';

interface IsolateDialogProps {
  readonly culture: CultureView;
  /** Null names a new one. */
  readonly isolate: IsolateView | null;
  readonly onClose: () => void;
  readonly onSaved: (isolateNo: number) => void;
}

function firstFree({ isolates }: CultureView): number {
  const taken = new Set(isolates.map(({ isolateNo }) => isolateNo));
  return Array.from({ length: 9 }, (_, at) => at + 1).find((no) => !taken.has(no)) ?? 9;
}

/** Names an isolate of a culture, or changes one. */
export function IsolateDialog({ culture, isolate, onClose, onSaved }: IsolateDialogProps) {
  const t = useTexts(cultureTexts);
  const [isolateId] = useState(() => isolate?.isolateId ?? newId());
  const [organism, setOrganism] = useState<FoundRecord | null>(isolate?.organism ?? null);
  const [isolateNo, setIsolateNo] = useState(String(isolate?.isolateNo ?? firstFree(culture)));
  const [quantity, setQuantity] = useState<GrowthQuantity>(
    isolate?.quantity ?? (culture.specimen.code === 'BLOOD' ? 'bottle' : 'ge1e5'),
  );
  const [findings, setFindings] = useState<readonly ResistanceFinding[]>(isolate?.findings ?? []);
  const [note, setNote] = useState(isolate?.note ?? '');
  const saving = useCultureChange(saveIsolate, {
    onDone: () => {
      onClose();
      onSaved(Number(isolateNo));
    },
    onRefused: (refusal) => {
      if (refusal.code === 'culture-organism-changed') void confirm(refusal.message);
    },
  });
  const send = (confirmsChange: boolean): void => {
    const { caseId, version } = culture;
    const named = { isolateId, isolateNo: Number(isolateNo), organismId: organism?.id ?? '', quantity };
    saving.mutate({ body: { caseId, version, ...named, findings: [...findings], note, confirmsChange } });
  };
  const confirm = async (text: string): Promise<void> => {
    const title = t('confirmTitle', { organism: organism?.name ?? '' });
    if ((await ask({ kind: 'WARNING', title, text, action: t('confirm') })) !== null) send(true);
  };
  return (
    <FormDialog
      title={isolate === null ? t('newIsolate') : t('changeIsolate', { no: isolate.isolateNo })}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={() => send(false)}
      onClose={onClose}
    >
      <Combobox<FoundRecord>
        label={t('organism')}
        value={organism}
        search={async (q, signal) => {
          const { rows } = await api(masterEndpoints('organism').list, { query: { q, limit: 20 }, signal });
          return findRecords(rows);
        }}
        itemKey={({ id }) => id}
        itemText={({ name }) => name}
        onPick={setOrganism}
      />
      <SelectField
        label={t('quantity')}
        value={quantity}
        options={GROWTH_QUANTITIES.map((value) => ({ value, label: t(`q_${value}`) }))}
        onChange={setQuantity}
      />
      <SelectField
        label={t('isolateNo')}
        value={isolateNo}
        options={Array.from({ length: 9 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
        onChange={setIsolateNo}
      />
      <fieldset className={styles.findings}>
        <legend>{t('findings')}</legend>
        {RESISTANCE_FINDINGS.map((finding) => (
          <Checkbox
            key={finding}
            label={finding}
            checked={findings.includes(finding)}
            onChange={(is) =>
              setFindings((all) => (is ? [...all, finding] : all.filter((one) => one !== finding)))
            }
          />
        ))}
      </fieldset>
      <TextField label={t('note')} value={note} maxLength={500} onChange={setNote} />
    </FormDialog>
  );
}
