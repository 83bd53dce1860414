import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import type { KnownPerson } from '../register/bill-form.ts';
import { fieldId } from '../register/focus-path.ts';
import { registerTexts } from '../register/texts/register-texts.ts';
import styles from '../register/RegisterScreen.module.css';
import type { PersonEditing } from '../register/person/use-person-edit.ts';

interface EditPersonPartProps {
  readonly known: KnownPerson;
  readonly editing: PersonEditing;
  readonly error: string | undefined;
}

/** Ends the change of a known person's details: saved under the version that was read, or dropped. */
export function EditPersonPart({ known, editing, error }: EditPersonPartProps) {
  const t = useTexts(registerTexts);
  const { refusal } = editing;
  return (
    <div className={styles.edit} id={fieldId('edit')} tabIndex={-1}>
      <b>{t('editTitle', { code: known.patientCode })}</b>
      <Button busy={editing.busy} onClick={editing.save}>
        {t('saveDetails')}
      </Button>
      <Button onClick={editing.drop}>{t('dropDetails')}</Button>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      {error && (
        <span className="ui-error" role="alert">
          <Icon name="error" size={12} />
          {error}
        </span>
      )}
    </div>
  );
}
