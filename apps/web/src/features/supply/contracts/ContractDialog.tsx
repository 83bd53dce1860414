import { changeContract, createContract } from '@nidan/contract/supply/contracts/contract-endpoints';
import type { ContractView } from '@nidan/contract/supply/contracts/contract-view';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { VendorPick } from '../vendors/VendorPick.tsx';
import { contractTexts } from './texts/contract-texts.ts';
import { useContractChange } from './use-contract-change.ts';

interface ContractDialogProps {
  /** Null for a new one. */
  readonly contract: ContractView | null;
  readonly onClose: () => void;
  readonly onSaved: (contract: ContractView) => void;
}

const YEAR = 364;

/** Makes a contract with a vendor, or changes the terms of a draft. */
export function ContractDialog({ contract, onClose, onSaved }: ContractDialogProps) {
  const t = useTexts(contractTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const [contractId] = useState(() => contract?.contractId ?? newId());
  const [vendor, setVendor] = useState(
    contract === null ? null : { vendorId: contract.vendorId, name: contract.vendor },
  );
  const [days, setDays] = useState<{ readonly from: string | null; readonly to: string | null }>({
    from: contract?.validFrom ?? today,
    to: contract?.validTo ?? addDays(today, YEAR),
  });
  const [freight, setFreight] = useState(String((contract?.freightBasisPoints ?? 0) / 100));
  const [note, setNote] = useState(contract?.note ?? '');
  const done = (saved: ContractView): void => {
    toast({ type: 'SUCCESS', msg: t('saved', { number: saved.number }) });
    onSaved(saved);
    onClose();
  };
  const making = useContractChange(createContract, done);
  const changing = useContractChange(changeContract, done);
  const submit = (): void => {
    const terms = {
      validFrom: days.from ?? '',
      validTo: days.to ?? '',
      freightBasisPoints: Math.round(Number(freight) * 100),
      note,
    };
    if (contract === null)
      making.mutate({ body: { contractId, vendorId: vendor?.vendorId ?? '', ...terms } });
    else changing.mutate({ body: { contractId, version: contract.version, ...terms } });
  };
  return (
    <FormDialog
      title={contract === null ? t('new') : contract.number}
      action={t('save')}
      busy={making.isPending || changing.isPending}
      refusal={making.error ?? changing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <VendorPick value={vendor} disabled={contract !== null} onPick={setVendor} />
      <MaskedDate
        label={t('validFrom')}
        value={days.from}
        today={today}
        onChange={({ value }) => setDays({ ...days, from: value })}
      />
      <MaskedDate
        label={t('validTo')}
        value={days.to}
        today={today}
        onChange={({ value }) => setDays({ ...days, to: value })}
      />
      <NumberField decimals label={t('freight')} value={freight} maxLength={5} onChange={setFreight} />
      <TextField label={t('note')} value={note} maxLength={500} onChange={setNote} />
    </FormDialog>
  );
}
