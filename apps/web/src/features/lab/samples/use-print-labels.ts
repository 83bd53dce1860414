import {
  countReprints,
  labelsPdf,
  listReprints,
  printLabels,
} from '@nidan/contract/lab/samples/label-endpoints';
import { findSample, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { downloadFile, printFile } from '../../../kernel/print/print-file.ts';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { copyText } from '../../../kernel/ui/copy-text.ts';
import { printWithReason } from './print-with-reason.ts';
import { samplesTexts } from './texts/samples-texts.ts';

/** How labels leave the page: the print dialog, or the words of a label printer. */
export type LabelWay = 'print' | 'copy' | 'zpl' | 'tspl';

/** Prints tube labels, in the way of the lab unless another is asked for; every way counts as a print, and none marks a tube as collected. */
export function usePrintLabels(): {
  readonly print: (tubes: readonly SampleView[], way?: LabelWay) => void;
  readonly busy: boolean;
} {
  const t = useTexts(samplesTexts);
  const setting = useLabSetting('labelWay');
  const usual: LabelWay = setting === 'pdf' ? 'print' : setting;
  const count = useApiMutation(printLabels, {
    outdates: [listSamples, findSample, listReprints, countReprints],
  });
  const print = async (tubes: readonly SampleView[], way: LabelWay): Promise<void> => {
    const sampleIds = tubes.map(({ sampleId }) => sampleId);
    try {
      const words = await printWithReason((reason) =>
        count.mutateAsync({ body: { sampleIds, ...(reason === undefined ? {} : { reason }) } }),
      );
      if (words === null) return;
      if (way === 'print') {
        printFile(await apiFile(labelsPdf, { query: { sampleIds: sampleIds.join(',') } }));
      } else if (way !== 'copy') {
        const name = t('labelFile', { name: tubes[0]?.labNo ?? '' });
        downloadFile(new Blob([words[way]], { type: 'text/plain' }), `${name}.${way}`);
      } else if (await copyText(words.zpl)) {
        toast({ type: 'SUCCESS', msg: t('zplCopied'), detail: t('zplDetail') });
      } else {
        toast({ type: 'ERROR', msg: t('copyFailed') });
      }
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return {
    print: (tubes, way = usual) => {
      if (tubes.length > 0 && !count.isPending) void print(tubes, way);
    },
    busy: count.isPending,
  };
}
