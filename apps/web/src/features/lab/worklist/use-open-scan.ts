import { findSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { currentRoute } from '../../../kernel/route/use-route.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';

/** Opens the bill of a scanned tube: `open` gets its id. */
export function useOpenScan(open: (billId: string) => void): void {
  const t = useTexts(resultsTexts);
  const find = async (code: string): Promise<void> => {
    const { path } = currentRoute();
    try {
      const { billId } = await api(findSample, { query: { barcode: code } });
      // The person may have gone elsewhere meanwhile.
      if (currentRoute().path === path) open(billId);
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      const msg = refusal.status === 404 ? t('tubeUnknown', { code }) : refusal.msg;
      toast({ type: 'ERROR', msg, code: refusal.code });
    }
  };
  useScan((code) => {
    void find(code);
    return true;
  });
}
