import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../text/use-texts.ts';
import { Segmented } from '../fields/Segmented.tsx';
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

type Size = 'readable' | 'whole';

/** A printed document on the screen, drawn by the engine that prints it; it needs no viewer of the browser's own. */
export function SheetPicture({ picture, label, onPainted }: SheetPictureProps) {
  const t = useTexts(sheetTexts);
  const paper = usePictureSource(picture);
  const frame = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size>('readable');
  const { at, count, measure, turn } = usePages(frame, paper);
  // The margin of the paper is scrolled away: what is read begins at the left.
  useLayoutEffect(() => {
    frame.current?.scrollTo({ left: size === 'readable' ? MARGIN_PX : 0 });
  }, [size]);
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
        <Segmented
          label={t('sheetSize')}
          labelHidden
          value={size}
          options={[
            { value: 'readable', label: t('sheetReadable'), title: t('sheetReadableTip') },
            { value: 'whole', label: t('sheetWhole'), title: t('sheetWholeTip') },
          ]}
          onChange={setSize}
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
          className={size === 'readable' ? styles.readable : styles.paper}
          alt={label}
          onLoad={() => {
            measure();
            if (frame.current?.scrollLeft === 0 && size === 'readable') frame.current.scrollLeft = MARGIN_PX;
            if (onPainted) afterPaint(onPainted);
          }}
        />
      </section>
    </div>
  );
}

const PAGE_KEYS: Readonly<Record<string, -1 | 1>> = { PageUp: -1, PageDown: 1 };
/** Most of the 15 mm beside the texts of an A4 page of readable size. */
const MARGIN_PX = 44;

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
