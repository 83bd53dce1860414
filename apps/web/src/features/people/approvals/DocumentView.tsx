import type { ApprovalDocument, ApprovalLine } from '@nidan/contract/people/approvals/approval-view';
import { go } from '../../../kernel/route/use-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import styles from './Approvals.module.css';
import type { DocumentLink } from './document-links.ts';
import { matchFaultTexts } from './texts/match-fault-texts.ts';
import { documentTexts } from './texts/document-texts.ts';

const col = columnsOf<ApprovalLine>();

interface DocumentViewProps {
  readonly document: ApprovalDocument;
  /** Absent where the caller cannot open it. */
  readonly link: DocumentLink | undefined;
}

/** What a request is about: who it is with, how its total comes about, and each line beside what was agreed and last paid. */
export function DocumentView({ document, link }: DocumentViewProps) {
  const t = useTexts(documentTexts);
  const { targetId, facts, lines, hasPdf } = document;
  return (
    <Section
      title={t('document')}
      end={
        link && (
          <span className={styles.buttons}>
            <Button kind="link" onClick={() => go(link.routeOf(targetId))}>
              {t('open')}
            </Button>
            {hasPdf && link.print && (
              <Button kind="link" onClick={() => link.print?.(targetId)}>
                {t('pdf')}
              </Button>
            )}
          </span>
        )
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ what, value, former }) => (
          <div key={what}>
            <dt>{t(what)}</dt>
            <dd>
              {former === null ? value : <b>{value}</b>}
              {former !== null && <span className="muted t12">{t('insteadOf', { former })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && <Lines lines={lines} />}
    </Section>
  );
}

/** A rate above the agreed or the last one stands out. */
const isDearer = ({ ratePaise, agreedPaise, lastPaise }: ApprovalLine): boolean =>
  ratePaise !== null && ratePaise > (agreedPaise ?? lastPaise ?? ratePaise);

function Lines({ lines }: Pick<ApprovalDocument, 'lines'>) {
  const t = useTexts(documentTexts);
  const fault = useTexts(matchFaultTexts);
  const notesOf = ({ note, faults }: ApprovalLine): string =>
    [note, ...faults.map((one) => fault(one))].filter((part) => part !== '').join(', ');
  const rows = lines.map((line, at) => ({ ...line, at }));
  const has = (key: 'ratePaise' | 'agreedPaise' | 'lastPaise' | 'totalPaise'): boolean =>
    lines.some((line) => line[key] !== null);
  const money = (['ratePaise', 'agreedPaise', 'lastPaise', 'totalPaise'] as const).filter(has);
  return (
    <Table
      flush
      keys="focus"
      label={t('lines')}
      rows={rows}
      rowKey={({ at }) => String(at)}
      tone={(line) => (isDearer(line) ? 'warm' : undefined)}
      columns={[
        col.text({
          key: 'name',
          head: t('item'),
          of: ({ name }) => name,
          tip: (line) => [line.name, notesOf(line)].filter((part) => part !== '').join(', '),
          cell: (line) => (
            <>
              <b>{line.name}</b> <span className="muted t12">{notesOf(line)}</span>
            </>
          ),
        }),
        col.quantity({
          key: 'quantity',
          head: t('quantity'),
          of: ({ quantity }) => quantity,
          unit: ({ unit }) => unit,
        }),
        ...money.map((key) => col.money({ key, head: t(key), width: 72, of: (line) => line[key] })),
      ]}
    />
  );
}
