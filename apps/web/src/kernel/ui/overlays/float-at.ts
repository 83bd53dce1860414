interface FloatInput {
  readonly around: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly width: number;
  readonly height: number;
  readonly align: 'start' | 'end';
  readonly page: { readonly width: number; readonly height: number };
}

const GAP = 4;

/** Place in px of something that floats beside its anchor: below it, above it where that is roomier, never off the page. */
export function floatAt({ around, width, height, align, page }: FloatInput): { left: number; top: number } {
  const below = around.bottom + GAP;
  const fits = below + height <= page.height - GAP;
  const top = fits || around.top < page.height - around.bottom ? below : around.top - GAP - height;
  const left = align === 'start' ? around.left : around.right - width;
  return { left: clamp(left, page.width - width - GAP), top: clamp(top, page.height - GAP) };
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most));
}
