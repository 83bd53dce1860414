import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import {
  type DepartmentView,
  listDepartments,
  listLocations,
  type LocationView,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  type CentreView,
  listCentres,
  listProcessingPlaces,
  readSubscriptions,
  setProcessingPlaces,
} from '@nidan/contract/base/organisation/place-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import records from '../../../kernel/masters/Records.module.css';
import styles from '../organisation/Organisation.module.css';
import { placesTexts } from '../organisation/texts/places-texts.ts';

const OUTSIDE = 'outside';

/** Where a centre sends the tubes of each department. */
export function ProcessingSection({ location }: { readonly location: LocationView }) {
  const t = useTexts(placesTexts);
  const centres = useApiQuery(listCentres, {});
  const departments = useApiQuery(listDepartments, {}).data?.rows ?? [];
  const locations = useApiQuery(listLocations, {}).data?.rows ?? [];
  return (
    <Section title={t('processing')}>
      <QueryView query={centres}>
        {({ rows }) => {
          const centre = rows.find(({ centreId }) => centreId === location.locationId);
          if (centre === undefined) return null;
          const others = locations.filter(({ locationId }) => locationId !== location.locationId);
          return <Places centre={centre} departments={departments} locations={others} />;
        }}
      </QueryView>
    </Section>
  );
}

interface PlacesProps {
  readonly centre: CentreView;
  readonly departments: readonly DepartmentView[];
  readonly locations: readonly LocationView[];
}

/** What is chosen for a department: '', the id of a location, or another laboratory by its name. */
interface Chosen {
  readonly place: string;
  readonly outsideLab: string;
}

function Places({ centre, departments, locations }: PlacesProps) {
  const t = useTexts(placesTexts);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const save = useApiMutation(setProcessingPlaces, {
    outdates: [listCentres, listLocations, listProcessingPlaces, readSubscriptions, eventsByEntity],
    onDone: ({ name }) => {
      setChosen(new Map());
      toast({ type: 'SUCCESS', msg: t('saved', { name }) });
    },
  });
  const chosenOf = (departmentId: string): Chosen => {
    const stored = centre.places.find((place) => place.departmentId === departmentId);
    const place = stored === undefined ? '' : (stored.locationId ?? OUTSIDE);
    return chosen.get(departmentId) ?? { place, outsideLab: stored?.isOutside === true ? stored.place : '' };
  };
  const choose = (departmentId: string, change: Partial<Chosen>): void =>
    setChosen((former) => new Map(former).set(departmentId, { ...chosenOf(departmentId), ...change }));
  const all = departments.map(({ departmentId }) => ({ departmentId, ...chosenOf(departmentId) }));
  const isIncomplete = all.some(({ place, outsideLab }) => place === OUTSIDE && outsideLab.trim() === '');
  const send = (): void => {
    const places = all
      .filter(({ place }) => place !== '')
      .map(({ departmentId, place, outsideLab }) => ({
        departmentId,
        locationId: place === OUTSIDE ? null : place,
        outsideLab: place === OUTSIDE ? outsideLab : null,
      }));
    save.mutate({ body: { centreId: centre.centreId, version: centre.version, places } });
  };
  return (
    <>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      <div className={styles.pairs}>
        {departments.map(({ departmentId, name }) => {
          const { place, outsideLab } = chosenOf(departmentId);
          return (
            <div key={departmentId}>
              <SelectField
                label={name}
                value={place}
                options={[
                  { value: '', label: t('ownChoice') },
                  ...locations.map((one) => ({ value: one.locationId, label: one.name })),
                  { value: OUTSIDE, label: t('outside') },
                ]}
                onChange={(next) => choose(departmentId, { place: next })}
              />
              {place === OUTSIDE && (
                <TextField
                  label={t('outsideName', { department: name })}
                  value={outsideLab}
                  maxLength={120}
                  onChange={(next) => choose(departmentId, { outsideLab: next })}
                />
              )}
            </div>
          );
        })}
      </div>
      <div className={records.actions}>
        <Button
          busy={save.isPending}
          off={isIncomplete && t('incomplete')}
          onClick={() => !isIncomplete && send()}
        >
          {t('save')}
        </Button>
        {isIncomplete && <Why>{t('incomplete')}</Why>}
      </div>
    </>
  );
}
