import type { IncomingOrderView, IncomingSampleView } from '@nidan/contract/lab/incoming/incoming-view';
import { incomingOrder } from '@nidan/domain/status-sets/lab/incoming-order';
import { incomingSample } from '@nidan/domain/status-sets/lab/incoming-sample';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { incomingTexts } from './texts/incoming-texts.ts';

type T = ReturnType<(typeof incomingTexts)['in']>;
type Announced = IncomingSampleView | IncomingOrderView;

/** What announced samples and orders show alike. */
function announcedColumns<Row extends Announced>(t: T): readonly TableColumn<Row>[] {
  const personOf = ({ personName, personAge, personSex }: Row): string =>
    `${personName}, ${personAge}, ${personSex}`;
  return [
    { key: 'person', head: t('person'), tip: personOf, value: personOf },
    {
      key: 'tests',
      head: t('testsHead'),
      width: 148,
      value: ({ testCodes }) => testCodes.join(', '),
      tip: ({ testCodes, warnings }) => [testCodes.join(', '), ...warnings].join('. '),
      cell: ({ testCodes, warnings }) => (
        <>
          {warnings.length > 0 && <Icon name="warn" size={12} />} {testCodes.join(', ')}
        </>
      ),
    },
    { key: 'client', head: t('client'), width: 124, value: ({ clientCode }) => clientCode },
    { key: 'request', head: t('requestNo'), width: 124, value: ({ requestNo }) => requestNo },
    {
      key: 'lab',
      head: t('labId'),
      width: 124,
      value: ({ labNo }) => labNo,
      cell: ({ labNo }) => labNo && <LabNo value={labNo} />,
    },
  ];
}

const orders = columnsOf<IncomingOrderView>();
const samples = columnsOf<IncomingSampleView>();

/** Columns of announced orders. */
export function useOrderColumns(): readonly TableColumn<IncomingOrderView>[] {
  const t = useTexts(incomingTexts);
  const label = useStateLabel(incomingOrder);
  return [
    ...announcedColumns<IncomingOrderView>(t),
    orders.number({ key: 'samples', head: t('sampleCount'), width: 76, of: ({ samples: count }) => count }),
    orders.state({
      key: 'state',
      head: t('state'),
      width: 136,
      of: (row) => label(incomingOrder.stateOf(row.status)),
      tone: (row) => incomingOrder.states[incomingOrder.stateOf(row.status)].tone,
    }),
  ];
}

/** Columns of announced samples. */
export function useSampleColumns(): readonly TableColumn<IncomingSampleView>[] {
  const t = useTexts(incomingTexts);
  const label = useStateLabel(incomingSample);
  return [
    samples.text({
      key: 'barcode',
      head: t('codeHead'),
      width: 156,
      of: ({ barcode }) => barcode,
      cell: ({ barcode }) => <b>{barcode}</b>,
    }),
    ...announcedColumns<IncomingSampleView>(t),
    samples.state({
      key: 'state',
      head: t('state'),
      width: 136,
      tip: ({ hint }) => hint ?? '',
      of: (row) => label(incomingSample.stateOf(row.status)),
      tone: (row) => incomingSample.states[incomingSample.stateOf(row.status)].tone,
    }),
  ];
}
