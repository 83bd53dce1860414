import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { updateRateList } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { api } from '../../../kernel/api/api.ts';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';
import type { MasterField } from '../../../kernel/masters/master-fields.ts';
import { MasterHistory } from '../../../kernel/masters/MasterHistory.tsx';
import { PickedRecords } from '../../../kernel/masters/PickedRecords.tsx';
import { LIST_KIND_WORDS } from './list-kind-words.ts';
import { ratesTexts } from './texts/rates-texts.ts';
import { SHOWS_RATES } from './prices/use-price-draft.ts';

interface ListPanelProps {
  readonly list: RateListView;
  readonly mayUpdate: boolean;
}

/** An agency or a centre that takes a list; of one that is stored already the code is not told. */
interface Taker {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

/** Records shown at once. */
const SHOWN = 50;

const findAgencies: Search<Taker> = async (q, signal) => {
  const { rows } = await api(listAgencies, { query: { q, limit: SHOWN }, signal });
  return rows.map(({ agencyId, name, code }) => ({ id: agencyId, name, code }));
};

const findCentres: Search<Taker> = async (text, signal) => {
  const { rows } = await api(listLocations, { query: { limit: 200 }, signal });
  const needle = text.toLowerCase();
  return rows
    .filter(({ name }) => name.toLowerCase().includes(needle))
    .map(({ locationId, name }) => ({ id: locationId, name, code: '' }));
};

/** Name of a list, who takes it, and who changed what of it. */
export function ListPanel({ list, mayUpdate }: ListPanelProps) {
  const t = useTexts(ratesTexts);
  const { rateListId, kind, name } = list;
  const maySeeHistory = useRight('audit', PERMISSION.read);
  const ofAgencies = kind === 'agency';
  const takers: readonly Taker[] = [...list.agencies, ...list.centres].map((one) => ({ ...one, code: '' }));
  const stored = { name, takers };
  const told: readonly MasterField[] = [
    { kind: 'text', name: 'name', label: t('name') },
    { kind: 'text', name: 'takers', label: t('takers') },
    { kind: 'text', name: 'prices', label: t('prices') },
    { kind: 'text', name: 'from', label: t('from') },
    { kind: 'text', name: 'until', label: t('until') },
    { kind: 'text', name: 'changed', label: t('changedPrices') },
  ];
  const { values, version, hasTyped, type, refused, forget } = useTyped(stored, list.version);
  const saving = useApiMutation(updateRateList, {
    outdates: [...SHOWS_RATES, eventsByEntity],
    onDone: (after) => toast({ type: 'SUCCESS', msg: t('savedList', { name: after.name }) }),
  });
  const save = (): void => {
    const ids = values.takers.map(({ id }) => id);
    const body = {
      version,
      name: values.name,
      ...(ofAgencies ? { agencyIds: ids } : { centreIds: ids }),
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
          <Section>
            <PickedRecords
              label={t('takers')}
              error={saving.error?.at(ofAgencies ? 'agencyIds' : 'centreIds')}
              picked={values.takers}
              search={ofAgencies ? findAgencies : findCentres}
              itemKey={({ id }) => id}
              itemCode={({ code }) => code}
              disabled={!mayUpdate}
              onChange={(picked) => type({ takers: picked })}
            />
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
      {maySeeHistory && <MasterHistory entityKind="RATE_LIST" entityId={rateListId} fields={told} />}
    </Panel>
  );
}
