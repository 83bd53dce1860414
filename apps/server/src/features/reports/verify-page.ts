import { maskName } from '@nidan/domain/people/demo-mask';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { escapeHtml } from './escape-html.ts';
import type { VerifiedReport } from './verified-report.query.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #12161c; --muted: #485462; --line: #d5dae0; --paper: #fff; --ok: #14653b; --warn: #9a3412 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ed; --muted: #a8b3bf; --line: #38424e; --paper: #12161c; --ok: #7ddba6; --warn: #fdba74 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Calibri, Carlito, "Noto Sans Devanagari", Helvetica, sans-serif }
main { max-width: 36rem; margin: 0 auto; padding: 24px 16px }
h1 { font-size: 20px; line-height: 28px; margin: 0 0 4px }
p { margin: 0 0 16px }
.verdict { border: 2px solid currentcolor; border-radius: 4px; padding: 12px 16px; font-weight: 600 }
.good { color: var(--ok) } .stale { color: var(--warn) }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: 8px 16px; margin: 0 0 16px; padding: 16px 0; border: solid var(--line); border-width: 1px 0 }
dt { color: var(--muted) } dd { margin: 0; overflow-wrap: anywhere }
.hash { font: 14px/1.5 ui-monospace, monospace }
.small { color: var(--muted); font-size: 14px }`;

/** Answer to a scan of the code on a report: a page without script. Everything from the database is escaped. */
export function verifyPage(report: VerifiedReport): string {
  const { snapshot, latest, revision } = report;
  const moment = (at: Date): string => `${formatDateTime(snapshot.zone, at).slice(0, 16)} (${snapshot.zone})`;
  const facts = [
    ['Laboratory', snapshot.letterhead.labName],
    ['Patient', `${snapshot.patient.title} ${maskName(snapshot.patient.name)}`.trim()],
    ['Lab ID', snapshot.labNo],
    ['Report no.', report.reportNo],
    ['Revision', String(revision)],
    ['Status', report.status],
    ['Released', moment(report.releasedAt)],
  ] as const;
  const hashes = [
    ['Record', report.snapshotHash],
    ['File (PDF)', report.pdfHash ?? 'not rendered yet'],
  ] as const;
  return page(
    'Report check',
    `<h1>${escapeHtml(snapshot.letterhead.labName)}</h1>
<p class="small">Check of a printed report</p>
${verdict(report, moment(latest.releasedAt))}
<dl>${list(facts)}</dl>
<p>Compare these details with the paper in your hand. The name is shortened to protect the patient.</p>
<h2 class="small">SHA-256</h2>
<dl class="hash">${list(hashes)}</dl>`,
  );
}

function verdict({ intact, latest, revision, status }: VerifiedReport, latestAt: string): string {
  if (!intact) {
    return box('stale', 'The stored record does not match its seal. Please contact the laboratory.');
  }
  if (latest.revision > revision) {
    const newer = `Revision ${latest.revision} of ${latestAt} has replaced this one. Please do not use this copy.`;
    return box('stale', newer);
  }
  const provisional = status === 'PROVISIONAL' ? ' Some results are still to come.' : '';
  return box('good', `Genuine, and the latest revision.${provisional}`);
}

function box(tone: 'good' | 'stale', text: string): string {
  return `<p class="verdict ${tone}">${escapeHtml(text)}</p>`;
}

function list(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([term, text]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`).join('');
}

/** Answer to a code that belongs to no report. */
export function unknownReportPage(): string {
  return page(
    'Report not found',
    `<h1>No such report</h1>
<p>This code belongs to no released report. Scan the code on the paper again; if this page comes back, please contact the laboratory that is named on the paper.</p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
}
