import type { BillRow } from '@nidan/contract/money/bills/bill-view';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import type { PagedQuery } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { BillState, useBillStateWord } from '../bills/BillState.tsx';
import styles from './PatientsScreen.module.css';
import { patientsTexts } from './texts/patients-texts.ts';

const col = columnsOf<BillRow>();

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
  const stateWord = useBillStateWord();
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
        col.labNo({ key: 'labNo', head: t('labId'), width: 104, of: ({ labNo }) => labNo, opens: true }),
        col.text({
          key: 'patient',
          head: t('patient'),
          of: ({ patient }) => patient.fullName,

          cell: ({ patient, priority }) => (
            <>
              {priority === 'stat' && <span className={styles.stat}>{t('stat')}</span>}
              {patient.fullName}
            </>
          ),
        }),
        col.text({
          key: 'age',
          head: t('age'),
          of: ({ patient }) => `${patient.age} ${patient.sex}`,
          width: 60,

          cell: ({ patient }) => (
            <span className="muted">
              {patient.age.replace(/^(\d+) Yrs\.$/u, '$1')} {patient.sex}
            </span>
          ),
        }),
        col.text({ key: 'phone', head: t('phone'), width: 88, of: ({ phone }) => phone }),
        col.text({ key: 'doctor', head: t('refBy'), width: 116, of: (row) => referrerOf(row) ?? t('self') }),
        col.text({ key: 'tests', head: t('tests'), width: 92, of: ({ testCodes }) => testCodes.join(', ') }),
        col.text({
          key: 'state',
          head: t('stateHead'),
          of: (bill) => stateWord(bill.state),
          width: 168,
          cell: ({ state }) => <BillState state={state} />,
        }),
        col.total({
          key: 'due',
          head: t('dueHead'),
          width: 56,
          of: ({ duePaise }) => duePaise,
          cell: ({ duePaise }) => <Money paise={duePaise} due />,
        }),
      ]}
    />
  );
}

function referrerOf({ doctor, client }: BillRow): string | null {
  return doctor ?? (client === '' ? null : client);
}
