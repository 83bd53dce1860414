import { groupDigits } from '@nidan/domain/money/rupees';
import { defineShortcuts } from '../keys/define-shortcuts.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { kernelTexts } from '../text/kernel-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { viewTexts } from './texts/view-texts.ts';
import { Key } from './Key.tsx';
import './surfaces.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const viewKeys = defineShortcuts(
  { group: 'views', title: 'views', texts: viewTexts },
  {
    '1': { keys: '1', label: 'savedView', bar: '1 - 9' },
    '2': { keys: '2', label: 'savedView', bar: false },
    '3': { keys: '3', label: 'savedView', bar: false },
    '4': { keys: '4', label: 'savedView', bar: false },
    '5': { keys: '5', label: 'savedView', bar: false },
    '6': { keys: '6', label: 'savedView', bar: false },
    '7': { keys: '7', label: 'savedView', bar: false },
    '8': { keys: '8', label: 'savedView', bar: false },
    '9': { keys: '9', label: 'savedView', bar: false },
  },
);

interface SavedViewsProps<V extends string> {
  readonly views: readonly { readonly key: V; readonly label: string; readonly count?: number | undefined }[];
  readonly current: V;
  readonly onPick: (view: V) => void;
  /** Name of the group; saved views unless told. */
  readonly label?: string;
  /** False for plain tabs without digits, such as the tests of one sample. */
  readonly numbered?: boolean;
}

/** Saved views of a list as numbered tabs; 1 to 9 pick them. Counts are those of the rows behind them. */
export function SavedViews<V extends string>({
  views,
  current,
  onPick,
  label,
  numbered = true,
}: SavedViewsProps<V>) {
  const t = useTexts(kernelTexts);
  const handlers = Object.fromEntries(
    DIGITS.map((digit, at) => {
      const view = numbered ? views[at] : undefined;
      return [digit, view && (() => onPick(view.key))];
    }),
  );
  useShortcuts(viewKeys, handlers);
  return (
    <nav className="ui-tabs" aria-label={label ?? t('savedViews')}>
      {views.map((view, at) => (
        <button
          key={view.key}
          type="button"
          aria-current={view.key === current ? 'true' : undefined}
          onClick={() => onPick(view.key)}
        >
          {numbered && at < 9 && <Key keys={String(at + 1)} />}
          {view.label}
          {view.count !== undefined && <span className="ui-count">{groupDigits(view.count)}</span>}
        </button>
      ))}
    </nav>
  );
}
