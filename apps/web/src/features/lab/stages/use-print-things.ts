import { printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import type { CaseThingView } from '@nidan/contract/lab/stages/case-view';
import { readCase } from '@nidan/contract/lab/stages/stage-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { printWithReason } from '../samples/print-with-reason.ts';
import { stagesTexts } from './texts/stages-texts.ts';

/** Labels of cassettes and slides, in the words of the lab's label printer: no page printer takes a slide. */
export function usePrintThings(): {
  readonly print: (things: readonly Pick<CaseThingView, 'thingId' | 'barcode'>[]) => void;
  readonly busy: boolean;
} {
  const t = useTexts(stagesTexts);
  const language = useLabSetting('labelWay') === 'tspl' ? 'tspl' : 'zpl';
  const count = useApiMutation(printLabels, { outdates: [readCase] });
  const print = async (things: readonly Pick<CaseThingView, 'thingId' | 'barcode'>[]): Promise<void> => {
    const thingIds = things.map(({ thingId }) => thingId);
    try {
      const words = await printWithReason((reason) =>
        count.mutateAsync({ body: { thingIds, ...(reason === undefined ? {} : { reason }) } }),
      );
      if (words === null) return;
      const name = `${things[0]?.barcode ?? 'labels'}.${language}`;
      downloadFile(new Blob([words[language]], { type: 'text/plain' }), name);
      toast({ type: 'SUCCESS', msg: t('printed', { name }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return {
    print: (things) => {
      if (things.length > 0 && !count.isPending) void print(things.slice(0, 40));
    },
    busy: count.isPending,
  };
}
