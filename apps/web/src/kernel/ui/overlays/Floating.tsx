import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { floatAt } from './float-at.ts';
import './overlays.css';

interface FloatingProps {
  /** What it hangs on. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly align?: 'start' | 'end';
  /** As wide as the anchor at least; off for menus of icon buttons. */
  readonly wide?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A list or a small form that floats under its anchor, or above it where there is no room. Closes on a press outside. */
export function Floating({
  anchor,
  onClose,
  align = 'start',
  wide = true,
  className = 'ui-menu',
  children,
}: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const place = useEffectEvent(() => {
    const around = anchor.current?.getBoundingClientRect();
    const floating = box.current;
    if (!around || !floating) return;
    if (wide) floating.style.minWidth = `${around.width}px`;
    const { left, top } = floatAt({
      around,
      width: floating.offsetWidth,
      height: floating.offsetHeight,
      align,
      page: { width: window.innerWidth, height: window.innerHeight },
    });
    floating.style.left = `${left}px`;
    floating.style.top = `${top}px`;
  });
  const close = useEffectEvent((event: Event) => {
    const target = event.target instanceof Node ? event.target : null;
    if (!box.current?.contains(target) && !anchor.current?.contains(target)) onClose();
  });

  useLayoutEffect(() => place());
  useEffect(() => {
    const renew = (event: Event): void => {
      if (!(event.target instanceof Node) || !box.current?.contains(event.target)) place();
    };
    const shut = (event: Event): void => close(event);
    document.addEventListener('pointerdown', shut, true);
    window.addEventListener('scroll', renew, true);
    window.addEventListener('resize', renew);
    return () => {
      document.removeEventListener('pointerdown', shut, true);
      window.removeEventListener('scroll', renew, true);
      window.removeEventListener('resize', renew);
    };
  }, []);

  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
