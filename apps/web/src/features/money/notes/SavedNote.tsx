import { formatRupees } from '@nidan/domain/money/rupees';
import { Fragment } from 'react';
import { go } from '../../../kernel/route/use-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { registerTexts } from '../register/texts/register-texts.ts';
import styles from '../register/RegisterScreen.module.css';
import { UpiCode } from '../bills/UpiCode.tsx';
import type { SavedBill } from '../register/use-saved-bill.ts';

/** The bill that was saved last: to look at, or to print again. */
export function SavedNote({ saved, onPrint }: { readonly saved: SavedBill; readonly onPrint: () => void }) {
  const t = useTexts(registerTexts);
  const { told } = saved;
  const handOver = [
    ...(told.changePaise > 0 ? [t('handChange', { amount: formatRupees(told.changePaise) })] : []),
    t('handBill'),
    ...(saved.samples.length > 0 ? [t('handTubes', { count: saved.samples.length })] : []),
  ];
  return (
    <div className={styles.saved}>
      <Note
        tone="ok"
        end={
          <>
            <Button onClick={onPrint}>{t('printAgain')}</Button>
            <Button onClick={() => go(`bills/${saved.billId}`)}>{t('openBill')}</Button>
          </>
        }
      >
        {t('lastSaved')} <LabNo value={saved.labNo} />, <b>{told.name}</b>
        {told.paid.map(({ mode, paise }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two payments in one mode differ by their place alone
          <Fragment key={index}>
            {', '}
            {mode} <Money paise={paise} sign />
          </Fragment>
        ))}
        {told.paid.length === 0 && saved.dues.agencyPaise > 0 && (
          <>, {t('onAccount', { amount: rupees(saved.dues.agencyPaise) })}</>
        )}
        {saved.dues.duePaise > 0 && (
          <>
            {', '}
            {t('dueNow')} <Money paise={saved.dues.duePaise} sign due />
          </>
        )}
        <br />
        {handOver.join(', ')}
      </Note>
      <UpiCode paise={saved.dues.duePaise} labNo={saved.labNo} />
    </div>
  );
}
