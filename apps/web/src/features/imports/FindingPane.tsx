import type { ImportFinding, ImportView } from '@nidan/contract/imports/import-endpoints';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Panel } from '../../kernel/ui/Panel.tsx';
import { Section } from '../../kernel/ui/Section.tsx';
import styles from './Import.module.css';
import { importTexts } from './import-texts.ts';

interface FindingPaneProps {
  readonly view: ImportView;
  readonly finding: ImportFinding | null;
}

/** One row of a file whole, and below it what the whole file would change. */
export function FindingPane({ view, finding }: FindingPaneProps) {
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
      {finding === null ? <p className="muted t13 inset">{t('pick')}</p> : <Finding finding={finding} />}
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

function Finding({ finding: { faults, changes, verdict } }: { readonly finding: ImportFinding }) {
  const t = useTexts(importTexts);
  const shown = (text: string) => (text === '' ? <span className="muted">{t('empty')}</span> : text);
  return (
    <Section>
      {faults.map(({ column, found, reason }) => (
        <dl key={`${column} ${reason}`} className={styles.fault}>
          <dt>{column === '' ? t('wholeRow') : column}</dt>
          <dd>
            <span className={styles.found}>{shown(found)}</span>
            <span>{reason}</span>
          </dd>
        </dl>
      ))}
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
