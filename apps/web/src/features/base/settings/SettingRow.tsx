import type { LabSettingView } from '@nidan/contract/base/settings/lab-setting-endpoints';
import { isLabSetting, labSetting } from '@nidan/domain/settings/lab-settings';
import { settingText, type SettingValue } from '@nidan/domain/settings/setting';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { SettingControl } from './SettingControl.tsx';
import styles from './Settings.module.css';
import { settingsTexts } from './texts/settings-texts.ts';
import type { DraftSetting } from './use-lab-settings.ts';

interface SettingRowProps {
  readonly setting: LabSettingView;
  readonly draft: DraftSetting | undefined;
  readonly fixed: boolean;
  readonly onChange: (value: SettingValue) => void;
}

/** A setting with its plain help, since when it is so, and its control. */
export function SettingRow({ setting, draft, fixed, onChange }: SettingRowProps) {
  const t = useTexts(settingsTexts);
  const { label, help, value } = setting;
  return (
    <li className={styles.row} data-changed={draft ? '' : undefined} data-kind={kindOf(setting)}>
      <div className={styles.words}>
        <h3>
          {label}
          {draft && (
            <StatusChip tone="info" icon="pen">
              {t('changed')}
            </StatusChip>
          )}
        </h3>
        <p>{help}</p>
        <p className={styles.state}>
          <Icon name={draft ? 'undo' : 'clock'} size={12} />
          {draft ? t('was', { value: words(setting, value) }) : <Since setting={setting} />}
        </p>
        {setting.waiting && (
          <Note tone="warn">
            {t('waits', { value: words(setting, setting.waiting.value), by: setting.waiting.by })}
          </Note>
        )}
      </div>
      <div className={styles.control}>
        <SettingControl
          setting={setting}
          value={draft?.value ?? value}
          fault={draft?.fault ?? null}
          fixed={fixed}
          onChange={onChange}
        />
      </div>
    </li>
  );
}

function kindOf({ name }: LabSettingView): string | undefined {
  return isLabSetting(name) ? labSetting(name).kind : undefined;
}

function Since({ setting }: { readonly setting: LabSettingView }) {
  const t = useTexts(settingsTexts);
  const zone = useZone();
  const { changedAt, changedBy, value } = setting;
  if (changedAt === null) return t('isDefault');
  const said = words(setting, value);
  const since = { value: said.charAt(0).toUpperCase() + said.slice(1), date: showDate(changedAt, zone) };
  return <span className="cut">{t('since', { ...since, by: changedBy ?? '' })}</span>;
}

/** A value of a setting in words. */
export function words({ name }: Pick<LabSettingView, 'name'>, value: SettingValue): string {
  return isLabSetting(name) ? settingText(labSetting(name), value) : String(value);
}
