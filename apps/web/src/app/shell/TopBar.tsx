import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { useChooseLanguage } from '../../features/base/identity/use-choose-language.ts';
import { useConnection } from '../../kernel/online/connection.ts';
import { hashOf } from '../../kernel/route/hash-route.ts';
import { go } from '../../kernel/route/use-route.ts';
import { routeScan } from '../../kernel/scan/scan-listener.ts';
import { useRight, useSession } from '../../kernel/session/session.ts';
import { changePreferences, usePreferences } from '../../kernel/store/preferences.ts';
import { kernelTexts } from '../../kernel/text/kernel-texts.ts';
import { LANGUAGE_NAMES } from '../../kernel/text/language-names.ts';
import { useLanguage, useTexts } from '../../kernel/text/use-texts.ts';
import { NoticeBell } from '../../features/links/delivery/NoticeBell.tsx';
import { CriticalBell } from '../../features/lab/critical/CriticalBell.tsx';
import { Icon } from '../../kernel/ui/values/Icon.tsx';
import { Key } from '../../kernel/ui/Key.tsx';
import { MenuButton } from '../../kernel/ui/overlays/MenuButton.tsx';
import { Toaster } from '../../kernel/ui/overlays/Toaster.tsx';
import { presentMessages, subscribeToMessages } from '../../kernel/ui/overlays/toast.ts';
import { UndoHost } from '../../kernel/undo/UndoHost.tsx';
import { appTexts } from '../app-texts.ts';
import { screenTitles } from '../screen-titles.ts';
import { initialsOf } from './initials-of.ts';
import { looksLikeCode } from './looks-like-code.ts';

interface TopBarProps {
  readonly scanField: RefObject<HTMLInputElement | null>;
  /** Opens the palette with what was typed. */
  readonly onCommand: (text: string) => void;
  readonly onSignOut: () => void;
}

/** The top bar: scan and command field, lab, connection, messages, user. */
export function TopBar({ scanField, onCommand, onSignOut }: TopBarProps) {
  const t = useTexts(appTexts);
  const kernel = useTexts(kernelTexts);
  const titles = useTexts(screenTitles);
  const session = useSession();
  const { online } = useConnection();
  const seesCriticals = useRight('results', PERMISSION.read);
  const { unseen } = useSyncExternalStore(subscribeToMessages, presentMessages);
  const { singleKeys } = usePreferences();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const [text, setText] = useState('');
  const submit = (): void => {
    const wanted = text.trim();
    setText('');
    if (wanted === '') return;
    if (!looksLikeCode(wanted) || !routeScan(wanted)) onCommand(wanted);
  };
  return (
    <header className="app-top" data-region>
      <div className="app-scan">
        <Icon name="scan" />
        <input
          ref={scanField}
          data-scan
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('scanOrType')}
          placeholder={t('scanOrType')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') submit();
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <Key keys="F4" />
        <Key keys="Ctrl K" />
      </div>
      <div className="ui-messages">
        <UndoHost />
        <Toaster />
      </div>
      {seesCriticals && <CriticalBell />}
      <a className="app-tool" href={hashOf('lab')} title={t('switchLab')}>
        <b>{session.lab.name}</b>
        <Icon name="down" size={12} />
        <Key keys="F3" />
      </a>
      {online && (
        <span className="app-tool">
          <i className="app-dot" />
          {kernel('online')}
        </span>
      )}
      <NoticeBell />
      <a
        className="app-tool"
        href={hashOf('log')}
        aria-label={t('messages', { count: unseen })}
        title={titles('log')}
      >
        <Icon name="log" />
        {unseen > 0 && <span className="app-badge">{unseen}</span>}
      </a>
      <MenuButton
        className="app-tool"
        align="end"
        items={[
          { key: 'me', label: titles('me'), onPick: () => go('me') },
          { key: 'lab', label: t('switchLab'), onPick: () => go('lab') },
          ...LANGUAGES.map((one) => ({
            key: one,
            label: <span lang={one}>{LANGUAGE_NAMES[one]}</span>,
            checked: one === language,
            onPick: () => chooseLanguage(one),
          })),
          {
            key: 'keys',
            label: singleKeys ? t('singleKeysOff') : t('singleKeysOn'),
            onPick: () => changePreferences({ singleKeys: !singleKeys }),
          },
          { key: 'out', label: t('signOut'), onPick: onSignOut },
        ]}
      >
        <span className="app-avatar" aria-hidden="true">
          {initialsOf(session.name)}
        </span>
        <span className="vh">{t('userMenu')}</span>
        {session.name}
      </MenuButton>
    </header>
  );
}
