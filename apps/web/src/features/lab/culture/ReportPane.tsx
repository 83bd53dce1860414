import type { CultureView } from '@nidan/contract/lab/culture/culture-views';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './Culture.module.css';
import { cultureTexts } from './texts/culture-texts.ts';

/** What was issued, and the report as it would print now. */
export function ReportPane({ culture }: { readonly culture: CultureView }) {
  const t = useTexts(cultureTexts);
  const zone = useZone();
  const { issues, block, readings } = culture;
  const count = block.groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const last = readings.at(-1);
  const isFinal = issues.some(({ kind }) => kind === 'final');
  return (
    <Panel label={t('reports')} title={t('reports')} sub={t('live')}>
      <ul className={styles.issues}>
        {issues.map(({ issueNo, kind, issuedAt, issuedBy }) => (
          <li key={issueNo}>
            <Icon name="tick" />
            <b>{kind === 'final' ? t('final') : t('interimNo', { no: issueNo })}</b>
            <span className="muted">
              {showShort(issuedAt, zone)}, {issuedBy}
            </span>
          </li>
        ))}
        {!isFinal && (
          <li data-draft>
            <Icon name="pen" />
            <b>{t('interimNo', { no: block.issueNo })}</b>
            <span className="muted">{t('draft', { count })}</span>
          </li>
        )}
        {!isFinal && last !== undefined && (
          <li>
            <Icon name="clock" />
            <b>{t('final')}</b>
            <span className="muted">{t('readingDue', { at: showShort(last.dueAt, zone) })}</span>
          </li>
        )}
      </ul>
      <LiveBlock culture={culture} />
    </Panel>
  );
}

function LiveBlock({ culture }: { readonly culture: CultureView }) {
  const t = useTexts(cultureTexts);
  const { block, test, issues } = culture;
  const isFinal = issues.at(-1)?.kind === 'final';
  return (
    <article
      className={styles.paper}
      lang="en"
      aria-label={t('reports')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <header>
        <b>{test.name}</b>
        <span className={styles.stamp}>{isFinal ? 'FINAL' : `INTERIM ${block.issueNo}`}</span>
      </header>
      {block.facts
        .filter(({ label }) => label === 'Growth' || label === 'Microscopy')
        .map(({ label, text }) => (
          <p key={label}>
            <span className="muted">{label}</span> {text}
          </p>
        ))}
      {block.isolates.map(({ no, name, quantity, note }) => (
        <p key={no}>
          <b>
            {no}. <i>{name}</i>
          </b>
          , {[quantity, note].filter((text) => text !== '').join(', ')}
        </p>
      ))}
      {block.groups.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Medicine</th>
              {block.isolates.map(({ no }) => (
                <th key={no} scope="col">
                  {no}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.groups.flatMap(({ rows }) =>
              rows.map(({ medicine, cells }) => (
                <tr
                  key={medicine}
                  data-resistant={
                    cells.every((cell) => cell === null || cell.category === 'R') ? '' : undefined
                  }
                >
                  <td>{medicine}</td>
                  {cells.map((cell, at) => (
                    <td key={block.isolates[at]?.no ?? at}>
                      {cell !== null && cell.value !== '' && (
                        <span className="muted">
                          {cell.value} {cell.method === 'mic' ? 'mg/L' : 'mm'}{' '}
                        </span>
                      )}
                      <b>{cell?.category ?? ''}</b>
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
      {block.comment !== '' && <p>{block.comment}</p>}
      {block.groups.length > 0 && <p className="muted">{t('meansS')}</p>}
      {block.guidelines.length > 0 && <p className="muted">{block.guidelines.join(', ')}</p>}
    </article>
  );
}
