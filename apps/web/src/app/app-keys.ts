import { defineShortcuts } from '../kernel/keys/define-shortcuts.ts';
import { appTexts } from './app-texts.ts';
import { screens } from './routes.tsx';
import { screenTitles } from './screen-titles.ts';

/** Keys that work on every screen. */
export const appKeys = defineShortcuts(
  { group: 'anywhere', title: 'anywhere', texts: appTexts },
  {
    scan: { keys: 'F4', label: 'keyScan' },
    palette: { keys: 'Ctrl+K', label: 'keyPalette' },
    lab: { keys: 'F3', label: 'keyLab' },
    region: { keys: 'F6', label: 'keyRegion' },
    register: { keys: 'Alt+N', label: 'keyRegister' },
    why: { keys: 'F9', label: 'keyWhy' },
    help: { keys: ['?', 'F1'], label: 'keyHelp', bar: 'Shift ?' },
  },
);

/** Sequences that open screens, made of the table of screens. */
export const goKeys = defineShortcuts(
  { group: 'go', title: 'goTo', texts: screenTitles },
  Object.fromEntries(
    screens.flatMap(({ tab, title, key }) =>
      key === undefined ? [] : [[tab, { keys: key, label: title }] as const],
    ),
  ),
);
