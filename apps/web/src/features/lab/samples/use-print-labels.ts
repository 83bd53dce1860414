import { labelsPdf, listSamples, printLabels } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { downloadFile, printFile } from '../../../kernel/print/print-file.ts';
import { useLabSetting } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { copyText } from '../../../kernel/ui/copy-text.ts';
import { samplesTexts } from './texts/samples-texts.ts';

/** How labels leave the page: the print dialog, or the words of a label printer. */
export type LabelWay = 'print' | 'copy' | 'download';

/** Prints tube labels, in the way of the lab unless another is asked for; every way counts as a print, and none marks a tube as collected. */
export function usePrintLabels(): {
  readonly print: (tubes: readonly SampleView[], way?: LabelWay) => void;
  readonly busy: boolean;
} {
  const t = useTexts(samplesTexts);
  const usual: LabelWay = useLabSetting('labelWay') === 'zpl' ? 'download' : 'print';
  const count = useApiMutation(printLabels, { outdates: [listSamples] });
  const print = async (tubes: readonly SampleView[], way: LabelWay): Promise<void> => {
    const sampleIds = tubes.map(({ sampleId }) => sampleId);
    try {
      const { zpl } = await count.mutateAsync({ body: { sampleIds } });
      if (way === 'print') {
        printFile(await apiFile(labelsPdf, { query: { sampleIds: sampleIds.join(',') } }));
      } else if (way === 'download') {
        const name = t('zplFile', { name: tubes[0]?.labNo ?? '' });
        downloadFile(new Blob([zpl], { type: 'application/zpl' }), name);
      } else if (await copyText(zpl)) {
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
