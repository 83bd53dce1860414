import { useActiveShortcuts } from '../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Key } from '../../kernel/ui/Key.tsx';
import { appKeys, goKeys } from '../app-keys.ts';
import { appTexts } from '../app-texts.ts';

const LIMIT = 10;
const shared: readonly string[] = [appKeys.group, goKeys.group];

/** The bar at the foot: at most ten keys of the screen, from the registry, and the way to all of them. */
export function KeyBar({ onHelp }: { readonly onHelp: () => void }) {
  const t = useTexts(appTexts);
  const active = useActiveShortcuts();
  const region = active.filter(({ shortcut }) => shortcut.id === appKeys.shortcuts.region.id);
  const own = active.filter(({ group, shortcut }) => !shared.includes(group) && shortcut.bar !== false);
  const shown =
    own.length === 0
      ? active.filter(
          ({ group, shortcut }) => group === appKeys.group && shortcut.id !== appKeys.shortcuts.help.id,
        )
      : [...own.slice(0, LIMIT - 1), ...region];
  return (
    <footer className="app-keys">
      <ul>
        {shown.map(({ shortcut }) => (
          <li key={shortcut.id}>
            <Key split keys={shortcut.bar || ''} />
            {shortcut.label()}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onHelp}>
        <Key split keys={appKeys.shortcuts.help.bar || ''} />
        {t('keyHelp')}
      </button>
    </footer>
  );
}
