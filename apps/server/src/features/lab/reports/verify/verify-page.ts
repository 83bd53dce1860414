import { maskName } from '@nidan/domain/people/demo-mask';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { escapeHtml } from '../../../../kernel/http/serving/escape-html.ts';
import { publicFacts, publicPage, publicVerdict } from '../../../../kernel/http/serving/public-page.ts';
import type { VerifiedReport } from './verified-report.query.ts';

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
  return publicPage(
    'Report check',
    `<h1>${escapeHtml(snapshot.letterhead.labName)}</h1>
<p class="small">Check of a printed report</p>
${verdict(report, moment(latest.releasedAt))}
<dl>${publicFacts(facts)}</dl>
<p>Compare these details with the paper in your hand. The name is shortened to protect the patient.</p>
<h2 class="small">SHA-256</h2>
<dl class="hash">${publicFacts(hashes)}</dl>`,
  );
}

function verdict({ intact, latest, revision, status }: VerifiedReport, latestAt: string): string {
  if (!intact) {
    return publicVerdict(
      'stale',
      'The stored record does not match its seal. Please contact the laboratory.',
    );
  }
  if (latest.revision > revision) {
    const newer = `Revision ${latest.revision} of ${latestAt} has replaced this one. Please do not use this copy.`;
    return publicVerdict('stale', newer);
  }
  const provisional = status === 'PROVISIONAL' ? ' Some results are still to come.' : '';
  return publicVerdict('good', `Genuine, and the latest revision.${provisional}`);
}

/** Answer to a code that belongs to no report. */
export function unknownReportPage(): string {
  return publicPage(
    'Report not found',
    `<h1>No such report</h1>
<p>This code belongs to no released report. Scan the code on the paper again; if this page comes back, please contact the laboratory that is named on the paper.</p>`,
  );
}
