import { initialsOfName } from '@nidan/domain/billing/public-status';
import type { Language } from '@nidan/domain/enumerations/bills';
import { filledWords } from '@nidan/domain/public-pages/filled-words';
import { STATUS_WORDS, type StatusWords } from '@nidan/domain/public-pages/status-words';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { escapeHtml } from '../../../kernel/http/serving/escape-html.ts';
import {
  languageTabs,
  noticePage,
  publicFacts,
  publicList,
  publicPage,
  publicVerdict,
  sendPublicPage,
} from '../../../kernel/http/serving/public-page.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { type BillStatus, readBillStatus } from './bill-status.query.ts';

interface Shown {
  readonly language: Language;
  /** Without the language. */
  readonly path: string;
}

/** How far the tests of a bill are, in a patient's words. Everything from the database is escaped. */
function statusPage(bill: BillStatus, { language, path }: Shown): string {
  const words = STATUS_WORDS[language];
  const moment = (at: Date): string => formatDateTime(bill.zone, at).slice(0, 16);
  const facts = [
    [words.labId, bill.labNo],
    [words.patient, initialsOfName(bill.patientName)],
    [words.registered, moment(bill.billedAt)],
    ...(bill.labPhone === '' ? [] : [[words.labPhone, bill.labPhone] as const]),
  ] as const;
  const tests = bill.tests.map(({ name, state, dueAt }, index) => {
    const stands = words.states[state];
    const isOpen = state === 'waiting' || state === 'inLab';
    const told = isOpen ? filledWords(words.expected, { state: stands, time: moment(dueAt) }) : stands;
    return [name ?? filledWords(words.test, { number: String(index + 1) }), told] as const;
  });
  return publicPage(
    { language, title: filledWords(words.title, { labId: bill.labNo }) },
    `<h1>${escapeHtml(bill.labName)}</h1>
${languageTabs(path, language)}
<p class="small">${escapeHtml(words.howFar)}</p>
${verdict(bill, words)}
<dl>${publicFacts(facts)}</dl>
<h2 class="small">${escapeHtml(words.tests)}</h2>
${publicList(tests)}
<p>${escapeHtml(filledWords(words.foot, { zone: bill.zone }))}</p>`,
  );
}

function verdict({ tests }: BillStatus, words: StatusWords): string {
  const live = tests.filter(({ state }) => state !== 'canceled');
  if (live.length === 0) return publicVerdict('stale', words.allCancelled);
  const ready = live.filter(({ state }) => state === 'ready').length;
  if (ready === live.length) return publicVerdict('good', words.allReady);
  const counts = { ready: String(ready), all: String(live.length) };
  return publicVerdict('open', filledWords(words.ready, counts));
}

/** What opens the page that a code on paper leads to. */
interface Visit {
  readonly token: string;
  readonly lang?: Language | undefined;
}

/** Serves the page that the code on a bill opens, to anybody; a code that belongs to nothing gets a page too, with 404. */
export async function showBillStatus(ctx: OpenCtx, { token, lang }: Visit): Promise<string> {
  const bill = await readBillStatus(ctx.services.db, token);
  sendPublicPage(ctx.reply, bill === null ? 404 : 200);
  if (bill === null) return noticePage('unknownBill', lang ?? null);
  return statusPage(bill, { language: lang ?? bill.language, path: `/status/${token}` });
}
