import { printControlChart } from '@nidan/contract/lab/quality/month-endpoints';
import type { ChartView } from '@nidan/contract/lab/quality/quality-views';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { apiFile } from '../../../kernel/api/api.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { monthOf } from './months-back.ts';
import { monthTexts } from './texts/month-texts.ts';

interface PrintChartProps {
  readonly chart: ChartView;
  /** When the point was measured whose month is printed; undefined: none is there. */
  readonly at: string | undefined;
}

/** Prints all levels of the parameter for the month of the current point. */
export function PrintChart({ chart: { series }, at }: PrintChartProps) {
  const t = useTexts(monthTexts);
  const zone = useZone();
  const print = (): void => {
    if (at === undefined) return;
    const month = monthOf(calendarDateIn(zone, new Date(at)));
    const query = { machineId: series.machine.id, parameterId: series.parameter.id, month };
    apiFile(printControlChart, { query }).then(printFile).catch(toastRefusal);
  };
  return (
    <Button icon="print" off={at === undefined ? t('none') : undefined} onClick={print}>
      {t('print')}
    </Button>
  );
}
