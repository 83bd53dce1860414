import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { AGENCY_MODES, isDraftCleared, type MoneyDraft, TDS_CHOICES, worthOf } from './money-draft.ts';
import { agencyTexts } from './texts/agency-texts.ts';

interface MoneyFieldsProps {
  readonly draft: MoneyDraft;
  readonly isTried: boolean;
  readonly onChange: (draft: MoneyDraft) => void;
  readonly onSubmit: () => void;
}

/** What an agency paid, how, and what tax it kept. */
export function MoneyFields({ draft, isTried, onChange, onSubmit }: MoneyFieldsProps) {
  const t = useTexts(agencyTexts);
  const zone = useZone();
  const [today] = useState(() => calendarDateIn(zone, new Date()));
  const set = (part: Partial<MoneyDraft>): void => onChange({ ...draft, ...part });
  return (
    <>
      <NumberField
        label={t('amount')}
        value={draft.amount}
        maxLength={12}
        data-autofocus
        error={isTried && worthOf(draft) <= 0 ? t('amountWrong') : undefined}
        onChange={(amount) => set({ amount })}
        onKeyDown={(event) => event.key === 'Enter' && onSubmit()}
      />
      <MaskedDate
        label={t('paidOn')}
        value={draft.paidOn ?? today}
        today={today}
        onChange={({ value }) => set({ paidOn: value })}
      />
      <SelectField
        label={t('mode')}
        value={draft.mode}
        options={AGENCY_MODES.map((value) => ({ value, label: value }))}
        onChange={(mode) => set({ mode })}
      />
      <TextField
        label={t('reference')}
        value={draft.reference}
        maxLength={60}
        onChange={(reference) => set({ reference })}
      />
      {isDraftCleared(draft) && (
        <MaskedDate
          label={t('clearedOn')}
          value={draft.clearedOn}
          today={today}
          onChange={({ value }) => set({ clearedOn: value })}
        />
      )}
      <SelectField
        label={t('section')}
        value={draft.section}
        options={TDS_CHOICES.map((value) => ({ value, label: value === 'none' ? t('noTds') : value }))}
        onChange={(section) => set({ section })}
      />
      {draft.section !== 'none' && (
        <>
          <NumberField label={t('tds')} value={draft.tds} maxLength={12} onChange={(tds) => set({ tds })} />
          <TextField
            label={t('certificate')}
            value={draft.certificate}
            maxLength={40}
            onChange={(certificate) => set({ certificate })}
          />
        </>
      )}
    </>
  );
}
