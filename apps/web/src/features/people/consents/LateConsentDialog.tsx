import { type ComponentProps, lazy, Suspense } from 'react';

const ConsentDialog = lazy(async () => ({ default: (await import('./ConsentDialog.tsx')).ConsentDialog }));

/** The dialog that records a consent, loaded when it is asked for: what lies behind it opens without it. */
export function LateConsentDialog(props: ComponentProps<typeof ConsentDialog>) {
  return (
    <Suspense fallback={null}>
      <ConsentDialog {...props} />
    </Suspense>
  );
}
