import { createRateList } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { type AgencyView, listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { RATE_LIST_KINDS, type RateListKind } from '@nidan/domain/rates/price-rules';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { api } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { LIST_KIND_WORDS } from './list-kind-words.ts';
import { ratesTexts } from './texts/rates-texts.ts';
import { SHOWS_RATES } from './prices/use-price-draft.ts';

interface NewListDialogProps {
  readonly onClose: () => void;
  readonly onMade: (list: RateListView) => void;
}

/** Agencies shown at once. */
const SHOWN = 50;

/** Makes a list without prices: for agencies or centres, or the own rates of one agency. */
export function NewListDialog({ onClose, onMade }: NewListDialogProps) {
  const t = useTexts(ratesTexts);
  const [rateListId] = useState(newId);
  const [kind, setKind] = useState<RateListKind>('agency');
  const [name, setName] = useState('');
  const [agency, setAgency] = useState<AgencyView | null>(null);
  const make = useApiMutation(createRateList, {
    outdates: SHOWS_RATES,
    onDone: (list) => {
      toast({ type: 'SUCCESS', msg: t('made', { name: list.name }) });
      onMade(list);
    },
  });
  const submit = (): void => {
    if (make.isPending) return;
    const whose = kind === 'own' ? { agencyId: agency?.agencyId ?? null } : { name };
    make.mutate({ body: { rateListId, kind, ...whose } });
  };
  return (
    <Dialog
      title={t('newList')}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={make.isPending} onClick={submit}>
            {t('make')}
          </Button>
        </>
      }
    >
      {make.error && make.error.errors.length === 0 && <ErrorState kind="row" refusal={make.error} />}
      <Segmented
        label={t('kind')}
        value={kind}
        options={RATE_LIST_KINDS.map((value) => ({ value, label: t(LIST_KIND_WORDS[value]) }))}
        onChange={setKind}
      />
      {kind === 'own' ? (
        <Combobox<AgencyView>
          label={t('agency')}
          value={agency}
          error={make.error?.at('agencyId')}
          placeholder={t('chooseAgency')}
          search={async (q, signal) => (await api(listAgencies, { query: { q, limit: SHOWN }, signal })).rows}
          itemKey={({ agencyId }) => agencyId}
          itemText={({ name: called, code }) => `${called} (${code})`}
          onPick={setAgency}
        />
      ) : (
        <TextField
          label={t('name')}
          value={name}
          maxLength={80}
          data-autofocus
          error={make.error?.at('name')}
          onChange={setName}
        />
      )}
    </Dialog>
  );
}
