import { getEmailContent, type EmailContent } from '@nidan/contract/links/messages/message-endpoints';
import { LANGUAGES, type Language } from '@nidan/domain/enumerations/bills';
import { useState } from 'react';
import { useApiQuery } from '../api/use-api-query.ts';
import { LANGUAGE_NAMES } from '../text/language-names.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { QueryView } from '../ui/QueryView.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import type { MessageSubject } from './message-subject.ts';
import { PatientPage } from './PatientPage.tsx';
import { SendContent } from './SendContent.tsx';
import styles from './SendDialog.module.css';
import { sendTexts } from './texts/send-texts.ts';

interface SendDialogProps {
  /** What may be told; the first is shown. */
  readonly subjects: readonly [MessageSubject, ...MessageSubject[]];
  readonly onClose: () => void;
}

/** Shows what a patient or an agency is told, to be copied or opened in the program that sends it. */
export function SendDialog({ subjects, onClose }: SendDialogProps) {
  const t = useTexts(sendTexts);
  const [kind, setKind] = useState(subjects[0].kind);
  const [language, setLanguage] = useState<Language | ''>('');
  const subject = subjects.find((one) => one.kind === kind) ?? subjects[0];
  const query = useApiQuery(getEmailContent, {
    query: { ...subject, ...(language === '' ? {} : { language }) },
  });
  const shown: EmailContent | undefined = query.data;
  return (
    <Dialog title={t('title')} wide onClose={onClose} feet={<Button onClick={onClose}>{t('close')}</Button>}>
      <div className={styles.fields}>
        <SelectField
          label={t('about')}
          value={kind}
          options={subjects.map((one) => ({ value: one.kind, label: t(one.kind) }))}
          onChange={setKind}
          data-autofocus
        />
        <SelectField<Language>
          label={t('language')}
          value={language === '' ? (shown?.language ?? 'en') : language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLanguage}
        />
      </div>
      <QueryView query={query}>
        {(content) => <SendContent key={`${content.kind} ${content.language}`} content={content} />}
      </QueryView>
      {subject.billId !== undefined && <PatientPage billId={subject.billId} />}
    </Dialog>
  );
}
