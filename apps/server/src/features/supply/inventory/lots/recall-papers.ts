import type { LotDetails } from '@nidan/contract/supply/inventory/lot-endpoints';
import type { TablePaper } from '@nidan/domain/documents/table-paper';
import { recallCallText } from '@nidan/domain/inventory/recall-call';
import { formatDate } from '@nidan/domain/time/indian-date';
import type { ExportTable } from '../../../../kernel/exports/export-table.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { readLotDetails } from './lot-details.query.ts';

/** What is incomplete of a recall, each in a sentence. */
function gapTexts({ gaps, unit }: LotDetails): string[] {
  return [
    ...(gaps.isMapped ? [] : ['no map assigns the item to tests: nobody can be named']),
    ...(gaps.byHand === '0' ? [] : [`${gaps.byHand} ${unit} used by hand, for whom is not known`]),
    ...(gaps.unseenTests === 0 ? [] : [`${gaps.unseenTests} tests of other places are not shown`]),
    ...(gaps.isCut ? ['more tests than this list shows'] : []),
  ];
}

const reportText = (report: LotDetails['tests'][number]['report']): string => report ?? 'not released';

const text = (head: string) => ({ head, isNumber: false });

/** The recall of a lot as it is printed, with room to note each call. */
export async function recallPaperOf(
  ctx: Ctx,
  lotId: string,
): Promise<{ readonly fileName: string; readonly paper: TablePaper }> {
  const lot = await readLotDetails(ctx, lotId);
  const gaps = gapTexts(lot);
  const places = lot.at.map(({ store, onHand }) => `${store}: ${onHand} ${lot.unit}`).join(', ');
  const facts = [
    lot.isHeld ? 'In quarantine' : 'NOT in quarantine',
    places === '' ? 'none left in the stores' : places,
    gaps.length === 0 ? 'complete' : `incomplete: ${gaps.join('; ')}`,
  ];
  return {
    fileName: `recall-${lot.lotNo}.pdf`,
    paper: {
      documentDate: ctx.now.toISOString(),
      labName: ctx.lab.name,
      title: `Recall of lot ${lot.lotNo}, ${lot.itemName}`,
      sub: facts.join(' · '),
      columns: ['Measured', 'Lab ID', 'Patient', 'Phone', 'Doctor', 'Test', 'Report', 'Called at, by'].map(
        text,
      ),
      rows: lot.tests.map((one) => [
        formatDate(one.measuredOn),
        one.labNo,
        one.patient,
        one.phone,
        one.doctor,
        one.test,
        reportText(one.report),
        '',
      ]),
      none:
        gaps.length === 0 ? 'Nobody was measured with it' : 'Nobody is known to have been measured with it',
    },
  };
}

/** The recall of a lot as a file, a drafted call in each row. */
export async function recallTableOf(ctx: Ctx, lotId: string): Promise<ExportTable> {
  const lot = await readLotDetails(ctx, lotId);
  const gaps = gapTexts(lot);
  return {
    name: 'recall',
    columns: [
      'Lot',
      'Item',
      'Measured',
      'Lab ID',
      'Patient',
      'Phone',
      'Doctor',
      'Test',
      'Report',
      'What to say',
    ],
    rows: [
      ...lot.tests.map((one) => {
        const measuredOn = formatDate(one.measuredOn);
        const said = { ...one, measuredOn, hasReport: one.report !== null };
        const about = [measuredOn, one.labNo, one.patient, one.phone, one.doctor, one.test];
        return [lot.lotNo, lot.itemName, ...about, reportText(one.report), recallCallText(said)];
      }),
      ...gaps.map((gap) => [lot.lotNo, lot.itemName, '', '', '', '', '', '', '', `Incomplete: ${gap}`]),
    ],
  };
}
