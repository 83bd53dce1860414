import { type PresentPerson, tellPresence } from '@nidan/contract/lab/results/presence-endpoint';
import { useEffect, useState } from 'react';
import { api } from '../../../../kernel/api/api.ts';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';

/** Who passes through cells by arrow keys is nowhere until they stay so long. */
const STAYS_MS = 400;
/** Less than half of what somebody counts as there for. */
const SAY_AGAIN_MS = 20_000;
const nobody: readonly PresentPerson[] = [];

interface Place {
  readonly billId: string;
  readonly billTestId: string | null;
}

/** Others on the same worksheet, by the live channel, and where the person at this screen is, which they see. */
export function usePresence({ billId, billTestId }: Place) {
  const [cell, setCell] = useState<string | null>(null);
  const [settled, setSettled] = useState<{ test: string | null; parameter: string | null }>({
    test: billTestId,
    parameter: null,
  });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ test: billTestId, parameter: cell }), STAYS_MS);
    return () => clearTimeout(timer);
  }, [billTestId, cell]);
  const body = { billId, billTestId: settled.test, parameterId: settled.parameter };
  const { data } = useApiQuery(tellPresence, { body }, { follows: ['PRESENCE'], refetchEvery: SAY_AGAIN_MS });
  useEffect(
    () => () => {
      const gone = { billId, billTestId: null, parameterId: null, leaves: true };
      // Who cannot say that they go is forgotten by the clock.
      void api(tellPresence, { body: gone }).catch(() => undefined);
    },
    [billId],
  );
  return { others: data?.others ?? nobody, goTo: setCell };
}
