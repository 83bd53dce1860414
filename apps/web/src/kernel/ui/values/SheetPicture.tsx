import { afterPaint } from './after-paint.ts';
import styles from './SheetPicture.module.css';
import { usePictureSource } from './use-picture-source.ts';

interface SheetPictureProps {
  /** The pages of a document as the server drew them: one SVG. */
  readonly picture: Blob;
  readonly label: string;
  /** The picture stands on the screen: it was not only fetched. */
  readonly onPainted?: (() => void) | undefined;
}

/** A printed document on the screen, drawn by the engine that prints it; it needs no viewer of the browser's own. */
export function SheetPicture({ picture, label, onPainted }: SheetPictureProps) {
  const paper = usePictureSource(picture);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <img
        ref={paper}
        className={styles.paper}
        alt={label}
        onLoad={onPainted && (() => afterPaint(onPainted))}
      />
    </section>
  );
}
