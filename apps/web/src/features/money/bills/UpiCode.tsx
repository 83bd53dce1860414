import { upiRequest } from '@nidan/domain/money/upi-request';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { QrCode } from '../../../kernel/ui/values/QrCode.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { registerTexts } from '../register/texts/register-texts.ts';
import styles from './UpiCode.module.css';

interface UpiCodeProps {
  readonly paise: number;
  /** Null before the bill has its lab ID; with it the code carries what the printed one does. */
  readonly labNo: string | null;
  /** Scrolls to itself, where a screen that is full would cut it. */
  readonly comesIntoSight?: boolean;
}

/** The code that a patient scans to pay an amount by any UPI app; nothing when the lab takes none. */
export function UpiCode({ paise, labNo, comesIntoSight = false }: UpiCodeProps) {
  const t = useTexts(registerTexts);
  const { upiAddress: address, name: payee } = useSession().lab;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (comesIntoSight) place.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoSight]);
  if (!address || paise <= 0) return null;
  return (
    <figure ref={place} className={styles.upi}>
      <QrCode
        text={upiRequest({ address, payee, amount: paise, note: labNo })}
        label={t('upiCode', { amount: rupees(paise), address })}
      />
      <figcaption>
        <Money paise={paise} sign />
        <span className="muted t12">{t('upiScan')}</span>
        <span className="muted t12 cut">{address}</span>
      </figcaption>
    </figure>
  );
}
