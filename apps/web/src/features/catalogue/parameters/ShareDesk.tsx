import {
  type LocationShare,
  readLocationShare,
  setLocationShare,
} from '@nidan/contract/catalogue/parameters/location-share-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import styles from '../tests/Catalog.module.css';
import { parameterTexts } from './texts/parameter-texts.ts';

/** Where values of a parameter are entered. */
export function ShareDesk({ parameterId }: { readonly parameterId: string }) {
  const t = useTexts(parameterTexts);
  const query = useApiQuery(readLocationShare, { query: { parameterId } }, { keepFormer: false });
  return (
    <Section title={t('measuredAt')} end={<span className="t12 muted">{t('measuredHint')}</span>}>
      <QueryView query={query}>{(share) => <ShareForm share={share} />}</QueryView>
    </Section>
  );
}

interface ShareFields {
  /** Empty: everywhere. */
  readonly chosen: readonly string[];
}

function ShareForm({ share }: { readonly share: LocationShare }) {
  const t = useTexts(parameterTexts);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const { parameterId, locations } = share;
  const stored: ShareFields = {
    chosen: locations.flatMap(({ locationId, isShared }) => (isShared ? [locationId] : [])),
  };
  const { values, version, type, refused, forget } = useTyped(stored, share.version);
  const save = useApiMutation(setLocationShare, {
    outdates: [readLocationShare],
    onDone: () => toast({ type: 'SUCCESS', msg: t('shareSaved') }),
  });
  const { chosen } = values;
  const isEverywhere = chosen.length === 0;
  const isMeasured =
    isEverywhere || locations.some((one) => one.isEnabled && chosen.includes(one.locationId));
  const pick = (locationId: string, isChosen: boolean): void =>
    type({ chosen: isChosen ? [...chosen, locationId] : chosen.filter((id) => id !== locationId) });
  return (
    <>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      <ul className={styles.places}>
        <li>
          <Checkbox checked={isEverywhere} disabled={!mayUpdate} onChange={() => type({ chosen: [] })}>
            {t('everywhere')}
          </Checkbox>
        </li>
        {locations.map(({ locationId, name, isEnabled }) => (
          <li key={locationId}>
            <Checkbox
              checked={chosen.includes(locationId)}
              disabled={!mayUpdate}
              onChange={(isChosen) => pick(locationId, isChosen)}
            >
              {isEnabled ? name : t('outOfUse', { name })}
            </Checkbox>
          </li>
        ))}
      </ul>
      {mayUpdate && (
        <div className={styles.actions}>
          <Button
            busy={save.isPending}
            off={isMeasured ? null : t('nowhere')}
            onClick={() =>
              save.mutate(
                { body: { parameterId, version, locationIds: isEverywhere ? null : [...chosen] } },
                { onSuccess: forget, onError: refused },
              )
            }
          >
            {t('saveShare')}
          </Button>
        </div>
      )}
    </>
  );
}
