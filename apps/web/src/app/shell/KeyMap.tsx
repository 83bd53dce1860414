import { allShortcutSets, type Shortcut, type ShortcutSet } from '../../kernel/keys/define-shortcuts.ts';
import { kernelTexts } from '../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { Dialog } from '../../kernel/ui/Dialog.tsx';
import { Key } from '../../kernel/ui/Key.tsx';
import { appTexts } from '../app-texts.ts';

/** Every key of the screens that were opened so far, by the same registry that hears them. */
export function KeyMap({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(appTexts);
  const kernel = useTexts(kernelTexts);
  const sets = allShortcutSets().filter(({ shortcuts }) => Object.keys(shortcuts).length > 0);
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
      <div className="app-key-map scroll">
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
