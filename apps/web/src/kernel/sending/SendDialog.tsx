import { getEmailContent, type EmailContent } from '@nidan/contract/links/messages/message-endpoints';
import { LANGUAGES, type Language } from '@nidan/domain/enumerations/bills';
import { Fragment, useState } from 'react';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiQuery } from '../api/use-api-query.ts';
import { useRight } from '../session/session.ts';
import { LANGUAGE_NAMES } from '../text/language-names.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { QueryView } from '../ui/QueryView.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import type { MessageSubject } from './message-subject.ts';
import { PatientPage } from './PatientPage.tsx';
import { SendContent } from './SendContent.tsx';
import { SendNow } from './SendNow.tsx';
import { SentMessages } from './SentMessages.tsx';
import styles from './SendDialog.module.css';
import { sendTexts } from './texts/send-texts.ts';

interface SendDialogProps {
  /** What may be told; the first is shown. */
  readonly subjects: readonly [MessageSubject, ...MessageSubject[]];
  readonly onClose: () => void;
}

/** What messages of a subject are found by. */
function idOf({ billId, reportId, advanceId, noteId }: MessageSubject): string {
  return reportId ?? billId ?? advanceId ?? noteId ?? '';
}

/** Shows what a patient or an agency is told, to be copied sent over the services of the lab, or opened in a program that sends it. */
export function SendDialog({ subjects, onClose }: SendDialogProps) {
  const t = useTexts(sendTexts);
  const [kind, setKind] = useState(subjects[0].kind);
  const [language, setLanguage] = useState<Language | ''>('');
  const seesMessages = useRight('reports', PERMISSION.read);
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
        {(content) => (
          <Fragment key={`${content.kind} ${content.language}`}>
            <SendNow subject={subject} content={content} />
            <SendContent content={content} />
          </Fragment>
        )}
      </QueryView>
      {seesMessages && <SentMessages entityId={idOf(subject)} />}
      {subject.billId !== undefined && <PatientPage billId={subject.billId} />}
    </Dialog>
  );
}
