import {
  changeIntegrationSettings,
  type IntegrationView,
  listIntegrations,
  pauseIntegration,
  resumeIntegration,
} from '@nidan/contract/links/integration/integration-endpoints';
import { INTEGRATION_SHAPES } from '@nidan/domain/delivery/integration-settings';
import { INTEGRATIONS } from '@nidan/domain/delivery/message-channels';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { type MasterField, type MasterValues, textOf } from '../../../kernel/masters/master-fields.ts';
import { SavedForm } from '../../../kernel/masters/SavedForm.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { secretField } from '../../money/payment-orders/SecretField.tsx';
import styles from './Integration.module.css';
import { integrationTexts } from './texts/integration-texts.ts';

const TONES = {
  'not set up': 'neutral',
  off: 'neutral',
  paused: 'warn',
  resting: 'danger',
  on: 'ok',
} as const satisfies Record<IntegrationView['state'], string>;

const OUTDATES = { outdates: [listIntegrations] };

/** The services that bring messages, one at a time. */
export function ServiceDesk() {
  const t = useTexts(integrationTexts);
  const [state, change] = useSearchState({ service: 'whatsapp' });
  const picked = INTEGRATIONS.find((one) => one === state.service) ?? 'whatsapp';
  const query = useApiQuery(listIntegrations, {}, { follows: ['INTEGRATION', 'MESSAGE'] });
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label={t('service')}
          labelHidden
          value={picked}
          options={INTEGRATIONS.map((value) => ({ value, label: t(value) }))}
          onChange={(service) => change({ service })}
        />
      </div>
      <QueryView query={query}>
        {({ integrations }) => {
          const found = integrations.find(({ integration }) => integration === picked);
          return found && <Service key={picked} service={found} />;
        }}
      </QueryView>
    </>
  );
}

type Texts = ReturnType<(typeof integrationTexts)['in']>;
const NAMED = [
  'phoneNumberId',
  'sender',
  'entityId',
  'from',
  'username',
  'contact',
  'accessToken',
  'appSecret',
  'verifyToken',
  'apiKey',
  'webhookSecret',
  'password',
] as const;

/** What a field of a service is called; one that the server adds by its own name until it has words. */
function nameOf(t: Texts, name: string): string {
  const known = NAMED.find((one) => one === name);
  return known === undefined ? name : t(known);
}

/** What was typed into the fields that begin with this, without what is empty. */
function typedIn(values: MasterValues, names: readonly string[], prefix: string): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, textOf(values, `${prefix}.${name}`)]).filter(([, text]) => text !== ''),
  );
}

function addressField(t: Texts): MasterField {
  return { kind: 'text', name: 'address', label: t('address'), required: true };
}

function fieldsOf(t: Texts, service: IntegrationView, keptHint: string | null): MasterField[] {
  const { options, secrets } = service;
  return [
    ...(INTEGRATION_SHAPES[service.integration].address === null ? [] : [addressField(t)]),
    ...options.map(({ name, example }): MasterField => ({
      kind: 'text',
      name: `options.${name}`,
      label: nameOf(t, name),
      required: true,
      hint: t('looksLike', { example }),
    })),
    ...secrets.map(({ name, isSet }) =>
      secretField({
        name: `secrets.${name}`,
        label: nameOf(t, name),
        ...(isSet && keptHint !== null ? { hint: keptHint } : {}),
      }),
    ),
    { kind: 'flag', name: 'isOn', label: t('isOn') },
  ];
}

function storedOf({ address, options, secrets, isOn }: IntegrationView): MasterValues {
  return {
    address,
    isOn,
    ...Object.fromEntries(options.map(({ name, value }) => [`options.${name}`, value])),
    ...Object.fromEntries(secrets.map(({ name }) => [`secrets.${name}`, ''])),
  };
}

function Service({ service }: { readonly service: IntegrationView }) {
  const t = useTexts(integrationTexts);
  const zone = useZone();
  const { integration, options, secrets, secretsSetAt, secretsSetBy, can } = service;
  const typed = useTyped<MasterValues>(storedOf(service), service.version);
  const save = useApiMutation(changeIntegrationSettings, {
    ...OUTDATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('saved', { service: t(integration) }) }),
  });
  const kept =
    secretsSetAt === null
      ? null
      : t('secretSet', { at: showShort(secretsSetAt, zone), by: secretsSetBy ?? '' });
  const send = (): void => {
    if (save.isPending) return;
    const { values, version, forget, refused } = typed;
    const body = {
      integration,
      version,
      address: textOf(values, 'address'),
      options: typedIn(
        values,
        options.map(({ name }) => name),
        'options',
      ),
      secrets: typedIn(
        values,
        secrets.map(({ name }) => name),
        'secrets',
      ),
      isOn: values['isOn'] === true,
    };
    save.mutate({ body }, { onSuccess: forget, onError: refused });
  };
  return (
    <div className={styles.page}>
      <Panel
        label={t(integration)}
        title={t(integration)}
        sub={t(integration === 'push' ? 'helpPush' : 'help')}
      >
        <SavedForm
          fields={fieldsOf(t, service, kept)}
          typed={typed}
          save={save}
          mayChange={can.includes('change')}
          label={t('save')}
          onSave={send}
        />
      </Panel>
      <Standing service={service} />
    </div>
  );
}

/** How a service is now, and how it is paused and let go on. */
function Standing({ service }: { readonly service: IntegrationView }) {
  const t = useTexts(integrationTexts);
  const zone = useZone();
  const pause = useApiMutation(pauseIntegration, OUTDATES);
  const resume = useApiMutation(resumeIntegration, OUTDATES);
  const { integration, version, state, pauseReason, restsUntil, waiting, failed, webhookUrl, can } = service;
  const askToPause = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('pauseTitle', { service: t(integration) }),
      text: t('pauseText'),
      action: t('pause'),
      reason: true,
    });
    if (answer) pause.mutate({ body: { integration, version, reason: answer.reason } });
  };
  const refusal = pause.error ?? resume.error;
  return (
    <Panel label={t('service')} title={<StatusChip tone={TONES[state]}>{t(state)}</StatusChip>}>
      <Section>
        {pauseReason !== null && <Note tone="warn">{t('pausedBecause', { reason: pauseReason })}</Note>}
        {restsUntil !== null && (
          <Note tone="warn">{t('restsUntil', { time: showShort(restsUntil, zone) })}</Note>
        )}
        <p className="t13">{t('counts', { waiting, failed })}</p>
        {refusal && <ErrorState kind="row" refusal={refusal} />}
        <div className={styles.acts}>
          {can.includes('pause') && (
            <Button busy={pause.isPending} onClick={() => void askToPause()}>
              {t('pause')}
            </Button>
          )}
          {can.includes('resume') && (
            <Button
              kind="primary"
              busy={resume.isPending}
              onClick={() => resume.mutate({ body: { integration, version } })}
            >
              {t('resume')}
            </Button>
          )}
        </div>
      </Section>
      {webhookUrl !== null && (
        <Section title={t('webhookUrl')}>
          <code className="t12">{webhookUrl}</code>
        </Section>
      )}
    </Panel>
  );
}
