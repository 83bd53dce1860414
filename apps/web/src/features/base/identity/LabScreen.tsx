import { useEnterSession, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { LabPicker } from './LabPicker.tsx';
import styles from './LabScreen.module.css';
import { loginTexts } from './texts/login-texts.ts';

/** The tab `lab`: picks another lab or location. Everything of the former lab is let go, so the application starts anew. */
export function LabScreen() {
  const t = useTexts(loginTexts);
  const session = useSession();
  const enter = useEnterSession();
  return (
    <>
      <PageHead title={t('where')} />
      <div className={`scroll ${styles.body}`}>
        <div className={styles.column}>
          <p className="muted">{t('whereHelp', { name: session.name })}</p>
          <LabPicker session={session} onEntered={enter} />
        </div>
      </div>
    </>
  );
}
