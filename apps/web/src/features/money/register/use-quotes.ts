import { quotePrices } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import type { BillFormState } from './use-bill-form.ts';
import type { Pending } from '../refunds/use-pending.ts';
import { withQuotes } from './with-quotes.ts';

/**
 * Prices the lines of the bill anew for the client that is typed by then; money is counted and the bill saved only after it.
 * Call it after every change of the client, and of the lines while there is one.
 */
export function useQuotes(
  { now, update }: Pick<BillFormState, 'now' | 'update'>,
  pending: Pending,
): () => void {
  const quote = async (): Promise<void> => {
    const { client, lines } = now();
    const testIds = lines.map(({ testId }) => testId).join(',');
    if (testIds === '') return;
    try {
      const { quotes } = await api(quotePrices, { query: { testIds, client: client.trim() } });
      update((form) => (form.client === client ? withQuotes(form, quotes) : form));
    } catch (thrown) {
      toast({ type: 'ERROR', msg: asRefusal(thrown).msg });
    }
  };
  return () => pending.wait(quote());
}
