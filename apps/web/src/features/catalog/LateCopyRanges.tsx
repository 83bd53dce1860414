import { type ComponentProps, lazy, Suspense } from 'react';

const CopyRanges = lazy(async () => ({ default: (await import('./CopyRanges.tsx')).CopyRanges }));

/** The dialog that takes rules over from another parameter, loaded when it is asked for. */
export function LateCopyRanges(props: ComponentProps<typeof CopyRanges>) {
  return (
    <Suspense fallback={null}>
      <CopyRanges {...props} />
    </Suspense>
  );
}
