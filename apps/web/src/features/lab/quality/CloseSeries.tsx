import type { SeriesView } from '@nidan/contract/lab/quality/quality-views';
import { closeSeries, listSeries, readBoard, readChart } from '@nidan/contract/lab/quality/series-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { chartStepTexts } from './texts/chart-step-texts.ts';
import { qualityTexts } from './texts/quality-texts.ts';

/** Ends a series with a reason, such as that of the former lot after its parallel run. */
export function CloseSeries({ series }: { readonly series: SeriesView }) {
  const t = useTexts(chartStepTexts);
  const shared = useTexts(qualityTexts);
  const closing = useApiMutation(closeSeries, {
    outdates: [readChart, listSeries, readBoard],
    onDone: () => toast({ type: 'SUCCESS', msg: t('closed') }),
    onRefused: toastRefusal,
  });
  const { seriesId, version, parameter, levelName, lotNo, closedAt } = series;
  const close = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('closeTitle', { control: `${parameter.name}, ${levelName}, ${lotNo}` }),
      text: t('closeText'),
      action: t('close'),
      reason: true,
    });
    if (answer !== null) closing.mutate({ body: { seriesId, version, reason: answer.reason } });
  };
  const off = series.can.includes('close')
    ? undefined
    : closedAt === null
      ? shared('needsRight')
      : t('isClosed');
  return (
    <Button off={off} busy={closing.isPending} onClick={() => void close()}>
      {t('close')}
    </Button>
  );
}
