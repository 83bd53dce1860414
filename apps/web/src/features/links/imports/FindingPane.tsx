import { sayFault } from '../../../kernel/api/refusal-words.ts';
import type { ImportFinding, ImportView } from '@nidan/contract/links/imports/import-endpoints';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from './Import.module.css';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';

interface FindingPaneProps {
  readonly view: ImportView;
  readonly finding: ImportFinding | null;
  /** Types in a column of the row; null for who may not. */
  readonly onType: ((column: string) => void) | null;
}

/** One row of a file whole, and below it what the whole file would change. */
export function FindingPane({ view, finding, onType }: FindingPaneProps) {
  const t = useTexts(importTexts);
  const title = titleOf();
  function titleOf(): string {
    if (finding === null) return t('columnsTitle');
    const { rowNo, record } = finding;
    const row = rowNo.toLocaleString('en-IN');
    return record === '' ? t('rowTitlePlain', { row }) : t('rowTitle', { row, record });
  }
  return (
    <Panel label={title} title={title}>
      {finding === null ? (
        <p className="muted t13 inset">{t('pick')}</p>
      ) : (
        <Finding finding={finding} onType={onType} />
      )}
      <Section
        title={t('columnsTitle')}
        end={<span className="muted t12">{t('columnsSub', { count: view.counts.changed })}</span>}
      >
        {view.changedColumns.length === 0 ? (
          <p className="muted t13">{t('noColumns')}</p>
        ) : (
          <ul className={styles.columns}>
            {view.changedColumns.map(({ column, rows }) => (
              <li key={column}>
                <span>{column}</span>
                <span className="num">{rows.toLocaleString('en-IN')}</span>
                <meter aria-label={column} min={0} max={view.counts.changed} value={rows} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Panel>
  );
}

interface FindingProps {
  readonly finding: ImportFinding;
  readonly onType: ((column: string) => void) | null;
}

function Finding({ finding: { faults, changes, verdict, typed, typable, fixes }, onType }: FindingProps) {
  const t = useTexts(importTexts);
  const zone = useZone();
  const shown = (text: string) => (text === '' ? <span className="muted">{t('empty')}</span> : text);
  return (
    <Section>
      {faults.map(({ column, found, reason, code, values }) => (
        <dl key={`${column} ${reason}`} className={styles.fault}>
          <dt>{column === '' ? t('wholeRow') : column}</dt>
          <dd>
            <span className={styles.found}>{shown(found)}</span>
            <span>{sayFault({ msg: reason, code, values })}</span>
            {onType !== null && typable.includes(column) && (
              <Button kind="link" onClick={() => onType(column)}>
                {t('typeValue')}
              </Button>
            )}
          </dd>
        </dl>
      ))}
      {fixes.map(({ column, found, used }) => (
        <dl key={column} className={styles.fault}>
          <dt>{t('fixedIn', { column })}</dt>
          <dd>
            <del>{found}</del>
            <ins>{used}</ins>
          </dd>
        </dl>
      ))}
      {typed.map(({ column, found, value, typedBy, typedAt }) => (
        <dl key={column} className={styles.fault}>
          <dt>{t('typedBy', { column, by: typedBy, at: showDateTime(typedAt, zone) })}</dt>
          <dd>
            <del>{shown(found)}</del>
            <ins>{shown(value)}</ins>
            {onType !== null && !faults.some((fault) => fault.column === column) && (
              <Button kind="link" onClick={() => onType(column)}>
                {t('typeValue')}
              </Button>
            )}
          </dd>
        </dl>
      ))}
      {verdict === 'same' && <p className="t13">{t('sameRows')}</p>}
      {verdict === 'new' && <p className="t13">{t('added')}</p>}
      {faults.length === 0 &&
        changes.map(({ column, before, after }) => (
          <dl key={column} className={styles.fault}>
            <dt>{column}</dt>
            <dd>
              <del>{shown(before)}</del>
              <ins>{shown(after)}</ins>
            </dd>
          </dl>
        ))}
    </Section>
  );
}
