import {
  listTemplates,
  previewTemplate,
  resetTemplate,
  saveTemplate,
  type TemplateView,
} from '@nidan/contract/links/delivery/template-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { MESSAGE_CHANNELS } from '@nidan/domain/delivery/message-channels';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { MESSAGE_TEMPLATE_NAMES } from '@nidan/domain/messages/message-template';
import { useDeferredValue } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { wordsOfRefusals } from '../../../kernel/api/refusal-words.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { recordKeys } from '../../../kernel/masters/record-keys.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { LANGUAGE_NAMES } from '../../../kernel/text/language-names.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from '../integration/Integration.module.css';
import { integrationTexts } from '../integration/texts/integration-texts.ts';

const OUTDATES = { outdates: [listTemplates] };

/** The words of each message by channel and language, with what they will look like. */
export function TemplateDesk() {
  const t = useTexts(integrationTexts);
  const [state, change] = useSearchState({ message: 'report', channel: 'sms', language: 'en' });
  const name = MESSAGE_TEMPLATE_NAMES.find((one) => one === state.message) ?? 'report';
  const channel = MESSAGE_CHANNELS.find((one) => one === state.channel) ?? 'sms';
  const language = LANGUAGES.find((one) => one === state.language) ?? 'en';
  const query = useApiQuery(listTemplates, {}, { follows: ['MESSAGE_TEMPLATE'] });
  return (
    <>
      <div className={styles.picks}>
        <SelectField
          label={t('template')}
          value={name}
          options={MESSAGE_TEMPLATE_NAMES.map((value) => ({ value, label: t(value) }))}
          onChange={(message) => change({ message })}
        />
        <SelectField
          label={t('channel')}
          value={channel}
          options={MESSAGE_CHANNELS.map((value) => ({ value, label: t(value) }))}
          onChange={(picked) => change({ channel: picked })}
        />
        <SelectField
          label={t('language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(picked) => change({ language: picked })}
        />
      </div>
      <QueryView query={query}>
        {({ templates }) => {
          const found = templates.find(
            (one) => one.name === name && one.channel === channel && one.language === language,
          );
          return found && <Words key={`${name}/${channel}/${language}`} template={found} />;
        }}
      </QueryView>
    </>
  );
}

type Fields = Pick<TemplateView, 'subject' | 'body' | 'category'> & {
  readonly registeredId: string;
  readonly registeredText: string;
};

function storedOf({ subject, body, category, registeredId, registeredText }: TemplateView): Fields {
  return { subject, body, category, registeredId: registeredId ?? '', registeredText: registeredText ?? '' };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** What was typed as the server takes it. */
function bodyOf({ name, channel, language }: TemplateView, fields: Fields) {
  return {
    name,
    channel,
    language,
    ...fields,
    registeredId: orNull(fields.registeredId),
    registeredText: orNull(fields.registeredText),
  };
}

function Words({ template }: { readonly template: TemplateView }) {
  const t = useTexts(integrationTexts);
  const mayChange = useRight('labs', PERMISSION.update);
  const typed = useTyped<Fields>(storedOf(template), template.version);
  const save = useApiMutation(saveTemplate, {
    ...OUTDATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('wordsSaved') }),
  });
  const reset = useApiMutation(resetTemplate, {
    ...OUTDATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('wordsReset') }),
  });
  const { values, version, forget, refused } = typed;
  const body = bodyOf(template, values);
  const send = (): void => {
    if (!save.isPending) save.mutate({ body: { ...body, version } }, { onSuccess: forget, onError: refused });
  };
  useShortcuts(recordKeys, { save: mayChange ? send : undefined });
  const { name, channel, language } = template;
  const refusal = save.error ?? reset.error;
  return (
    <div className={styles.page}>
      <Panel label={t('words')} title={t(name)} sub={<Whose template={template} />}>
        <Section>
          {refusal && <ErrorState kind="row" refusal={refusal} />}
          <WordFields template={template} values={values} onType={typed.type} />
          {mayChange && (
            <div className={styles.acts}>
              <Button
                kind="primary"
                shortcut={recordKeys.shortcuts.save}
                busy={save.isPending}
                onClick={send}
              >
                {t('save')}
              </Button>
              {!template.isOfProduct && (
                <Button
                  kind="danger-outline"
                  busy={reset.isPending}
                  onClick={() =>
                    reset.mutate({ body: { name, channel, language, version: template.version } })
                  }
                >
                  {t('reset')}
                </Button>
              )}
            </div>
          )}
        </Section>
      </Panel>
      <Preview body={body} />
    </div>
  );
}

