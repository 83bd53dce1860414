import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listCultures, receiveCulture } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureRow } from '@nidan/contract/lab/culture/culture-views';
import { INFECTION_SITES } from '@nidan/domain/culture/culture-plan';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { SITE_WORDS } from './culture-words.ts';
import { findRecords, type FoundRecord } from './find-records.ts';
import { cultureTexts } from './texts/culture-texts.ts';

interface ReceiveDialogProps {
  readonly row: CultureRow;
  readonly onClose: () => void;
}

/** Receives a culture at the bench and opens it; the specimen is that of its tube unless another one is chosen. */
export function ReceiveDialog({ row, onClose }: ReceiveDialogProps) {
  const t = useTexts(cultureTexts);
  const [caseId] = useState(newId);
  const [specimen, setSpecimen] = useState<FoundRecord | null>(null);
  const [site, setSite] = useState<(typeof INFECTION_SITES)[number]>('');
  const [isScreening, setScreening] = useState(false);
  const receiving = useApiMutation(receiveCulture, {
    outdates: [listCultures],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('received') });
      onClose();
      go(`culture/${caseId}`);
    },
  });
  const { billTestId } = row;
  const body = { caseId, billTestId, specimenId: specimen?.id ?? null, site, isScreening };
  return (
    <FormDialog
      title={t('receiveTitle', { patient: row.patient.fullName })}
      action={t('receive')}
      busy={receiving.isPending}
      refusal={receiving.error}
      onSubmit={() => receiving.mutate({ body })}
      onClose={onClose}
    >
      <Combobox<FoundRecord>
        label={t('specimen')}
        placeholder={t('asOnTube')}
        value={specimen}
        search={async (q, signal) => {
          const { rows } = await api(masterEndpoints('specimen').list, { query: { q, limit: 20 }, signal });
          return findRecords(rows);
        }}
        itemKey={({ id }) => id}
        itemText={({ name }) => name}
        onPick={setSpecimen}
      />
      <SelectField
        label={t('site')}
        value={site}
        options={INFECTION_SITES.map((value) => ({ value, label: t(SITE_WORDS[value]) }))}
        onChange={setSite}
      />
      <Checkbox label={t('screening')} checked={isScreening} onChange={setScreening} />
    </FormDialog>
  );
}
