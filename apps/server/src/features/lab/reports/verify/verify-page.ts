import type { Language } from '@nidan/domain/enumerations/bills';
import { maskName } from '@nidan/domain/people/demo-mask';
import { filledWords } from '@nidan/domain/public-pages/filled-words';
import { VERIFY_WORDS, type VerifyWords } from '@nidan/domain/public-pages/verify-words';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { escapeHtml } from '../../../../kernel/http/serving/escape-html.ts';
import {
  languageTabs,
  publicFacts,
  publicPage,
  publicVerdict,
} from '../../../../kernel/http/serving/public-page.ts';
import type { VerifiedReport } from './verified-report.query.ts';

interface Shown {
  readonly language: Language;
  /** Without the language. */
  readonly path: string;
}

/** Answer to a scan of the code on a report: a page without script. Everything from the database is escaped. */
export function verifyPage(report: VerifiedReport, { language, path }: Shown): string {
  const { snapshot, latest, revision } = report;
  const words = VERIFY_WORDS[language];
  const moment = (at: Date): string => `${formatDateTime(snapshot.zone, at).slice(0, 16)} (${snapshot.zone})`;
  const facts = [
    [words.lab, snapshot.letterhead.labName],
    [words.patient, `${snapshot.patient.title} ${maskName(snapshot.patient.name)}`.trim()],
    [words.labId, snapshot.labNo],
    [words.reportNo, report.reportNo],
    [words.revision, String(revision)],
    [words.status, words.statuses[report.status]],
    [words.released, moment(report.releasedAt)],
  ] as const;
  const hashes = [
    [words.record, report.snapshotHash],
    [words.file, report.pdfHash ?? words.notRendered],
  ] as const;
  return publicPage(
    { language, title: words.title },
    `<h1>${escapeHtml(snapshot.letterhead.labName)}</h1>
${languageTabs(path, language)}
<p class="small">${escapeHtml(words.checkOf)}</p>
${verdict(report, { words, latestAt: moment(latest.releasedAt) })}
<dl>${publicFacts(facts)}</dl>
<p>${escapeHtml(words.compare)}</p>
<h2 class="small">SHA-256</h2>
<dl class="hash">${publicFacts(hashes)}</dl>`,
  );
}

function verdict(
  { intact, latest, revision, status }: VerifiedReport,
  { words, latestAt }: { readonly words: VerifyWords; readonly latestAt: string },
): string {
  if (!intact) return publicVerdict('stale', words.broken);
  if (latest.revision > revision) {
    const newer = { revision: String(latest.revision), time: latestAt };
    return publicVerdict('stale', filledWords(words.replaced, newer));
  }
  return publicVerdict(
    'good',
    status === 'PROVISIONAL' ? `${words.genuine} ${words.stillToCome}` : words.genuine,
  );
}
