import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { changePreferences, currentPreferences, usePreferences } from '../store/preferences.ts';
import './surfaces.css';

interface SplitPaneProps {
  /** Key under which the width is kept for this user. */
  readonly name: string;
  /** Name of the edge that is dragged, for readers. */
  readonly label: string;
  /** The pane of fixed width and the side it stands on. */
  readonly pane: ReactNode;
  readonly side?: 'start' | 'end';
  /** Width in px as drawn; kept once it was dragged. */
  readonly width: number;
  readonly narrowest?: number;
  readonly widest?: number;
  readonly children: ReactNode;
}

const STEP = 16;

/** The work and a pane beside it; the edge between them is dragged, or moved by arrows, and the width is kept. */
export function SplitPane({
  name,
  label,
  pane,
  side = 'end',
  width,
  narrowest = 200,
  widest = 720,
  children,
}: SplitPaneProps) {
  const kept = usePreferences().panes[name];
  const [dragged, setDragged] = useState<number | null>(null);
  const now = dragged ?? kept ?? width;
  const sign = side === 'end' ? -1 : 1;
  const keep = (next: number): void => {
    changePreferences({ panes: { ...currentPreferences().panes, [name]: clamp(next) } });
  };
  const clamp = (next: number): number => Math.round(Math.max(narrowest, Math.min(widest, next)));
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const start = { at: event.clientX, width: now };
    const edge = event.currentTarget;
    edge.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent): void =>
      setDragged(clamp(start.width + sign * (moved.clientX - start.at)));
    const end = (done: globalThis.PointerEvent): void => {
      edge.removeEventListener('pointermove', move);
      keep(start.width + sign * (done.clientX - start.at));
      setDragged(null);
    };
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', end, { once: true });
  };
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0;
    if (by === 0) return;
    event.preventDefault();
    keep(now + sign * by);
  };
  const edge = (
    <div
      className="ui-splitter"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onPointerDown={drag}
      onKeyDown={step}
      onDoubleClick={() => keep(width)}
    />
  );
  const columns = side === 'end' ? `minmax(0, 1fr) 1px ${now}px` : `${now}px 1px minmax(0, 1fr)`;
  return (
    <div className="ui-split" style={{ gridTemplateColumns: columns }}>
      {side === 'start' && pane}
      {side === 'start' && edge}
      <div className="ui-split-work">{children}</div>
      {side === 'end' && edge}
      {side === 'end' && pane}
    </div>
  );
}
