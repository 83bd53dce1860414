import { latePart } from '../../../kernel/lazy/late-part.ts';
import { type ComponentProps, Suspense } from 'react';

const ConsentDialog = latePart(() => import('./ConsentDialog.tsx'), 'ConsentDialog');

/** The dialog that records a consent, loaded when it is asked for: what lies behind it opens without it. */
export function LateConsentDialog(props: ComponentProps<typeof ConsentDialog>) {
  return (
    <Suspense fallback={null}>
      <ConsentDialog {...props} />
    </Suspense>
  );
}
