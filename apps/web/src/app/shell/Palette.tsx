import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  activeShortcuts,
  type HeardShortcut,
  isHeard,
  openLayer,
} from '../../kernel/keys/active-shortcuts.ts';
import { go } from '../../kernel/route/use-route.ts';
import { useSession } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Highlight } from '../../kernel/ui/values/Highlight.tsx';
import { Icon } from '../../kernel/ui/values/Icon.tsx';
import { Key } from '../../kernel/ui/Key.tsx';
import { stepAmong } from '../../kernel/ui/grid/step-among.ts';
import { appKeys } from '../app-keys.ts';
import { appTexts } from '../app-texts.ts';
import { screens } from '../routes.tsx';
import { screenTitles } from '../screen-titles.ts';
import { mayOpen } from '../screen.ts';
import { useFoundLines } from './use-found-lines.ts';
import { type PaletteLine, paletteLines } from './palette-lines.ts';

const NO_LINES: readonly PaletteLine[] = [];

/** Actions that stand on the page when the palette opens; the palette itself is none of them. */
function actionsOf(): readonly HeardShortcut[] {
  const own: readonly string[] = [
    appKeys.shortcuts.palette.id,
    appKeys.shortcuts.scan.id,
    appKeys.shortcuts.region.id,
  ];
  return activeShortcuts()
    .filter(isHeard)
    .filter(({ group, shortcut }) => group !== 'go' && group !== 'views' && !own.includes(shortcut.id));
}

/** The command palette: go, do, search, calculate. It names the key of what it does, so that the key is learnt. */
export function Palette({ start, onClose }: { readonly start: string; readonly onClose: () => void }) {
  const t = useTexts(appTexts);
  const titles = useTexts(screenTitles);
  const session = useSession();
  const list = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [actions] = useState(actionsOf);
  const [text, setText] = useState(start);
  const [at, setAt] = useState(0);

  useLayoutEffect(openLayer, []);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    // Not as a modal of the browser: it lays every element of the page out anew, for longer than the palette takes itself.
    element?.show();
    element?.addEventListener('mousedown', keepFocus);
    // A screen that comes to its rows takes the focus for them: here it waits.
    const takeBack = ({ target }: FocusEvent): void => {
      if (target instanceof Node && element?.contains(target) === false) {
        element.querySelector('input')?.focus();
      }
    };
    document.addEventListener('focusin', takeBack);
    return () => {
      document.removeEventListener('focusin', takeBack);
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const places = screens
    .filter((screen) => !screen.tab.includes(':') && mayOpen(session, screen))
    .map((screen): PaletteLine => {
      const keys = screen.key === undefined ? {} : { keys: screen.key };
      return {
        key: screen.tab,
        section: 'goTo',
        icon: 'arrowRight',
        label: titles(screen.title),
        ...keys,
        run: () => go(screen.tab),
      };
    });
  const canSearch = screens.some((screen) => screen.tab === 'patients' && mayOpen(session, screen));
  const search = (wanted: string): PaletteLine => ({
    key: 'search',
    section: 'search',
    icon: 'search',
    label: t('searchPatients', { text: wanted }),
    run: () => go('patients', { q: wanted }),
  });
  const found = useFoundLines(text);
  const lines = paletteLines({ text, places, actions, found, search: canSearch ? search : null });
  // The field is there to type in before the rows below it are drawn.
  const rows = useDeferredValue(lines, NO_LINES);
  const here = Math.min(at, lines.length - 1);

  const run = (line: PaletteLine | undefined): void => {
    if (!line || line.section === 'sum') return;
    onClose();
    // After the dialog has given the focus back, so that what runs finds the page as it was.
    setTimeout(line.run);
  };
  const keyDown = (event: KeyboardEvent): void => {
    const next = stepAmong({ key: event.key, at: here, count: lines.length });
    if (event.key === 'Escape') onClose();
    else if (next !== null && event.key.startsWith('Arrow')) setAt(next);
    else if (event.key === 'Enter') run(lines[here]);
    // The field alone has the focus: Tab leads nowhere.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  };

  return (
    <>
      <div
        className="app-palette-around"
        role="presentation"
        onMouseDown={(event) => event.preventDefault()}
      />
      <dialog ref={dialog} className="app-palette" aria-modal="true" aria-label={t('keyPalette')}>
        <div className="app-palette-inside">
          <div className="ui-input">
            <Icon name="search" />
            <input
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              aria-label={t('paletteInput')}
              placeholder={t('paletteInput')}
              aria-expanded
              aria-controls={list}
              aria-activedescendant={here >= 0 ? `${list}-${here}` : undefined}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setAt(0);
              }}
              onKeyDown={keyDown}
            />
          </div>
          <div id={list} role="listbox" className="scroll app-palette-list" aria-label={t('keyPalette')}>
            {rows.map((line, index) => (
              <PaletteRow
                key={line.key}
                id={`${list}-${index}`}
                line={line}
                match={text.trim()}
                heading={line.section === rows[index - 1]?.section ? null : t(line.section)}
                isHere={index === here}
                onPick={() => run(line)}
              />
            ))}
          </div>
          {lines.length === 0 && (
            <p className="ui-menu-note" role="status">
              {t('paletteEmpty')}
            </p>
          )}
        </div>
      </dialog>
    </>
  );
}

/** The field alone has the focus. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

function keepInSight(row: HTMLElement | null): void {
  // Before the dialog is open there is nothing to scroll, and asking would lay the page out twice.
  if (row?.closest('dialog')?.open) row.scrollIntoView({ block: 'nearest' });
}

interface PaletteRowProps {
  readonly id: string;
  readonly line: PaletteLine;
  readonly match: string;
  readonly heading: string | null;
  readonly isHere: boolean;
  readonly onPick: () => void;
}

function PaletteRow({ id, line, match, heading, isHere, onPick }: PaletteRowProps) {
  return (
    <>
      {heading && <h3 role="presentation">{heading}</h3>}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        className="ui-option"
        aria-selected={isHere}
        ref={isHere ? keepInSight : undefined}
        onClick={onPick}
        onKeyDown={(event) => event.key === 'Enter' && onPick()}
      >
        <Icon name={line.icon} />
        <span className="app-palette-words">
          <Highlight text={line.label} match={match} />
        </span>
        <span className="sp" />
        {line.keys && <Key split keys={line.keys} />}
        {line.result && <b>{line.result}</b>}
      </div>
    </>
  );
}
