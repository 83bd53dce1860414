import { mailOrder } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderView } from '@nidan/contract/supply/orders/order-view';
import { vendorContactBankDetails } from '@nidan/contract/supply/vendors/vendor-endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { letterTexts } from './texts/letter-texts.ts';
import { useSupplyChange } from './use-supply-change.ts';

interface MailDialogProps {
  readonly order: OrderView;
  readonly onClose: () => void;
}

/** Mails an order to somebody who answers for its vendor. */
export function MailDialog({ order: { orderId, version, number, vendorId }, onClose }: MailDialogProps) {
  const t = useTexts(letterTexts);
  const [picked, setPicked] = useState('');
  const query = useApiQuery(vendorContactBankDetails, { query: { vendorId } });
  const people = (query.data?.contacts ?? []).filter(({ email }) => email !== '');
  const contact = people.find(({ contactId }) => contactId === picked) ?? people[0];
  const mailing = useSupplyChange(mailOrder, () => {
    toast({ type: 'SUCCESS', msg: t('mailed', { number, name: contact?.name ?? '' }) });
    onClose();
  });
  const submit = (): void => {
    if (contact === undefined || mailing.isPending) return;
    mailing.mutate({ body: { orderId, version, contactId: contact.contactId } });
  };
  return (
    <FormDialog
      title={t('mailTitle', { number })}
      action={t('mail')}
      busy={mailing.isPending}
      refusal={mailing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryView query={query} lines={1}>
        {() =>
          contact === undefined ? (
            <Note tone="warn">{t('nobody')}</Note>
          ) : (
            <SelectField
              label={t('mailTo')}
              value={contact.contactId}
              options={people.map(({ contactId, name, email }) => ({
                value: contactId,
                label: `${name}, ${email}`,
              }))}
              onChange={setPicked}
            />
          )
        }
      </QueryView>
      <Note tone="info">{t('mailNote')}</Note>
    </FormDialog>
  );
}
