import { listBoxes, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import type { BoxDetails } from '@nidan/contract/lab/boxes/box-view';
import { listOwnBoxes } from '@nidan/contract/lab/boxes/rider-endpoints';
import { listTransfers } from '@nidan/contract/lab/boxes/transfer-endpoints';
import { isBoxCode } from '@nidan/domain/boxes/box-code';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import type { ViewedQuery } from '../../../kernel/ui/QueryView.tsx';

const FOLLOWED = ['SAMPLE_BATCH', 'BOX_DISCREPANCY', 'BILL_TRANSFER'] as const;

/** What a step with a box makes out of date. */
export const BOX_OUTDATES = { outdates: [readBox, listBoxes, listOwnBoxes, listTransfers] };

/** A box by its id, or by its code as it was scanned; it changes as others work on it. */
export function useBox(name: string): ViewedQuery<BoxDetails> {
  const query = isBoxCode(name) ? { code: name } : { batchId: name };
  return useApiQuery(readBox, { query }, { follows: FOLLOWED, keepFormer: false });
}
