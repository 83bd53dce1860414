import { useState } from 'react';
import { activeShortcuts } from '../../kernel/keys/active-shortcuts.ts';
import { allShortcutSets, type Shortcut, type ShortcutSet } from '../../kernel/keys/define-shortcuts.ts';
import { kernelTexts } from '../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { Dialog } from '../../kernel/ui/overlays/Dialog.tsx';
import { Key } from '../../kernel/ui/Key.tsx';
import { appKeys, goKeys } from '../app-keys.ts';
import { appTexts } from '../app-texts.ts';

/** Sets of keys that have some, those that would do something now first; of the keys of every screen only what the person may do. */
function setsByUse(): readonly ShortcutSet[] {
  const active = activeShortcuts();
  const now = new Set(active.map(({ group }) => group));
  const may = new Set(active.map(({ shortcut }) => shortcut.id));
  const shared: readonly string[] = [appKeys.group, goKeys.group];
  const sets = allShortcutSets()
    .map((set) => (shared.includes(set.group) ? narrowed(set, may) : set))
    .filter(({ shortcuts }) => Object.keys(shortcuts).length > 0);
  const isOwn = ({ group }: ShortcutSet): boolean => now.has(group) && !shared.includes(group);
  return [...sets.filter(isOwn).toReversed(), ...sets.filter((set) => !isOwn(set))];
}

function narrowed(set: ShortcutSet, may: ReadonlySet<string>): ShortcutSet {
  const kept = Object.entries(set.shortcuts).filter(([, { id }]) => may.has(id));
  return { ...set, shortcuts: Object.fromEntries(kept) };
}

/** Every key of the screens that were opened so far, by the same registry that hears them; those of this screen first. */
export function KeyMap({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(appTexts);
  const kernel = useTexts(kernelTexts);
  // Under the dialog the keys of the screen rest.
  const [sets] = useState(setsByUse);
  return (
    <Dialog
      title={t('keyMap')}
      wide
      onClose={onClose}
      feet={
        <Button data-autofocus onClick={onClose}>
          {kernel('close')}
        </Button>
      }
    >
      <p className="muted">{t('keyMapNote')}</p>
      <div
        className="app-key-map-box scroll"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label={t('keyMap')}
      >
        <div className="app-key-map">
          {sets.map((set) => (
            <section key={set.group}>
              <h3>{set.title()}</h3>
              <dl>
                {uniqueOf(set).map((shortcut) => (
                  <KeyLine
                    key={shortcut.id}
                    keys={shortcut.bar || (shortcut.keys[0] ?? '').split('+').join(' ')}
                    label={shortcut.label()}
                  />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function KeyLine({ keys, label }: { readonly keys: string; readonly label: string }) {
  return (
    <>
      <dt>
        <Key split keys={keys} />
      </dt>
      <dd>{label}</dd>
    </>
  );
}

/** Shortcuts of a set; those that only continue a shown pair or row, such as 2 to 9, are left out. */
function uniqueOf(set: ShortcutSet): readonly Shortcut[] {
  const all = Object.values(set.shortcuts);
  return all.filter((one, at) => all.findIndex((other) => other.label() === one.label()) === at);
}
