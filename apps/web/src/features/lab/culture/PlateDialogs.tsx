import { incubateCulture, inoculateCulture, readPlates } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView, ReadingView } from '@nidan/contract/lab/culture/culture-views';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { cultureTexts } from './texts/culture-texts.ts';
import { useCultureChange } from './use-culture-change.ts';

interface PlateProps {
  readonly culture: CultureView;
  readonly onClose: () => void;
}

/** Media of a culture, those of its plan unless others are written. */
export function InoculateDialog({ culture, onClose }: PlateProps) {
  const t = useTexts(cultureTexts);
  const [media, setMedia] = useState(culture.plan.media.join('\n'));
  const plating = useCultureChange(inoculateCulture, { onDone: onClose });
  const { caseId, version } = culture;
  const named = media.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return (
    <FormDialog
      title={t('plate')}
      action={t('plate')}
      busy={plating.isPending}
      refusal={plating.error}
      onSubmit={() => plating.mutate({ body: { caseId, version, media: named } })}
      onClose={onClose}
    >
      <TextArea label={t('media')} value={media} maxLength={900} data-autofocus onChange={setMedia} />
    </FormDialog>
  );
}

/** How a plated culture is incubated. */
export function IncubateDialog({ culture, onClose }: PlateProps) {
  const t = useTexts(cultureTexts);
  const [incubation, setIncubation] = useState(culture.plan.incubation);
  const incubating = useCultureChange(incubateCulture, { onDone: onClose });
  const { caseId, version } = culture;
  return (
    <FormDialog
      title={t('incubate')}
      action={t('incubate')}
      busy={incubating.isPending}
      refusal={incubating.error}
      onSubmit={() => incubating.mutate({ body: { caseId, version, incubation } })}
      onClose={onClose}
    >
      <TextField
        label={t('incubation')}
        value={incubation}
        maxLength={120}
        data-autofocus
        onChange={setIncubation}
      />
    </FormDialog>
  );
}

interface ReadProps extends PlateProps {
  readonly reading: ReadingView;
}

/** What is seen at a reading. */
export function ReadDialog({ culture, reading, onClose }: ReadProps) {
  const t = useTexts(cultureTexts);
  const [growth, setGrowth] = useState<'yes' | 'no'>(reading.hasGrowth === true ? 'yes' : 'no');
  const [seen, setSeen] = useState(reading.seen);
  const writing = useCultureChange(readPlates, { onDone: onClose });
  const { caseId, version } = culture;
  const { readingNo, hours } = reading;
  return (
    <FormDialog
      title={t('readTitle', { hours })}
      action={t('save')}
      busy={writing.isPending}
      refusal={writing.error}
      onSubmit={() =>
        writing.mutate({ body: { caseId, version, readingNo, hasGrowth: growth === 'yes', seen } })
      }
      onClose={onClose}
    >
      <Segmented
        label={t('readings')}
        value={growth}
        options={[
          { value: 'no', label: t('grewNot') },
          { value: 'yes', label: t('grew') },
        ]}
        onChange={setGrowth}
      />
      <TextField label={t('seen')} value={seen} maxLength={500} data-autofocus onChange={setSeen} />
    </FormDialog>
  );
}
