import type {
  AnnouncedMatch,
  IncomingOrderView,
  IncomingSampleView,
} from '@nidan/contract/lab/incoming/incoming-view';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { incomingTexts } from './texts/incoming-texts.ts';

interface RegisterDialogProps {
  readonly row: IncomingSampleView | IncomingOrderView;
  readonly match: AnnouncedMatch;
  readonly busy: boolean;
  /** With whom it is for: null for a new patient, nothing where nobody registered is like the person. */
  readonly onRegister: (patientId?: string | null) => void;
  readonly onClose: () => void;
}

const NEW = 'new';

/** Asks before a bill is made of what was announced: for the consent, and for whom where somebody registered may be the person. */
export function RegisterDialog({ row, match, busy, onRegister, onClose }: RegisterDialogProps) {
  const t = useTexts(incomingTexts);
  const [choice, choose] = useState(match.kind === 'known' ? (match.people[0]?.patientId ?? '') : '');
  const [isTried, setTried] = useState(false);
  const isAsked = match.kind !== 'new';
  const submit = (): void => {
    setTried(true);
    if (!isAsked) onRegister();
    else if (choice !== '') onRegister(choice === NEW ? null : choice);
  };
  return (
    <FormDialog
      title={t('consentTitle', { name: row.personName })}
      action={t('register')}
      busy={busy}
      refusal={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('consentText', { tests: row.testCodes.join(', ') })}</p>
      {row.warnings.map((warning) => (
        <Note key={warning} tone="warn">
          {warning}
        </Note>
      ))}
      {isAsked && (
        <SelectField
          label={t('who')}
          hint={match.kind === 'known' ? t('whoKnown') : t('whoLikely')}
          data-autofocus
          value={choice}
          error={isTried && choice === '' ? t('whoMissing') : undefined}
          options={[
            ...(choice === '' ? [{ value: '', label: t('whoChoose') }] : []),
            ...match.people.map(({ patientId, patientCode, fullName, age, sex }) => ({
              value: patientId,
              label: `${patientCode} · ${fullName}, ${age}, ${sex}`,
            })),
            { value: NEW, label: t('whoNew') },
          ]}
          onChange={choose}
        />
      )}
    </FormDialog>
  );
}
