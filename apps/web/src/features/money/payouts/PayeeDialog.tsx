import { addPayee, changePayee, listSellers } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayeeView } from '@nidan/contract/money/payouts/payout-view';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { searchDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { COMMISSION_TDS_SECTIONS } from '@nidan/domain/tax/tds';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { isRuleWhole, type Named, type PayeeDraft, payeeDraft, payeeFieldsOf } from './payee-draft.ts';
import { PayeeRules } from './PayeeRules.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { payoutTexts } from './texts/payout-texts.ts';
import { usePayoutChange } from './use-payout-change.ts';

const FOUND = 20;

const findDoctors: Search<Named> = async (q, signal) =>
  (await api(searchDoctors, { query: { q, limit: FOUND }, signal })).rows.map(({ doctorId: id, name }) => ({
    id,
    name,
  }));
const findSellers: Search<Named> = async (q, signal) =>
  (await api(listSellers, { query: { q, limit: FOUND }, signal })).rows.map(({ userId: id, name }) => ({
    id,
    name,
  }));
const findTerritories: Search<Named> = async (q, signal) =>
  (await api(masterEndpoints('territories').list, { query: { q, limit: FOUND }, signal })).rows;

interface PayeeDialogProps {
  /** Null: a new one. */
  readonly payee: PayeeView | null;
  readonly onSaved: (payee: PayeeView) => void;
  readonly onClose: () => void;
}

/** Who gets a share, where its money goes, and by which rules. */
export function PayeeDialog({ payee, onSaved, onClose }: PayeeDialogProps) {
  const t = useTexts(payoutTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const [payeeId] = useState(() => payee?.payeeId ?? newId());
  const [draft, setDraft] = useState<PayeeDraft>(() => payeeDraft(payee, today));
  const [isTried, setTried] = useState(false);
  const saved = (done: PayeeView): void => {
    toast({ type: 'SUCCESS', msg: t('saved', { name: done.name }) });
    onSaved(done);
  };
  const adding = usePayoutChange(addPayee, saved);
  const changing = usePayoutChange(changePayee, saved);
  const set = (part: Partial<PayeeDraft>): void => setDraft((former) => ({ ...former, ...part }));
  const { doctor, seller, territory, since } = draft;
  const lacksWho = payee === null && doctor === null && (seller === null || territory === null);
  const texts = [draft.accountName, draft.accountNo, draft.ifsc];
  const isWhole = !lacksWho && texts.every((text) => text.trim() !== '') && draft.rules.every(isRuleWhole);
  const submit = (): void => {
    setTried(true);
    if (!isWhole || adding.isPending || changing.isPending) return;
    const fields = payeeFieldsOf(draft);
    if (payee !== null) {
      changing.mutate({ body: { payeeId, version: payee.version, ...fields } });
      return;
    }
    const who =
      doctor === null
        ? { userId: seller?.id ?? '', territoryId: territory?.id ?? '' }
        : { doctorId: doctor.id };
    adding.mutate({ body: { payeeId, since, ...who, ...fields } });
  };
  return (
    <FormDialog
      wide
      title={payee === null ? t('newPayee') : t('changeOf', { name: payee.name })}
      action={t('save')}
      busy={adding.isPending || changing.isPending}
      refusal={adding.error ?? changing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {payee === null && <WhoFields draft={draft} today={today} lacks={isTried && lacksWho} onChange={set} />}
      <AccountFields draft={draft} isTried={isTried} onChange={set} />
      <PayeeRules rules={draft.rules} isTried={isTried} onChange={(rules) => set({ rules })} />
    </FormDialog>
  );
}

interface PartProps {
  readonly draft: PayeeDraft;
  readonly onChange: (part: Partial<PayeeDraft>) => void;
}

function WhoFields({
  draft,
  today,
  lacks,
  onChange,
}: PartProps & { readonly today: string; readonly lacks: boolean }) {
  const t = useTexts(payoutTexts);
  const frame = { itemKey: ({ id }: Named) => id, itemText: ({ name }: Named) => name };
  return (
    <div className={styles.pair}>
      <Combobox
        {...frame}
        label={t('doctor')}
        value={draft.doctor}
        search={findDoctors}
        disabled={draft.seller !== null}
        error={lacks && draft.seller === null ? t('needed') : undefined}
        onPick={(doctor) => onChange({ doctor })}
      />
      <MaskedDate
        label={t('since')}
        value={draft.since}
        today={today}
        onChange={({ value, complete }) => complete && value !== null && onChange({ since: value })}
      />
      <Combobox
        {...frame}
        label={t('seller')}
        value={draft.seller}
        search={findSellers}
        disabled={draft.doctor !== null}
        onPick={(seller) => onChange({ seller })}
      />
      <Combobox
        {...frame}
        label={t('territory')}
        value={draft.territory}
        search={findTerritories}
        disabled={draft.seller === null}
        error={lacks && draft.seller !== null && draft.territory === null ? t('needed') : undefined}
        onPick={(territory) => onChange({ territory })}
      />
    </div>
  );
}

const ACCOUNT_FIELDS = [
  { name: 'accountName', most: 120 },
  { name: 'accountNo', most: 18 },
  { name: 'ifsc', most: 11 },
] as const;

function AccountFields({ draft, isTried, onChange }: PartProps & { readonly isTried: boolean }) {
  const t = useTexts(payoutTexts);
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('tdsSection')}
        value={draft.tdsSection}
        options={[
          ...COMMISSION_TDS_SECTIONS.map((value) => ({ value, label: value })),
          { value: '' as const, label: t('withSalary') },
        ]}
        onChange={(tdsSection) => onChange({ tdsSection })}
      />
      <TextField
        label={t('pan')}
        value={draft.pan}
        maxLength={10}
        placeholder={t('noPan')}
        onChange={(pan) => onChange({ pan })}
      />
      {ACCOUNT_FIELDS.map(({ name, most }) => (
        <TextField
          key={name}
          label={t(name)}
          value={draft[name]}
          maxLength={most}
          error={isTried && draft[name].trim() === '' ? t('needed') : undefined}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
