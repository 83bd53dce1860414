import type { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { printBill, printTubeLabels } from '../bills/print-order.ts';
import type { SavedTold } from './told-of.ts';
import { registerTexts } from './texts/register-texts.ts';

export type SavedBill = AnswerOf<typeof createBill> & { readonly told: SavedTold };

export interface SavedBillState {
  readonly saved: SavedBill | null;
  readonly keep: (answer: SavedBill) => void;
  readonly print: (answer: SavedBill) => void;
}

/** The bill that was saved last, and its print: labels of the tubes, then the bill. */
export function useSavedBill(): SavedBillState {
  const t = useTexts(registerTexts);
  const mayPrintLabels = useRight('samples', PERMISSION.read);
  const [saved, setSaved] = useState<SavedBill | null>(null);
  const print = async ({ billId, samples }: SavedBill): Promise<void> => {
    try {
      if (mayPrintLabels) await printTubeLabels(samples.map(({ sampleId }) => sampleId));
      await printBill(billId);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return {
    saved,
    keep: (answer: SavedBill) => {
      setSaved(answer);
      toast({ type: 'SUCCESS', msg: t('saved', { labNo: answer.labNo }) });
      for (const { msg } of answer.warnings) toast({ type: 'WARNING', msg });
    },
    print: (answer: SavedBill) => void print(answer),
  };
}
