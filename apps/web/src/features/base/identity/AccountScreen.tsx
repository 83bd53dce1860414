import { currentSession, signOutEverywhere } from '@nidan/contract/base/identity/identity-endpoints';
import { type Language, LANGUAGES } from '@nidan/domain/enumerations/bills';
import { type ReactNode, useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { announceSignedOut } from '../../../kernel/api/request-context.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { LANGUAGE_NAMES } from '../../../kernel/text/language-names.ts';
import { useLanguage, useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import styles from './AccountForms.module.css';
import { accountTexts } from './texts/account-texts.ts';
import { EnrolForm } from './EnrolForm.tsx';
import { useChooseLanguage } from './use-choose-language.ts';
import { OwnStartView } from './OwnStartView.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { startViewTexts } from './texts/start-view-texts.ts';
import { SessionsTable } from './SessionsTable.tsx';

/** The tab `me`: one's own password, second factor, open sessions, and what else is one's own. */
export function AccountScreen({ children }: { readonly children: ReactNode }) {
  const t = useTexts(accountTexts);
  const startTexts = useTexts(startViewTexts);
  const { username } = useSession();
  const endAll = async (): Promise<void> => {
    const sure = await ask({
      kind: 'WARNING',
      title: t('everywhereAsk'),
      text: t('everywhereText'),
      action: t('everywhere'),
    });
    if (sure === null) return;
    try {
      await api(signOutEverywhere);
      announceSignedOut();
    } catch (thrown) {
      const { msg, code } = asRefusal(thrown);
      toast({ type: 'ERROR', msg, code });
    }
  };
  return (
    <>
      <PageHead title={t('title')} />
      <div className={`scroll ${styles.page}`}>
        <Section title={t('language')}>
          <OwnLanguage />
        </Section>
        <Section title={startTexts('title')}>
          <div className={styles.form}>
            <OwnStartView />
          </div>
        </Section>
        <Section title={t('passwordTitle')}>
          <PasswordForm
            username={username}
            onDone={() => toast({ type: 'SUCCESS', msg: t('passwordChanged') })}
          />
        </Section>
        <Section title={t('codeTitle')}>
          <SecondFactor />
        </Section>
        <Section
          title={t('sessionsTitle')}
          end={<Button onClick={() => void endAll()}>{t('everywhere')}</Button>}
        >
          <SessionsTable />
        </Section>
        {children}
      </div>
    </>
  );
}

function OwnLanguage() {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <div className={styles.form}>
      <Segmented<Language>
        label={t('language')}
        labelHidden
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={choose}
      />
      <p className="muted t13">{t('languageHelp')}</p>
    </div>
  );
}

function SecondFactor() {
  const t = useTexts(accountTexts);
  const [enrolling, setEnrolling] = useState(false);
  const query = useApiQuery(currentSession, {});
  if (enrolling) {
    return (
      <EnrolForm
        onDone={() => {
          setEnrolling(false);
          void query.refetch();
        }}
      />
    );
  }
  return (
    <QueryView query={query} lines={2}>
      {({ hasSecondFactor }) => (
        <>
          <p>{hasSecondFactor ? t('factorOn') : t('factorOff')}</p>
          <p>
            <Button onClick={() => setEnrolling(true)}>{hasSecondFactor ? t('replace') : t('setUp')}</Button>
          </p>
        </>
      )}
    </QueryView>
  );
}
