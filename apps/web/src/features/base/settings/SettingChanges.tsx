import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import { words } from './SettingRow.tsx';
import styles from './Settings.module.css';
import { settingsKeys } from './settings-keys.ts';
import { settingsTexts } from './texts/settings-texts.ts';
import type { LabSettings } from './use-lab-settings.ts';

const SHORTEST = 3;

/** What would change and for whom, and the reason that goes with it. */
export function SettingChanges({ settings }: { readonly settings: LabSettings }) {
  const t = useTexts(settingsTexts);
  const [reason, setReason] = useState('');
  const { drafts, effects, save, isSound, undo } = settings;
  const count = drafts.length;
  const off = offReason();
  const send = (): void => {
    if (off !== null || save.isPending) return;
    settings.send(reason);
  };
  useShortcuts(settingsKeys, {
    save: count > 0 ? send : undefined,
    undo: count > 0 ? undo : undefined,
  });
  if (count === 0) {
    return (
      <Section title={t('before')}>
        <p className="t13">{t('noChanges')}</p>
        <p className="muted t12">{t('noChangesHelp')}</p>
      </Section>
    );
  }
  return (
    <Section
      title={`${t('before')}, ${t('changes', { count })}`}
      end={
        <Button kind="bare" shortcut={settingsKeys.shortcuts.undo} onClick={undo}>
          {t('undoAll')}
        </Button>
      }
    >
      <ul className={styles.changes}>
        {drafts.map(({ setting, value }) => (
          <li key={setting.name}>
            <b>{setting.label}</b>
            <span className={styles.diff}>
              <del>{words(setting, setting.value)}</del>
              <Icon name="right" size={12} />
              <ins>{words(setting, value)}</ins>
            </span>
            <p>{effects.get(setting.name) ?? (isSound ? t('counting') : '')}</p>
          </li>
        ))}
      </ul>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      <TextField label={t('reason')} value={reason} onChange={setReason} maxLength={500} />
      <div className={styles.save}>
        <Button
          kind="primary"
          shortcut={settingsKeys.shortcuts.save}
          off={off}
          busy={save.isPending}
          onClick={send}
        >
          {t('save', { count })}
        </Button>
        {off !== null && <Why>{off}</Why>}
      </div>
    </Section>
  );

  function offReason(): string | null {
    if (!isSound) return t('wrongValue');
    return reason.trim().length < SHORTEST ? t('reasonMissing') : null;
  }
}
