import type { BillRow } from '@nidan/contract/money/bills/bill-view';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { BillState } from '../bills/BillState.tsx';
import styles from './PatientsScreen.module.css';
import { patientsTexts } from './texts/patients-texts.ts';

interface BillListProps {
  readonly query: PagedQuery<BillRow>;
  readonly current: string | null;
  readonly selected: ReadonlySet<string>;
  readonly onCurrent: (row: BillRow) => void;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onOpen: (row: BillRow) => void;
  readonly empty: ReactNode;
}

/** Bills, newest first: who, by whom, what, how far, what is due. */
export function BillList(props: BillListProps) {
  const t = useTexts(patientsTexts);
  return (
    <PagedTable
      label={t('list')}
      query={props.query}
      rowKey={({ billId }) => billId}
      rowName={({ labNo }) => labNo}
      current={props.current}
      onCurrent={(_, row) => props.onCurrent(row)}
      onOpen={props.onOpen}
      selected={props.selected}
      onSelect={props.onSelect}
      empty={props.empty}
      columns={[
        {
          key: 'labNo',
          head: t('labId'),
          width: 104,
          opens: true,
          cell: ({ labNo }) => <LabNo value={labNo} />,
        },
        {
          key: 'patient',
          head: t('patient'),
          tip: ({ patient }) => patient.fullName,
          cell: ({ patient, priority }) => (
            <>
              {priority === 'stat' && <span className={styles.stat}>{t('stat')}</span>}
              {patient.fullName}
            </>
          ),
        },
        {
          key: 'age',
          head: t('age'),
          width: 60,
          tip: ({ patient }) => `${patient.age} ${patient.sex}`,
          cell: ({ patient }) => (
            <span className="muted">
              {patient.age.replace(/^(\d+) Yrs\.$/u, '$1')} {patient.sex}
            </span>
          ),
        },
        { key: 'phone', head: t('phone'), width: 88, cell: ({ phone }) => phone },
        {
          key: 'doctor',
          head: t('refBy'),
          width: 116,
          tip: (row) => referrerOf(row) ?? t('self'),
          cell: (row) => referrerOf(row) ?? t('self'),
        },
        {
          key: 'tests',
          head: t('tests'),
          width: 92,
          tip: ({ testCodes }) => testCodes.join(', '),
          cell: ({ testCodes }) => testCodes.join(', '),
        },
        {
          key: 'state',
          head: t('stateHead'),
          width: 168,
          cell: ({ state }) => <BillState state={state} />,
        },
        {
          key: 'due',
          head: t('dueHead'),
          width: 56,
          align: 'end',
          cell: ({ duePaise }) => <Money paise={duePaise} due />,
        },
      ]}
    />
  );
}

function referrerOf({ doctor, client }: BillRow): string | null {
  return doctor ?? (client === '' ? null : client);
}
