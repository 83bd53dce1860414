import type { ReactNode } from 'react';
import { kernelTexts } from '../text/kernel-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { IconButton } from './IconButton.tsx';
import './surfaces.css';

interface BulkBarProps {
  /** How many, in words: `6 selected`. */
  readonly title: ReactNode;
  /** The dry run: how many would go and what blocks the others. */
  readonly note?: ReactNode;
  readonly onClear: () => void;
  /** Its buttons; the primary of the screen moves here. */
  readonly children: ReactNode;
}

/** What can be done with the selected rows; stands under the list while something is selected. */
export function BulkBar({ title, note, onClear, children }: BulkBarProps) {
  const t = useTexts(kernelTexts);
  return (
    <div className="ui-bulk" data-region>
      <b aria-live="polite">{title}</b>
      {note && <span className="ink-2">{note}</span>}
      <span className="sp" />
      {children}
      <IconButton icon="cross" label={t('close')} onClick={onClear} />
    </div>
  );
}
