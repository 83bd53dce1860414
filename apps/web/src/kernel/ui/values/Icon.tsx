import { iconDrawings, type IconName } from './icon-drawings.tsx';

/** A line icon in the colour of the text; always decoration, the words stand beside it or in a label. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {iconDrawings[name]}
    </svg>
  );
}
