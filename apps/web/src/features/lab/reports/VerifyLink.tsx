import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from './ReportScreen.module.css';
import { reportKeys } from './report-keys.ts';
import { reportTexts } from './texts/report-texts.ts';

interface VerifyLinkProps {
  readonly url: string;
  readonly onCopy: () => void;
}

/** The page behind the code of the printed report. */
export function VerifyLink({ url, onCopy }: VerifyLinkProps) {
  const t = useTexts(reportTexts);
  return (
    <Section title={t('verify')}>
      <p className="muted t12">{t('verifyText')}</p>
      <p className={styles.url}>{url}</p>
      <div className="row">
        <Button icon="link" shortcut={reportKeys.shortcuts.copyLink} onClick={onCopy}>
          {t('copyLink')}
        </Button>
        <a href={url} target="_blank" rel="noreferrer">
          {t('openLink')}
        </a>
      </div>
    </Section>
  );
}
