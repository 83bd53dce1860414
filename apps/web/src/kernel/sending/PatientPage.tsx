import {
  endCustomerLink,
  makeCustomerLink,
  readCustomerLinks,
} from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { useApiQuery } from '../api/use-api-query.ts';
import { useRight, useZone } from '../session/session.ts';
import { showShort } from '../text/show-date.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { ask } from '../ui/overlays/ask.ts';
import { toast, toastRefusal } from '../ui/overlays/toast.ts';
import { Section } from '../ui/Section.tsx';
import styles from './SendDialog.module.css';
import { sendTexts } from './texts/send-texts.ts';

/** The page of the patient of a bill: its link to copy, until when it works, how often it was opened, and the way to take it back. */
export function PatientPage({ billId }: { readonly billId: string }) {
  const t = useTexts(sendTexts);
  const zone = useZone();
  const mayGive = useRight('bills', PERMISSION.update);
  const { data } = useApiQuery(readCustomerLinks, { query: { billId } });
  const outdates = [readCustomerLinks];
  const giving = useApiMutation(makeCustomerLink, { outdates, onRefused: toastRefusal });
  const ending = useApiMutation(endCustomerLink, {
    outdates,
    onDone: () => toast({ type: 'SUCCESS', msg: t('pageEnded') }),
    onRefused: toastRefusal,
  });
  const link = data?.links.find(({ state }) => state === 'open');
  const copy = async (words: string): Promise<void> => {
    const isCopied = await copyText(words);
    toast(isCopied ? { type: 'SUCCESS', msg: t('copied') } : { type: 'WARNING', msg: t('notCopied') });
  };
  const end = async (linkId: string, version: number): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('pageEndAsk'),
      text: t('pageEndText'),
      action: t('pageEnd'),
      reason: true,
    });
    if (answer !== null) ending.mutate({ body: { linkId, version, reason: answer.reason } });
  };
  const told =
    link === undefined
      ? undefined
      : `${t('pageUntil', { day: showShort(link.endsAt, zone) })}, ${t('pageOpened', { count: link.openedCount })}`;
  return (
    <Section title={t('pageTitle')} end={<span className="muted t12">{told}</span>}>
      <p className="muted t12">{t('pageText')}</p>
      <div className={`row ${styles.ways}`}>
        {link === undefined && mayGive && (
          <Button icon="link" busy={giving.isPending} onClick={() => giving.mutate({ body: { billId } })}>
            {t('pageGive')}
          </Button>
        )}
        {link !== undefined && (
          <Button
            icon="paste"
            off={link.url === null ? t('masked') : undefined}
            onClick={() => void copy(link.url ?? '')}
          >
            {t('pageCopy')}
          </Button>
        )}
        {link !== undefined && mayGive && (
          <Button busy={ending.isPending} onClick={() => void end(link.linkId, link.version)}>
            {t('pageEnd')}
          </Button>
        )}
      </div>
    </Section>
  );
}
