import type { IncomingOrderView, IncomingSampleView } from '@nidan/contract/lab/incoming/incoming-view';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import type { incomingTexts } from './texts/incoming-texts.ts';

type T = ReturnType<(typeof incomingTexts)['in']>;
type Announced = IncomingSampleView | IncomingOrderView;

/** What announced samples and orders show alike. */
export function announcedColumns<Row extends Announced>(t: T): readonly TableColumn<Row>[] {
  const personOf = ({ personName, personAge, personSex }: Row): string =>
    `${personName}, ${personAge}, ${personSex}`;
  return [
    { key: 'person', head: t('person'), tip: personOf, cell: personOf },
    {
      key: 'tests',
      head: t('testsHead'),
      width: 148,
      tip: ({ testCodes, warnings }) => [testCodes.join(', '), ...warnings].join('. '),
      cell: ({ testCodes, warnings }) => (
        <>
          {warnings.length > 0 && <Icon name="warn" size={12} />} {testCodes.join(', ')}
        </>
      ),
    },
    { key: 'client', head: t('client'), width: 124, value: ({ clientCode }) => clientCode },
    { key: 'request', head: t('requestNo'), width: 124, value: ({ requestNo }) => requestNo },
    { key: 'lab', head: t('labId'), width: 124, cell: ({ labNo }) => labNo && <LabNo value={labNo} /> },
  ];
}
