import type { SampleTypeView } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { usableUl } from '@nidan/domain/samples/plan-tubes';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { ApiRefusal } from '../../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { IconButton } from '../../../../kernel/ui/IconButton.tsx';
import { NumberField } from '../../../../kernel/ui/fields/NumberField.tsx';
import { Section } from '../../../../kernel/ui/Section.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import styles from '../Catalog.module.css';
import { STORAGES, unreadOfSpecimen } from './specimen-form.ts';
import { specimenTexts } from './texts/specimen-texts.ts';
import type { TestForm } from '../test-form.ts';
import { useSampleTypes } from './use-sample-types.ts';

interface SpecimenPartProps {
  readonly form: TestForm;
  readonly fixed: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onChange: (change: Partial<TestForm>) => void;
}

/** Kinds of tubes that may be chosen, with the one that is. */
function tubeOptions(tubes: readonly SampleTypeView[], chosen: string) {
  return tubes
    .filter(({ sampleTypeId, status }) => status === masterData.codes.enabled || sampleTypeId === chosen)
    .map(({ sampleTypeId, name, container }) => ({ value: sampleTypeId, label: `${name}, ${container}` }));
}

/** From which tube a test is run, and what it asks of the specimen in it. */
export function SpecimenPart({ form, fixed, refusal, onChange }: SpecimenPartProps) {
  const t = useTexts(specimenTexts);
  const tubes = useSampleTypes();
  const none = { value: '', label: t('notChosen') };
  const tube = tubes.find(({ sampleTypeId }) => sampleTypeId === form.sampleTypeId);
  const usable = tube === undefined ? null : usableUl(tube);
  const { specimen } = form;
  const put = (change: Partial<TestForm['specimen']>): void =>
    onChange({ specimen: { ...specimen, ...change } });
  const unread = unreadOfSpecimen(specimen);
  const unreadAt = (field: 'leastVolume' | 'keeps') => (unread.includes(field) ? t('notNumber') : undefined);
  return (
    <Section title={t('specimen')}>
      <div className={styles.specimen}>
        <SelectField
          label={t('tube')}
          value={form.sampleTypeId}
          disabled={fixed}
          error={refusal?.at('sampleTypeId')}
          hint={
            tube && usable !== null ? t('draws', { volume: tube.volumeMl, usable: usable / 1000 }) : undefined
          }
          options={[none, ...tubeOptions(tubes, form.sampleTypeId)]}
          onChange={(sampleTypeId) => onChange({ sampleTypeId })}
        />
        <NumberField
          label={t('leastVolume')}
          value={specimen.leastVolume}
          readOnly={fixed}
          error={unreadAt('leastVolume') ?? refusal?.at('leastVolumeUl')}
          onChange={(leastVolume) => put({ leastVolume })}
        />
        <TextField
          label={t('refuseIf')}
          value={specimen.refuseIf}
          readOnly={fixed}
          maxLength={120}
          error={refusal?.at('refuseIf')}
          onChange={(refuseIf) => put({ refuseIf })}
        />
        <SelectField
          label={t('storage')}
          value={specimen.storage}
          disabled={fixed}
          error={refusal?.at('storage')}
          options={STORAGES.map((value) => ({ value, label: t(value === '' ? 'asTube' : value) }))}
          onChange={(storage) => put({ storage })}
        />
        <NumberField
          label={t('keeps')}
          value={specimen.keeps}
          readOnly={fixed}
          error={unreadAt('keeps') ?? refusal?.at('stabilityHours')}
          onChange={(keeps) => put({ keeps })}
        />
        {specimen.alsoFits.map((chosen, index) => (
          <div key={index} className={styles.otherTube}>
            <SelectField
              label={t('other', { number: index + 1 })}
              value={chosen}
              disabled={fixed}
              error={refusal?.at(`alsoFits.${index}`)}
              options={[none, ...tubeOptions(tubes, chosen)]}
              onChange={(id) => put({ alsoFits: specimen.alsoFits.with(index, id) })}
            />
            {!fixed && (
              <IconButton
                small
                icon="cross"
                label={t('removeOther', { name: t('other', { number: index + 1 }) })}
                onClick={() => put({ alsoFits: specimen.alsoFits.toSpliced(index, 1) })}
              />
            )}
          </div>
        ))}
      </div>
      {refusal?.at('alsoFits') && <p className={styles.gap}>{refusal.at('alsoFits')}</p>}
      {!fixed && (
        <Button icon="plus" onClick={() => put({ alsoFits: [...specimen.alsoFits, ''] })}>
          {t('addOther')}
        </Button>
      )}
    </Section>
  );
}
