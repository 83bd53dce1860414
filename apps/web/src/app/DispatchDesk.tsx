import { DispatchScreen } from '../features/lab/dispatch/DispatchScreen.tsx';
import { UnsendBanner } from '../features/links/publishing/UnsendBanner.tsx';

/** The dispatch desk with what still can be pulled back of the messages that leave. */
export function DispatchDesk() {
  return (
    <>
      <UnsendBanner />
      <DispatchScreen />
    </>
  );
}
