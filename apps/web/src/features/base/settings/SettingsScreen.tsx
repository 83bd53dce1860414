import type { LabSettingView } from '@nidan/contract/base/settings/lab-setting-endpoints';
import { isLabSetting, labSetting, labSettingOf } from '@nidan/domain/settings/lab-settings';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { SETTING_GROUPS, SETTING_SECTIONS, type SettingSection } from '@nidan/domain/settings/setting';
import { useRef } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { CompareSettings } from './CompareSettings.tsx';
import { LabAccountPanel } from '../lab-account/LabAccountPanel.tsx';
import { SettingChanges } from './SettingChanges.tsx';
import { SettingHistory } from './SettingHistory.tsx';
import { SettingRow } from './SettingRow.tsx';
import styles from './Settings.module.css';
import { settingsKeys } from './settings-keys.ts';
import { settingsTexts } from './texts/settings-texts.ts';
import { useLabSettings } from './use-lab-settings.ts';

/** In the address and among the texts: the settings that the lab has set otherwise than they come. */
const NOT_DEFAULT = 'notDefault';
const VIEWS = [...SETTING_SECTIONS, 'history'] as const;

/** What the lab decides for itself: switches, labels and configuration, with what a change does before it is saved. */
export function SettingsScreen() {
  const t = useTexts(settingsTexts);
  const { lab, labs } = useSession();
  const [state, change] = useSearchState({ view: 'switches', group: '', q: '', other: '', all: false });
  const view = [...VIEWS, 'compare' as const].find((one) => one === state.view) ?? 'switches';
  return (
    <>
      <PageHead
        title={t('title')}
        sub={lab.name}
        views={
          <SavedViews<(typeof VIEWS)[number] | 'compare'>
            current={view}
            onPick={(next) => change({ view: next, group: '', q: '' })}
            views={VIEWS.map((key) => ({ key, label: t(key) }))}
          />
        }
      >
        {labs.length > 1 && (
          <Button
            aria-pressed={view === 'compare'}
            onClick={() => change({ view: 'compare', group: '', q: '' })}
          >
            {t('compare')}
          </Button>
        )}
      </PageHead>
      {view === 'compare' ? (
        <CompareSettings other={state.other} all={state.all} onChange={change} />
      ) : view === 'history' ? (
        <SettingHistory />
      ) : (
        <SectionOfSettings key={view} section={view} group={state.group} q={state.q} onFilter={change} />
      )}
    </>
  );
}

interface SectionProps {
  readonly section: SettingSection;
  readonly group: string;
  readonly q: string;
  readonly onFilter: (filter: { group?: string; q?: string }) => void;
}

function SectionOfSettings({ section, group, q, onFilter }: SectionProps) {
  const t = useTexts(settingsTexts);
  const mayChange = useRight('labs', PERMISSION.update);
  const settings = useLabSettings(section);
  const find = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const needle = q.trim().toLowerCase();
  const groups = SETTING_GROUPS.filter((one) => settings.rows.some(({ name }) => groupOf(name) === one));
  const found = settings.rows.filter(({ name, label, help }) =>
    `${name} ${label} ${help}`.toLowerCase().includes(needle),
  );
  const shown = found.filter((setting) => isIn(group, setting));
  const step = (by: 1 | -1): void => {
    const controls = [...(list.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
    const at = controls.findIndex((control) => control === document.activeElement);
    controls[Math.max(0, Math.min(at + by, controls.length - 1))]?.focus();
  };
  useShortcuts(settingsKeys, {
    next: () => step(1),
    previous: () => step(-1),
    find: () => find.current?.focus(),
  });
  const side = (
    <Panel label={t('groups')}>
      <div className={styles.find}>
        <TextField
          label={t('find')}
          labelHidden
          placeholder={t('find')}
          icon="search"
          value={q}
          onChange={(text) => onFilter({ q: text })}
          inputRef={find}
        />
      </div>
      <ul className={styles.groups}>
        {['', NOT_DEFAULT, ...groups].map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === group ? 'true' : undefined}
              onClick={() => onFilter({ group: one })}
            >
              {t(groups.find((known) => known === one) ?? (one === '' ? 'allGroups' : NOT_DEFAULT))}
              <span>{found.filter((setting) => isIn(one, setting)).length}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
  const aside = (
    <Panel label={t('before')}>
      {mayChange ? <SettingChanges settings={settings} /> : <Note tone="info">{t('readOnly')}</Note>}
      <LabAccountPanel />
    </Panel>
  );
  return (
    <SplitPane
      name="lab-settings-groups"
      label={t('groups')}
      side="start"
      width={176}
      narrowest={144}
      pane={side}
    >
      <SplitPane name="lab-settings" label={t('before')} width={364} narrowest={320} pane={aside}>
        <section className={styles.list} aria-label={t('list')} data-region>
          <QueryView query={settings.query}>
            {() =>
              shown.length === 0 ? (
                <EmptyState
                  kind="hidden"
                  title={t(q === '' ? 'allDefault' : 'noneFound')}
                  text={q}
                  action={<Button onClick={() => onFilter({ q: '', group: '' })}>{t('clearFind')}</Button>}
                />
              ) : (
                <>
                  <h2>
                    {t(group === '' ? section : (groups.find((known) => known === group) ?? section))}{' '}
                    <span className="muted">{t('shown', { count: shown.length })}</span>
                  </h2>
                  <ul ref={list} className="scroll">
                    {shown.map((setting) => (
                      <SettingRow
                        key={setting.name}
                        setting={setting}
                        draft={settings.drafts.find((draft) => draft.setting.name === setting.name)}
                        fixed={!mayChange}
                        onChange={(value) => settings.choose(setting.name, value)}
                      />
                    ))}
                  </ul>
                </>
              )
            }
          </QueryView>
        </section>
      </SplitPane>
    </SplitPane>
  );
}

function groupOf(name: string): string {
  return isLabSetting(name) ? labSetting(name).group : '';
}

/** Whether a setting belongs to a group; to all without one, to those that the lab has set otherwise by the name of that. */
function isIn(group: string, { name, value }: LabSettingView): boolean {
  if (group === NOT_DEFAULT) return isLabSetting(name) && labSettingOf({}, name) !== value;
  return group === '' || groupOf(name) === group;
}
