import {
  announceOrder,
  announceSamples,
  listIncoming,
  listIncomingOrders,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import {
  announceOwnOrder,
  announceOwnSamples,
  listOwnIncoming,
  listOwnOrders,
} from '@nidan/contract/lab/incoming/own-announced-endpoints';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { ageOf, type AnnouncedForm, codesIn, EMPTY_FORM, orNone, personOf } from './announced-form.ts';
import { incomingTexts } from './texts/incoming-texts.ts';

export const INCOMING_OUTDATES = {
  outdates: [listIncoming, listIncomingOrders, listOwnIncoming, listOwnOrders],
};

interface AnnounceDialogProps {
  readonly what: 'sample' | 'order';
  /** By the user of an agency, under its own code. */
  readonly own?: boolean;
  readonly onClose: () => void;
}

/** Announces a sample, or an order with the samples that come with it, as its slip says. */
export function AnnounceDialog({ what, own = false, onClose }: AnnounceDialogProps) {
  const t = useTexts(incomingTexts);
  const [id] = useState(newId);
  const [form, setForm] = useState(EMPTY_FORM);
  const [isTried, setTried] = useState(false);
  const done = { ...INCOMING_OUTDATES, onDone: onClose };
  const sample = useApiMutation(own ? announceOwnSamples : announceSamples, done);
  const order = useApiMutation(own ? announceOwnOrder : announceOrder, done);
  const isSample = what === 'sample';
  const change = (part: Partial<AnnouncedForm>): void => setForm({ ...form, ...part });
  const submit = (): void => {
    setTried(true);
    const person = personOf(form);
    if (person === null || sample.isPending || order.isPending) return;
    const courierTrackingNo = orNone(form.courier);
    const sender = own ? {} : { clientCode: form.clientCode.trim() };
    const shared = { ...sender, person, testCodes: codesIn(form.tests) };
    if (isSample) {
      const barcode = form.barcodes.trim();
      const requestNo = orNone(form.requestNo);
      sample.mutate({
        body: { samples: [{ ...shared, incomingId: id, barcode, requestNo, courierTrackingNo }] },
      });
      return;
    }
    const samples = codesIn(form.barcodes).map((barcode) => ({
      incomingId: newId(),
      barcode,
      courierTrackingNo,
    }));
    order.mutate({ body: { ...shared, orderId: id, requestNo: form.requestNo.trim(), samples } });
  };
  return (
    <FormDialog
      title={isSample ? t('announceSample') : t('announceOrder')}
      action={t('announce')}
      busy={sample.isPending || order.isPending}
      refusal={sample.error ?? order.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {isSample ? (
        <TextField
          label={t('barcode')}
          data-autofocus
          value={form.barcodes}
          maxLength={40}
          onChange={(barcodes) => change({ barcodes })}
        />
      ) : (
        <TextField
          label={t('requestNo')}
          data-autofocus
          value={form.requestNo}
          maxLength={60}
          onChange={(requestNo) => change({ requestNo })}
        />
      )}
      <TextField label={t('person')} value={form.name} maxLength={80} onChange={(name) => change({ name })} />
      <NumberField
        label={t('age')}
        value={form.age}
        maxLength={3}
        error={isTried && ageOf(form) === null ? t('ageBad') : undefined}
        onChange={(age) => change({ age })}
      />
      <Segmented
        label={t('sex')}
        value={form.sex}
        options={[
          { value: 'F', label: t('female') },
          { value: 'M', label: t('male') },
          { value: 'O', label: t('other') },
        ]}
        onChange={(sex) => change({ sex })}
      />
      <TextField
        label={t('phone')}
        inputMode="tel"
        value={form.phone}
        maxLength={13}
        onChange={(phone) => change({ phone })}
      />
      <TextField
        label={t('patientCode')}
        hint={t('patientCodeHint')}
        value={form.patientCode}
        maxLength={40}
        onChange={(patientCode) => change({ patientCode })}
      />
      <TextField
        label={t('tests')}
        hint={t('testsHint')}
        value={form.tests}
        maxLength={400}
        onChange={(tests) => change({ tests })}
      />
      {!own && (
        <TextField
          label={t('client')}
          value={form.clientCode}
          maxLength={40}
          onChange={(clientCode) => change({ clientCode })}
        />
      )}
      {isSample ? (
        <TextField
          label={t('requestNo')}
          value={form.requestNo}
          maxLength={60}
          onChange={(requestNo) => change({ requestNo })}
        />
      ) : (
        <TextArea
          label={t('barcodes')}
          value={form.barcodes}
          maxLength={1_200}
          onChange={(barcodes) => change({ barcodes })}
        />
      )}
      <TextField
        label={t('courier')}
        value={form.courier}
        maxLength={60}
        onChange={(courier) => change({ courier })}
      />
    </FormDialog>
  );
}
