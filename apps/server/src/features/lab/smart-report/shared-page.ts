import { randomUUID } from 'node:crypto';
import { PROGRAMS } from '@nidan/domain/access/programs';
import { textIn } from '@nidan/domain/report-templates/template-content';
import { GROUP_NAMES } from '@nidan/domain/smart-report/organ-groups';
import { smartWords } from '@nidan/domain/smart-report/smart-words';
import { filled } from '@nidan/domain/documents/words/paper-words';
import { printedAgeSex } from '@nidan/domain/documents/words/paper-phrases';
import type { Notice } from '@nidan/domain/public-pages/notice-words';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { escapeHtml } from '../../../kernel/http/serving/escape-html.ts';
import {
  noticePage,
  publicList,
  publicPage,
  publicVerdict,
  sendPublicPage,
} from '../../../kernel/http/serving/public-page.ts';
import { asProgram } from '../../../kernel/jobs/as-member.ts';
import { labOfToken } from '../reports/verify/verify-token.ts';
import { shareHash } from './share-smart-report.ts';
import { smartPatientName, smartSampleDate } from './smart-document.ts';
import type { SmartRow } from './smart-reports.query.ts';
import { countOpening } from './smart-rows.ts';

interface SharedRow extends Pick<SmartRow, 'content' | 'snapshot'> {
  readonly shareId: string;
  readonly reportId: string;
  readonly isEnded: boolean;
  readonly isTakenBack: boolean;
  readonly isFormer: boolean;
}

/** What a link leads to: the report, or why it opens nothing. */
type Opened = SharedRow | { readonly why: Notice };

async function readShared({ db, lId, now }: Ctx, token: string): Promise<SharedRow | null> {
  const { rows } = await sql<SharedRow>`
    select s.share_id as "shareId", m.report_id as "reportId", s.ends_at <= ${now} as "isEnded",
      s.taken_back_at is not null as "isTakenBack", m.content, r.snapshot, exists (select from report_revision l
        where l.l_id = r.l_id and l.bill_id = r.bill_id and l.revision > r.revision) as "isFormer"
    from smart_share s
    join smart_report m on m.l_id = s.l_id and m.smart_id = s.smart_id
    join report_revision r on r.l_id = m.l_id and r.report_id = m.report_id
    where s.l_id = ${lId} and s.token_hash = ${shareHash(token)}`.execute(db);
  return rows[0] ?? null;
}

/** Why a link opens nothing; null: it opens. What keeps a report from its patient keeps what explains it. */
async function whyClosed(ctx: Ctx, row: SharedRow): Promise<Notice | null> {
  if (row.isTakenBack) return 'linkTakenBack';
  if (row.isEnded) return 'linkEnded';
  if (row.isFormer) return 'reportReplaced';
  return ctx.services.effects.keptFromPatient(ctx, row.reportId);
}

/** The smart report of a token, in whichever lab, counted as opened where it still opens. */
async function openShared({ services }: OpenCtx, token: string): Promise<Opened> {
  const lId = labOfToken(token);
  if (lId === null) return { why: 'unknownLink' };
  const { userId } = PROGRAMS.patientPage;
  const who = { lId, userId, program: PROGRAMS.patientPage, requestId: randomUUID(), person: 'any' } as const;
  return asProgram(services, who, async (ctx): Promise<Opened> => {
    const row = await readShared(ctx, token);
    const why = row === null ? 'unknownLink' : await whyClosed(ctx, row);
    if (row === null || why !== null) return { why: why ?? 'unknownLink' };
    await countOpening(ctx.db, { lId, shareId: row.shareId });
    return row;
  });
}

function openPage({ content, snapshot }: SharedRow): string {
  const { language, cards, groups, questions, others = [], provisional = false } = content;
  const words = smartWords(language);
  const { patient, labNo, letterhead, reportNo } = snapshot;
  const age = printedAgeSex(language, patient.age, patient.sex);
  const sums = groups.map(({ group, outside, of }): [string, string] => [
    textIn(language, GROUP_NAMES[group]),
    outside === 0 ? words.allInRange : `${outside} / ${of} ${words.outside}`,
  ]);
  const told = cards.map(({ name, value, unit, lies, critical, says }): [string, string] => [
    `${name} ${value} ${unit}: ${critical ? words[lies === 'low' ? 'veryLow' : 'veryHigh'] : words[lies]}`,
    critical ? words.criticalText : (says ?? ''),
  ]);
  const wordOf = { low: words.low, high: words.high, abnormal: words.abnormal } as const;
  const unexplained = others.map(({ name, value, unit, lies, critical }): [string, string] => [
    `${name} ${value} ${unit}`.trim(),
    critical && lies !== 'abnormal' ? words[lies === 'low' ? 'veryLow' : 'veryHigh'] : wordOf[lies],
  ]);
  const asked = questions.map(({ text }): [string, string] => [text, '']);
  return publicPage(
    { language, title: words.title },
    `<h1>${escapeHtml(words.title)}</h1>
<p class="small">${escapeHtml(letterhead.labName)} · ${escapeHtml(filled(words.explains, reportNo))}</p>
<p>${escapeHtml(smartPatientName({ content, snapshot }, false))}<br>
<span class="small">${escapeHtml(filled(words.sampleOf, age, labNo, smartSampleDate(snapshot)))}</span></p>
${publicVerdict('good', `${content.wheel.filter(({ lies }) => lies === 'in').length} ${filled(words.of, content.wheel.length)} ${words.inRange}`)}
${provisional ? `<p><b>${escapeHtml(words.provisional)}</b></p>` : ''}
${publicList(sums)}
<h2>${escapeHtml(words.first)}</h2>
${told.length === 0 && unexplained.length === 0 ? `<p>${escapeHtml(words.nothingFirst)}</p>` : publicList(told)}
${unexplained.length === 0 ? '' : `<h2>${escapeHtml(words.others)}</h2>\n${publicList(unexplained)}`}
${asked.length === 0 ? '' : `<h2>${escapeHtml(words.questions)}</h2>\n${publicList(asked)}`}
<p class="small">${escapeHtml(words.foot)}</p>`,
  );
}

/**
 * Serves the page that a link to a smart report opens, to whoever has it; guessed, ended and taken back links, and reports that are kept from
 * their patient, each get a page of their own.
 */
export async function showSharedSmart(ctx: OpenCtx, token: string): Promise<string> {
  const opened = await openShared(ctx, token);
  const isOpen = !('why' in opened);
  sendPublicPage(ctx.reply, isOpen ? 200 : 404);
  return isOpen ? openPage(opened) : noticePage(opened.why, null);
}
