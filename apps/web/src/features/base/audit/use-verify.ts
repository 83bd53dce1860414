import { verifySeal } from '@nidan/contract/base/audit/audit-endpoints';
import type { ChainBreak } from '@nidan/contract/base/audit/event-view';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';

export interface Verification {
  readonly upto: number;
  readonly isDone: boolean;
  readonly breaks: readonly ChainBreak[];
}

/** Proves the chain stretch by stretch; what was found so far is shown while it goes on. */
export function useVerify() {
  const [state, setState] = useState<Verification | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      let found: Verification = { upto: 0, isDone: false, breaks: [] };
      setState(found);
      while (!found.isDone) {
        // Each stretch starts where the one before ended.
        // oxlint-disable-next-line no-await-in-loop
        const part = await api(verifySeal, { query: { after: found.upto } });
        found = { ...part, breaks: [...found.breaks, ...part.breaks] };
        setState(found);
      }
    } catch (refusal) {
      setState(null);
      toastRefusal(refusal);
    } finally {
      setBusy(false);
    }
  };
  return { state, busy, run: () => void run() };
}
