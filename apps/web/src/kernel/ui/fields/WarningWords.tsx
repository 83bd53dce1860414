import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../text/use-texts.ts';
import { Floating } from '../overlays/Floating.tsx';
import { viewTexts } from '../texts/view-texts.ts';
import type { ValueWarning } from './use-value-warning.ts';

interface WarningWordsProps {
  readonly warning: ValueWarning;
  readonly anchor: RefObject<HTMLElement | null>;
}

/** What somebody is warned of at an input, and how it is answered. It hangs on the page, because a row of a grid cuts what leaves it. */
export function WarningWords({ warning: { open }, anchor }: WarningWordsProps) {
  const t = useTexts(viewTexts);
  if (open === null) return null;
  return createPortal(
    <Floating anchor={anchor} onClose={() => undefined} className="ui-cell-warning">
      <p role="alert">
        {open.words}. {t('warningAnswer')}
        {open.hasStrayed && ` ${t('warningStrayed')}`}
      </p>
    </Floating>,
    document.body,
  );
}
