import type { ReactNode } from 'react';
import { kernelTexts } from '../text/kernel-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { IconButton } from './IconButton.tsx';
import './surfaces.css';

interface PanelProps {
  /** Name of the region. */
  readonly label: string;
  readonly title?: ReactNode;
  readonly sub?: ReactNode;
  /** At the right of the title: the figure that the panel is about. */
  readonly figure?: ReactNode;
  readonly onClose?: () => void;
  /** Stays under the scrolled content: the buttons that act. */
  readonly feet?: ReactNode;
  readonly children: ReactNode;
}

/** A pane beside the work, a region of its own for F6; its content scrolls by itself. */
export function Panel({ label, title, sub, figure, onClose, feet, children }: PanelProps) {
  const t = useTexts(kernelTexts);
  return (
    <aside className="ui-panel" aria-label={label} data-region>
      {(title || onClose) && (
        <div className="ui-panel-head">
          <div>
            <h2 className="cut">{title}</h2>
            {sub && <p className="muted t13">{sub}</p>}
          </div>
          {figure && <b className="ui-panel-figure">{figure}</b>}
          {onClose && <IconButton icon="cross" label={t('close')} onClick={onClose} />}
        </div>
      )}
      <div className="ui-panel-body scroll">{children}</div>
      {feet}
    </aside>
  );
}
