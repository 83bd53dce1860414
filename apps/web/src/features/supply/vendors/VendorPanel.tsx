import { vendorFullDetails } from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { VendorBank, VendorDetails } from '@nidan/contract/supply/vendors/vendor-view';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { BankDialog } from './BankDialog.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { vendorTexts } from './texts/vendor-texts.ts';
import pane from '../../../kernel/ui/Pane.module.css';
import styles from './Vendor.module.css';
import { VendorActions } from './VendorActions.tsx';
import { VendorChip } from './VendorChip.tsx';
import { VendorFiles } from './VendorFiles.tsx';

/** One vendor beside the list. */
export function VendorPanel({ vendorId }: { readonly vendorId: string }) {
  const t = useTexts(vendorTexts);
  const query = useApiQuery(
    vendorFullDetails,
    { query: { vendorId } },
    { enabled: vendorId !== '', keepFormer: false, follows: ['VENDOR'] },
  );
  if (vendorId === '') {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="inventory" title={t('pick')} />
      </Panel>
    );
  }
  const vendor = query.data?.vendor;
  return (
    <Panel label={t('panel')} title={vendor?.name} sub={vendor?.code}>
      <QueryView query={query}>{(details) => <Details key={vendorId} details={details} />}</QueryView>
    </Panel>
  );
}

const STATE_WORDS = {
  pending: 'bankPending',
  active: 'bankActive',
  former: 'bankFormer',
  rejected: 'bankRejected',
} as const satisfies Record<VendorBank['state'], string>;

const FACTS = ['gstin', 'pan', 'tan', 'cin', 'msme', 'stateCode', 'paymentDays', 'leadDays'] as const;

function Details({ details }: { readonly details: VendorDetails }) {
  const t = useTexts(vendorTexts);
  const { vendor, addresses, contacts, banks } = details;
  const [dialog, setDialog] = useState<'address' | 'contact' | 'bank' | null>(null);
  const offTo = (step: string): string | undefined =>
    vendor.can.includes(step) ? undefined : t('needsRight');
  const close = (): void => setDialog(null);
  return (
    <>
      <Section title={t(vendor.type)} end={<VendorChip {...vendor} />}>
        <dl className={pane.facts}>
          {FACTS.flatMap((name) => {
            const value = vendor[name];
            return value === null ? [] : [<dt key={name}>{t(name)}</dt>, <dd key={`${name} =`}>{value}</dd>];
          })}
          <dt>{t('tds')}</dt>
          <dd>{t(vendor.tdsSection ?? 'noTds')}</dd>
        </dl>
      </Section>
      <Section>
        <VendorActions vendor={vendor} />
      </Section>
      <Section
        title={t('addresses')}
        end={
          <Button off={offTo('change')} onClick={() => setDialog('address')}>
            {t('addAddress')}
          </Button>
        }
      >
        {addresses.length === 0 && <p className="muted">{t('noAddress')}</p>}
        <ul className={styles.parts}>
          {addresses.map((one) => (
            <li key={one.addressId}>
              <b>{one.name}</b> {one.isMain && <span className="muted">{t('main')}</span>}
              <br />
              {[one.line, one.city, one.pincode].filter((part) => part !== '').join(', ')}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title={t('contacts')}
        end={
          <Button off={offTo('change')} onClick={() => setDialog('contact')}>
            {t('addContact')}
          </Button>
        }
      >
        {contacts.length === 0 && <p className="muted">{t('noContact')}</p>}
        <ul className={styles.parts}>
          {contacts.map((one) => (
            <li key={one.contactId}>
              <b>{one.name}</b> <span className="muted">{one.duty}</span>
              <br />
              {[one.phone, one.email].filter((part) => part !== '').join(', ')}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title={t('banks')}
        end={
          <Button off={offTo('askBank')} onClick={() => setDialog('bank')}>
            {t('askBank')}
          </Button>
        }
      >
        {banks.length === 0 && <p className="muted">{t('noBank')}</p>}
        <ul className={styles.parts}>
          {banks.map((one) => (
            <li key={one.bankId}>
              <b>{one.accountNo}</b> <span className="muted">{t(STATE_WORDS[one.state])}</span>
              <br />
              {`${one.accountName}, ${one.bank}, ${one.ifsc}`}
            </li>
          ))}
        </ul>
      </Section>
      <VendorFiles vendorId={vendor.vendorId} mayChange={vendor.can.includes('change')} />
      {dialog === 'address' && <AddressDialog details={details} onClose={close} />}
      {dialog === 'contact' && <ContactDialog vendor={vendor} onClose={close} />}
      {dialog === 'bank' && <BankDialog vendor={vendor} onClose={close} />}
    </>
  );
}
