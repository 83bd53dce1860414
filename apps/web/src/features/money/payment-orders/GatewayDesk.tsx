import {
  changeGateway,
  type GatewayView,
  listUsableTerminals,
  readGateway,
} from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { type MasterField, type MasterValues, textOf } from '../../../kernel/masters/master-fields.ts';
import styles from '../../base/organisation/Organisation.module.css';
import { SavedForm } from '../../../kernel/masters/SavedForm.tsx';
import { secretField } from './SecretField.tsx';
import { paySettingTexts } from './texts/pay-setting-texts.ts';

/** How the lab signs in to its payment gateway. */
export function GatewayDesk() {
  const query = useApiQuery(readGateway, {});
  return <QueryView query={query}>{(gateway) => <Gateway gateway={gateway} />}</QueryView>;
}

/** A secret that was typed; what is left empty is not sent, and stays. */
function typedSecret<Name extends string>(values: MasterValues, name: Name): Partial<Record<Name, string>> {
  const text = textOf(values, name);
  return text === '' ? {} : ({ [name]: text } as Record<Name, string>); // as: the key is the name
}

function Gateway({ gateway }: { readonly gateway: GatewayView }) {
  const t = useTexts(paySettingTexts);
  const zone = useZone();
  const mayUpdate = useRight('labs', PERMISSION.update);
  const { keyId, isOpen, changedAt, changedBy } = gateway;
  const typed = useTyped<MasterValues>({ keyId, keySecret: '', webhookSecret: '', isOpen }, gateway.version);
  const { values, version, refused, forget } = typed;
  const save = useApiMutation(changeGateway, {
    outdates: [readGateway, listUsableTerminals],
    onDone: () => toast({ type: 'SUCCESS', msg: t('saved') }),
  });
  const secret = (name: 'keySecret' | 'webhookSecret'): MasterField => {
    const masked = gateway[name];
    const set = gateway[`${name}Set`];
    const kept =
      set === null
        ? t('keptSecret', { masked })
        : t('setSecret', { at: showShort(set.at, zone), by: set.by, masked });
    return secretField({ name, label: t(name), ...(masked !== '' && { hint: kept }) });
  };
  const fields: readonly MasterField[] = [
    { kind: 'text', name: 'keyId', label: t('keyId'), required: true },
    secret('keySecret'),
    secret('webhookSecret'),
    { kind: 'flag', name: 'isOpen', label: t('isOpen') },
  ];
  const send = (): void => {
    if (save.isPending) return;
    const body = {
      version,
      keyId: textOf(values, 'keyId'),
      isOpen: values['isOpen'] === true,
      ...typedSecret(values, 'keySecret'),
      ...typedSecret(values, 'webhookSecret'),
    };
    save.mutate({ body }, { onSuccess: forget, onError: refused });
  };
  return (
    <div className={styles.profile}>
      <Panel label={t('gateway')} title={t('gateway')} sub={t('gatewayHelp')}>
        <SavedForm
          fields={fields}
          typed={typed}
          save={save}
          mayChange={mayUpdate}
          label={t('save')}
          onSave={send}
        />
        <Section title={t('webhookUrl')}>
          <code className="t12">{gateway.webhookUrl}</code>
          {changedAt !== null && (
            <p className="muted t12">
              {t('changed', { at: showShort(changedAt, zone), by: changedBy ?? '' })}
            </p>
          )}
        </Section>
      </Panel>
    </div>
  );
}
