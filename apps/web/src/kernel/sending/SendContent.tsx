import { schemaFault } from '@nidan/domain/faults/schema-faults';
import { sayFault } from '../api/refusal-words.ts';
import type { EmailContent } from '@nidan/contract/links/messages/message-endpoints';
import { emailsOf, mailtoLink, whatsAppLink } from '@nidan/domain/messages/message-links';
import { smsParts } from '@nidan/domain/messages/sms-parts';
import { canNotifyByEmail } from '@nidan/domain/people/email';
import { isValidPhone } from '@nidan/domain/people/phone';
import { useState } from 'react';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Note } from '../ui/Note.tsx';
import { Section } from '../ui/Section.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { toast } from '../ui/overlays/toast.ts';
import styles from './SendDialog.module.css';
import { sendKeys } from './send-keys.ts';
import { sendTexts } from './texts/send-texts.ts';

/** The words of one message, whom they go to, and the ways to send them. */
export function SendContent({ content }: { readonly content: EmailContent }) {
  const t = useTexts(sendTexts);
  const { recipient, attachments, blocks } = content;
  const { subject } = content.email;
  const [body, setBody] = useState(content.email.body);
  const [text, setText] = useState(content.text);
  const [phone, setPhone] = useState(recipient.phone ?? '');
  const [emails, setEmails] = useState(recipient.email ?? '');
  const list = emailsOf(emails);
  const wrongPhone = isValidPhone(phone.trim()) ? undefined : sayFault(schemaFault('not-phone'));
  const wrongEmail = canNotifyByEmail(list.join(';')) ? undefined : sayFault(schemaFault('not-email'));
  const held = blocks.length > 0 ? blocks.join('. ') : undefined;
  const toWhatsApp = whatsAppLink(phone.trim(), text);
  const noPhone = held ?? wrongPhone ?? (phone.trim() === '' ? t('noPhone') : undefined);
  const offPhone = noPhone ?? (toWhatsApp === null ? t('masked') : undefined);
  const noEmail = held ?? wrongEmail ?? (list.length === 0 ? t('noEmail') : undefined);
  const offEmail = noEmail ?? (emails.includes('***') ? t('masked') : undefined);
  const copy = async (words: string): Promise<void> => {
    const isCopied = await copyText(words);
    toast(isCopied ? { type: 'SUCCESS', msg: t('copied') } : { type: 'WARNING', msg: t('notCopied') });
  };
  const copyEmail = (): void => void copy(`${subject}\n\n${body}`);
  const copyMessage = (): void => void copy(text);
  const openEmail = (): void => window.location.assign(mailtoLink(list, { subject, body }));
  const openWhatsApp = (): void => void window.open(toWhatsApp ?? '', '_blank', 'noopener');
  useShortcuts(sendKeys, {
    copyEmail,
    copyText: copyMessage,
    email: offEmail === undefined ? openEmail : undefined,
    whatsApp: offPhone === undefined ? openWhatsApp : undefined,
  });
  return (
    <>
      {held !== undefined && <Note tone="warn">{held}</Note>}
      {content.inPerson && <Note tone="warn">{t('inPerson')}</Note>}
      <div className={styles.fields}>
        <TextField
          label={`${t('emails')}: ${recipient.name}`}
          value={emails}
          hint={t('emailsHint')}
          error={wrongEmail}
          maxLength={400}
          onChange={setEmails}
        />
        <TextField
          label={t('phone')}
          value={phone}
          inputMode="tel"
          error={wrongPhone}
          maxLength={16}
          onChange={setPhone}
        />
      </div>
      <Section title={subject}>
        <TextArea label={t('email')} labelHidden rows={9} maxLength={4000} value={body} onChange={setBody} />
        <div className={`row ${styles.ways}`}>
          <Button icon="mail" shortcut={sendKeys.shortcuts.email} off={offEmail} onClick={openEmail}>
            {t('openEmail')}
          </Button>
          <Button icon="paste" shortcut={sendKeys.shortcuts.copyEmail} onClick={copyEmail}>
            {t('copyEmail')}
          </Button>
          {attachments.map(({ fileName, url }) => (
            <a key={url} href={url} target="_blank" rel="noreferrer" title={t('attachments')}>
              {fileName}
            </a>
          ))}
        </div>
      </Section>
      <Section
        title={t('text')}
        end={<span className="muted t12">{t('parts', { count: smsParts(text) })}</span>}
      >
        <TextArea label={t('text')} labelHidden rows={3} maxLength={1000} value={text} onChange={setText} />
        <div className={`row ${styles.ways}`}>
          <Button icon="chat" shortcut={sendKeys.shortcuts.whatsApp} off={offPhone} onClick={openWhatsApp}>
            {t('openWhatsApp')}
          </Button>
          <Button icon="paste" shortcut={sendKeys.shortcuts.copyText} onClick={copyMessage}>
            {t('copyText')}
          </Button>
        </div>
      </Section>
      <p className="muted t12">{t('nothingSent')}</p>
    </>
  );
}
