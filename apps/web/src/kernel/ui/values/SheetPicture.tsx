import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { changePreferences, usePreferences } from '../../store/preferences.ts';
import { useTexts } from '../../text/use-texts.ts';
import { IconButton } from '../IconButton.tsx';
import { sheetTexts } from '../texts/sheet-texts.ts';
import { afterPaint } from './after-paint.ts';
import { pageAt, sheetPages, topOfPage } from './sheet-pages.ts';
import styles from './SheetPicture.module.css';
import { usePictureSource } from './use-picture-source.ts';

interface SheetPictureProps {
  /** The pages of a document as the server drew them: one SVG. */
  readonly picture: Blob;
  readonly label: string;
  /** The picture stands on the screen: it was not only fetched. */
  readonly onPainted?: (() => void) | undefined;
}

/** Widths of the page in its frame, in per cent: the first shows all of it. */
const ZOOMS = [100, 125, 150, 175, 200] as const;

/** A printed document on the screen, drawn by the engine that prints it; it needs no viewer of the browser's own. */
export function SheetPicture({ picture, label, onPainted }: SheetPictureProps) {
  const t = useTexts(sheetTexts);
  const paper = usePictureSource(picture);
  const frame = useRef<HTMLElement>(null);
  const { sheetZoom } = usePreferences();
  const zoom = Math.max(
    0,
    ZOOMS.findLastIndex((one) => one <= sheetZoom),
  );
  const percent = ZOOMS[zoom] ?? ZOOMS[0];
  const zoomBy = (step: -1 | 1): void => changePreferences({ sheetZoom: ZOOMS[zoom + step] ?? percent });
  const { at, count, measure, turn } = usePages(frame, paper);
  // What a larger page adds are its margins first: what is read begins at the left.
  useLayoutEffect(() => {
    const shown = frame.current;
    if (shown !== null) shown.scrollLeft = MARGIN * (percent / 100 - 1) * shown.clientWidth;
  }, [percent]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = PAGE_KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };
  return (
    <div className={styles.viewer}>
      <div className={styles.bar}>
        <IconButton
          icon="left"
          small
          label={t('pageBefore')}
          off={at === 1 && t('pageIsFirst')}
          onClick={() => turn(-1)}
        />
        <span aria-live="polite">{t('pageOf', { at, count })}</span>
        <IconButton
          icon="right"
          small
          label={t('pageAfter')}
          off={at === count && t('pageIsLast')}
          onClick={() => turn(1)}
        />
        <span className="sp" />
        <IconButton
          icon="minus"
          small
          label={t('zoomOut')}
          off={zoom === 0 && t('zoomIsLeast')}
          onClick={() => zoomBy(-1)}
        />
        <span aria-live="polite">{t('zoomOf', { percent })}</span>
        <IconButton
          icon="plus"
          small
          label={t('zoomIn')}
          off={zoom === ZOOMS.length - 1 && t('zoomIsMost')}
          onClick={() => zoomBy(1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys scroll it, page by page */}
      <section
        ref={frame}
        className={styles.scroll}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={measure}
        onKeyDown={onKeyDown}
      >
        <img
          ref={paper}
          className={styles.paper}
          style={{ width: `${percent}%` }}
          alt={label}
          onLoad={() => {
            measure();
            if (onPainted) afterPaint(onPainted);
          }}
        />
      </section>
    </div>
  );
}

const PAGE_KEYS: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };
/** Part of the scrolled width that goes to the left: both margins are 15 of the 210 mm. */
const MARGIN = 0.3;

/** Which page of how many stands at the top of the frame, and the way to another one. */
function usePages(frame: RefObject<HTMLElement | null>, paper: RefObject<HTMLImageElement | null>) {
  const [{ at, count }, setPages] = useState({ at: 1, count: 1 });
  const sizes = () => {
    const image = paper.current;
    const shown = frame.current;
    if (image === null || shown === null) return null;
    const pages = sheetPages({ width: image.naturalWidth, height: image.naturalHeight });
    return { shown, pages, heightPx: image.clientHeight };
  };
  const measure = (): void => {
    const found = sizes();
    if (found === null) return;
    const { shown, pages, heightPx } = found;
    const top = shown.scrollTop;
    setPages({ at: pageAt({ topPx: top, viewPx: shown.clientHeight, heightPx, pages }), count: pages });
  };
  const turn = (step: -1 | 1): void => {
    const found = sizes();
    if (found === null) return;
    const { shown, pages, heightPx } = found;
    shown.scrollTop = topOfPage({ page: Math.min(Math.max(at + step, 1), pages), heightPx, pages });
  };
  return { at, count, measure, turn };
}
