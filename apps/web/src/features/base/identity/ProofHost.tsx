import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { provideProver } from '../../../kernel/api/prove-again.ts';

const fetchDialog = async () => ({ default: (await import('./ProofDialog.tsx')).ProofDialog });
const ProofDialog = lazy(fetchDialog);

type Answer = (given: boolean) => void;

/** Shows the dialog that asks for a proof when a call needs one; stands once in the shell. */
export function ProofHost() {
  const [asked, setAsked] = useState(false);
  const answer = useRef<Answer | null>(null);
  useEffect(() => {
    void fetchDialog();
    const stop = provideProver(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setAsked(true);
        }),
    );
    return () => {
      stop();
      answer.current?.(false);
    };
  }, []);
  if (!asked) return null;
  return (
    <Suspense>
      <ProofDialog
        onDone={(given) => {
          setAsked(false);
          answer.current?.(given);
          answer.current = null;
        }}
      />
    </Suspense>
  );
}
