import { type ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FlagMark } from '../../../kernel/ui/values/FlagMark.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { authoriseTexts } from './texts/authorise-texts.ts';
import { namedCodes, type QueuedBill } from './check-queue.ts';
import styles from './CheckQueue.module.css';
import { ResultFlagMark } from '../../catalogue/values/ResultFlagMark.tsx';
import { TimeLeft } from '../worklist/TimeLeft.tsx';

interface CheckQueueProps {
  readonly bills: readonly QueuedBill[];
  readonly current: QueuedBill | null;
  readonly now: Date;
  readonly onCurrent: (bill: QueuedBill) => void;
  readonly onOpen: (bill: QueuedBill) => void;
  readonly empty: ReactNode;
}

/** Characters of codes that stand whole on a line, beside a flag and without. */
const ROOM = { besideFlag: 11, alone: 20 } as const;

/** Bills that wait for a check, two lines each: who, and what of theirs how urgently. */
export function CheckQueue({ bills, current, now, onCurrent, onOpen, empty }: CheckQueueProps) {
  const t = useTexts(authoriseTexts);
  return (
    <div className={styles.queue}>
      <Table
        label={t('queue')}
        keys="page"
        headHidden
        rows={bills}
        rowKey={({ billId }) => billId}
        current={current?.billId ?? null}
        onCurrent={(_, bill) => onCurrent(bill)}
        onOpen={onOpen}
        empty={empty}
        columns={[
          {
            key: 'bill',
            head: t('queue'),
            tip: ({ rows }) => rows.map(({ test }) => test.name).join(', '),
            cell: ({ patient, rows, flag, delta, due }) => {
              const codes = rows.map(({ test }) => test.code);
              const hasMark = flag !== null || delta;
              const named = namedCodes(codes, hasMark ? ROOM.besideFlag : ROOM.alone);
              return (
                <span className={styles.two}>
                  <span className="cut">{patient.fullName}</span>
                  <span className="muted">
                    {patient.age} {patient.sex}
                  </span>
                  <span className="row">
                    <span className={`${styles.codes} cut`}>{named.join(', ')}</span>
                    {codes.length > named.length && (
                      <span className="muted">{t('moreTests', { count: codes.length - named.length })}</span>
                    )}
                    <ResultFlagMark flag={flag} />
                    {delta && flag === null && <FlagMark flag="delta" text={t('deltaMark')} />}
                  </span>
                  <TimeLeft dueAt={due.dueAt} tatHours={due.tatHours} now={now} />
                </span>
              );
            },
          },
        ]}
      />
    </div>
  );
}
