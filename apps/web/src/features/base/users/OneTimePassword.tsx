import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import styles from './UserForm.module.css';
import { usersTexts } from './texts/users-texts.ts';

interface OneTimePasswordProps {
  /** Whose it is. */
  readonly name: string;
  /** Null for a program, which signs in with keys. */
  readonly password: string | null;
  readonly onClose: () => void;
}

/** Shows a one-time password, once, to be handed over in person. */
export function OneTimePassword({ name, password, onClose }: OneTimePasswordProps) {
  const t = useTexts(usersTexts);
  return (
    <Dialog
      kind="INFO"
      title={t('passwordTitle', { name })}
      onClose={onClose}
      feet={
        <Button kind="primary" data-autofocus onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {password === null ? (
        <p>{t('programText', { name })}</p>
      ) : (
        <>
          <p className={styles.secret}>{password}</p>
          <p>{t('passwordText')}</p>
        </>
      )}
    </Dialog>
  );
}