function Whose({ template }: { readonly template: TemplateView }) {
  const t = useTexts(integrationTexts);
  const zone = useZone();
  const { isOfProduct, changedAt, changedBy } = template;
  if (isOfProduct || changedAt === null) return <>{t('ofProduct')}</>;
  return <>{t('ofLab', { at: showShort(changedAt, zone), by: changedBy ?? '' })}</>;
}

interface WordFieldsProps {
  readonly template: TemplateView;
  readonly values: Fields;
  readonly onType: (part: Partial<Fields>) => void;
}

function WordFields({ template, values, onType }: WordFieldsProps) {
  const t = useTexts(integrationTexts);
  const { channel, variables, isUsable } = template;
  const isRegistered = channel === 'sms' || channel === 'whatsapp';
  return (
    <div className={styles.form}>
      {!isUsable && <Note tone="warn">{t('notUsable')}</Note>}
      {!isRegistered && (
        <TextField
          label={t('subject')}
          value={values.subject}
          maxLength={200}
          onChange={(subject) => onType({ subject })}
        />
      )}
      <TextArea
        label={t('body')}
        value={values.body}
        rows={isRegistered ? 5 : 10}
        maxLength={4_000}
        hint={t('variables', { names: variables.map((name) => `{${name}}`).join(' ') })}
        onChange={(body) => onType({ body })}
      />
      {isRegistered && (
        <TextField
          label={t(channel === 'sms' ? 'registeredIdSms' : 'registeredIdWhatsapp')}
          value={values.registeredId}
          maxLength={512}
          onChange={(registeredId) => onType({ registeredId })}
        />
      )}
      {channel === 'sms' && (
        <>
          <TextArea
            label={t('registeredText')}
            value={values.registeredText}
            rows={5}
            maxLength={4_000}
            onChange={(registeredText) => onType({ registeredText })}
          />
          <SelectField
            label={t('category')}
            value={values.category}
            options={[
              { value: 'service', label: t('serviceKind') },
              { value: 'promotion', label: t('promotionKind') },
            ]}
            onChange={(category) => onType({ category })}
          />
        </>
      )}
    </div>
  );
}

function Preview({ body }: { readonly body: ReturnType<typeof bodyOf> }) {
  const t = useTexts(integrationTexts);
  // Typing stays quick: what it looks like follows.
  const asked = useDeferredValue(body);
  const query = useApiQuery(previewTemplate, { body: asked }, { enabled: asked.body.trim() !== '' });
  return (
    <Panel label={t('preview')} title={t('preview')}>
      <Section>
        <QueryView query={query} lines={4}>
          {({ subject, text, smsParts, faults }) => (
            <div className={styles.form}>
              {subject !== '' && <b className="t13">{subject}</b>}
              <p className={styles.said} lang={body.language}>
                {text}
              </p>
              {smsParts !== null && <span className="muted t12">{t('parts', { count: smsParts })}</span>}
              {faults.length === 0 ? (
                <span className="muted t12">{t('faultless')}</span>
              ) : (
                <ul className={styles.faults}>
                  {faults.map(({ code, msg, details }) => (
                    <li key={`${code} ${msg}`}>{wordsOfRefusals().refusal({ code, said: msg, details })}</li>
                  ))}
                </ul>
              )}
            </div>
          )}
        </QueryView>
      </Section>
    </Panel>
  );
}
