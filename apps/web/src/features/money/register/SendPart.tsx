import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { type Channel, channelBits, CHANNELS } from '@nidan/domain/reports/channels';
import { LANGUAGE_NAMES } from '../../../kernel/text/language-names.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import type { BillForm } from './bill-form.ts';
import type { PartProps } from './part-props.ts';
import { registerTexts } from './texts/register-texts.ts';
import styles from './RegisterScreen.module.css';

const WORDS = [
  ['whatsapp', 'whatsapp'],
  ['sms', 'sms'],
  ['email', 'byEmail'],
  ['platform', 'platform'],
  ['print', 'print'],
] as const satisfies readonly (readonly [Channel, string])[];

/** What needs the agreement of the patient. */
const MESSAGES = channelBits(['whatsapp', 'sms', 'email', 'platform']);

/** How and in which language the report reaches the patient. */
export function SendPart({ form, update }: Omit<PartProps, 'errors'>) {
  const t = useTexts(registerTexts);
  return (
    <section className={styles.block} aria-labelledby="register-send">
      <div className="row">
        <h2 id="register-send">{t('send')}</h2>
        <span className="sp" />
        <SelectField<BillForm['language']>
          label={t('language')}
          labelHidden
          value={form.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(language) => update((now) => ({ ...now, language }))}
        />
      </div>
      {(form.channels & MESSAGES) === 0 && <p className="ui-hint">{t('askMessages')}</p>}
      <div className={styles.channels}>
        {WORDS.map(([channel, word]) => (
          <Toggle
            key={channel}
            checked={(form.channels & CHANNELS[channel]) !== 0}
            onChange={() => update((now) => ({ ...now, channels: now.channels ^ CHANNELS[channel] }))}
          >
            {t(word)}
          </Toggle>
        ))}
      </div>
    </section>
  );
}
