import { listLocations } from '@nidan/contract/organisation/organisation-endpoints';
import { updateRateList } from '@nidan/contract/rates/rate-endpoints';
import type { RateListView } from '@nidan/contract/rates/rate-view';
import { listAgencies } from '@nidan/contract/referrers/agency-endpoints';
import { useApiMutation } from '../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { Checkbox } from '../../kernel/ui/Checkbox.tsx';
import { ErrorState } from '../../kernel/ui/ErrorState.tsx';
import { Panel } from '../../kernel/ui/Panel.tsx';
import { Section } from '../../kernel/ui/Section.tsx';
import { TextField } from '../../kernel/ui/TextField.tsx';
import { toast } from '../../kernel/ui/toast.ts';
import { useTyped } from '../../kernel/ui/use-typed.ts';
import { LIST_KIND_WORDS } from './list-kind-words.ts';
import styles from './Rates.module.css';
import { ratesTexts } from './rates-texts.ts';
import { SHOWS_RATES } from './use-price-draft.ts';

interface ListPanelProps {
  readonly list: RateListView;
  readonly mayUpdate: boolean;
}

const ALL = { query: { limit: 200 } };

/** Name of a list and who takes it. */
export function ListPanel({ list, mayUpdate }: ListPanelProps) {
  const t = useTexts(ratesTexts);
  const { rateListId, kind, name } = list;
  const ofAgencies = kind === 'agency';
  const agencies = useApiQuery(listAgencies, ALL, { enabled: ofAgencies }).data?.rows ?? [];
  const places = useApiQuery(listLocations, ALL, { enabled: kind === 'centre' }).data?.rows ?? [];
  const options = ofAgencies
    ? agencies.map((agency) => ({ id: agency.agencyId, name: agency.name }))
    : places.map((place) => ({ id: place.locationId, name: place.name }));
  const stored = { name, takers: [...list.agencies, ...list.centres].map(({ id }) => id) };
  const { values, version, hasTyped, type, refused, forget } = useTyped(stored, list.version);
  const saving = useApiMutation(updateRateList, {
    outdates: SHOWS_RATES,
    onDone: (after) => toast({ type: 'SUCCESS', msg: t('savedList', { name: after.name }) }),
  });
  const save = (): void => {
    const { takers } = values;
    const body = {
      version,
      name: values.name,
      ...(ofAgencies ? { agencyIds: takers } : { centreIds: takers }),
    };
    saving.mutate({ params: { rateListId }, body }, { onSuccess: forget, onError: refused });
  };
  return (
    <Panel label={name} title={name} sub={t(LIST_KIND_WORDS[kind])}>
      {saving.error && <ErrorState kind="row" refusal={saving.error} />}
      {kind === 'own' ? (
        <Section>
          <p className="t13">{t('ownTakers')}</p>
        </Section>
      ) : (
        <>
          <Section>
            <TextField
              label={t('name')}
              value={values.name}
              readOnly={!mayUpdate}
              maxLength={80}
              error={saving.error?.at('name')}
              onChange={(text) => type({ name: text })}
            />
          </Section>
          <Section title={t('takers')}>
            <div className={styles.takers}>
              {options.map(({ id, name: taker }) => (
                <Checkbox
                  key={id}
                  checked={values.takers.includes(id)}
                  disabled={!mayUpdate}
                  onChange={(checked) =>
                    type({
                      takers: checked
                        ? [...values.takers, id]
                        : values.takers.filter((other) => other !== id),
                    })
                  }
                >
                  {taker}
                </Checkbox>
              ))}
            </div>
          </Section>
          <Section>
            <Button
              kind="primary"
              busy={saving.isPending}
              off={!mayUpdate ? t('noRight') : hasTyped ? null : t('nothing')}
              onClick={save}
            >
              {t('save')}
            </Button>
          </Section>
        </>
      )}
    </Panel>
  );
}
