import { masterEndpoints, type MasterView } from '@nidan/contract/catalogue/masters/master-endpoints';
import { noteFindings } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView } from '@nidan/contract/lab/culture/culture-views';
import { INFECTION_SITES } from '@nidan/domain/culture/culture-plan';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { SITE_WORDS } from './culture-words.ts';
import { cultureTexts } from './texts/culture-texts.ts';
import { useCultureChange } from './use-culture-change.ts';

interface Remark {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

function remarkOf({ id, name, ...values }: MasterView): Remark {
  const { text } = values;
  return { id, name, text: typeof text === 'string' ? text : '' };
}

interface FindingsDialogProps {
  readonly culture: CultureView;
  readonly onClose: () => void;
}

/** Gram stain, direct findings, the comment with ready remarks, and what verdicts go by. */
export function FindingsDialog({ culture, onClose }: FindingsDialogProps) {
  const t = useTexts(cultureTexts);
  const [gram, setGram] = useState(culture.gram);
  const [direct, setDirect] = useState(culture.direct);
  const [comment, setComment] = useState(culture.comment);
  const [site, setSite] = useState(INFECTION_SITES.find((one) => one === culture.site) ?? '');
  const [isSymptomatic, setSymptomatic] = useState(culture.isSymptomatic);
  const [isScreening, setScreening] = useState(culture.isScreening);
  const noting = useCultureChange(noteFindings, { onDone: onClose });
  const { caseId, version } = culture;
  const body = { caseId, version, gram, direct, comment, site, isSymptomatic, isScreening };
  return (
    <FormDialog
      title={t('macroTitle')}
      action={t('save')}
      busy={noting.isPending}
      refusal={noting.error}
      wide
      onSubmit={() => noting.mutate({ body })}
      onClose={onClose}
    >
      <Combobox<Remark>
        label={t('macroFind')}
        value={null}
        search={async (q, signal) => {
          const { rows } = await api(masterEndpoints('culture-cc-helplist').list, {
            query: { q, limit: 20 },
            signal,
          });
          return rows.map(remarkOf);
        }}
        itemKey={({ id }) => id}
        itemText={({ name }) => name}
        onPick={(remark) => {
          if (remark !== null) setComment((text) => (text === '' ? remark.text : `${text}\n${remark.text}`));
        }}
      />
      <TextArea label={t('comment')} value={comment} maxLength={2000} onChange={setComment} />
      <TextField label={t('gram')} value={gram} maxLength={500} onChange={setGram} />
      <TextField label={t('direct')} value={direct} maxLength={500} onChange={setDirect} />
      <SelectField
        label={t('site')}
        value={site}
        options={INFECTION_SITES.map((value) => ({ value, label: t(SITE_WORDS[value]) }))}
        onChange={setSite}
      />
      <Checkbox label={t('symptoms')} checked={isSymptomatic} onChange={setSymptomatic} />
      <Checkbox label={t('screening')} checked={isScreening} onChange={setScreening} />
    </FormDialog>
  );
}
