import { customerName } from '@nidan/domain/customer-page/customer-name';
import { customerSteps } from '@nidan/domain/customer-page/customer-steps';
import type { CustomerWords } from '@nidan/domain/customer-page/customer-word-list';
import { CUSTOMER_WORDS } from '@nidan/domain/customer-page/customer-words';
import type { Language } from '@nidan/domain/enumerations/bills';
import { formatRupees } from '@nidan/domain/money/rupees';
import { plainPhone } from '@nidan/domain/people/phone';
import { filledWords } from '@nidan/domain/public-pages/filled-words';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { languageTabs } from '../../../kernel/http/serving/public-page.ts';
import { escapeHtml } from '../../../kernel/http/serving/escape-html.ts';
import type { CustomerPageFacts, CustomerReport } from './customer-page.query.ts';
import { CUSTOMER_STYLE } from './customer-style.ts';

/** How the due can be paid from the page: by a form that asks the gateway, by an address that is there already, or not. */
export type PayWay =
  | { readonly kind: 'ask' | 'asked' | 'failed' | 'none' }
  | { readonly kind: 'link' | 'upi'; readonly url: string };

export interface CustomerPage {
  readonly facts: CustomerPageFacts;
  readonly language: Language;
  /** The path of the page, without its language. */
  readonly path: string;
  readonly endsAt: Date;
  readonly payWay: PayWay;
  /** What became of opening a file. */
  readonly notice: string | null;
}

/** A tick, drawn: not every telephone has the sign. */
const TICK =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3 8.5 6.5 12 13 4.5" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

/** A text of the page with its slots filled, as HTML. */
function filledHtml(words: string, slots: Readonly<Record<string, string>> = {}): string {
  return escapeHtml(filledWords(words, slots));
}

interface Shell {
  readonly language: Language;
  readonly title: string;
  /** After how many seconds the page is loaded again; null: not by itself. */
  readonly renewAfter: number | null;
}

/** A page of a patient; `body` is HTML whose texts are escaped. */
function customerShell({ language, title, renewAfter }: Shell, body: string): string {
  const renew = renewAfter === null ? '' : `\n<meta http-equiv="refresh" content="${renewAfter}">`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${renew}
<title>${escapeHtml(title)} - Nidan</title>
<style>${CUSTOMER_STYLE}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

function timesIn({ zone, now }: CustomerPageFacts): (at: Date) => string {
  const today = formatDateTime(zone, now).slice(0, 10);
  return (at) => {
    const [day = '', time = ''] = formatDateTime(zone, at).split(' ');
    return day === today ? time.slice(0, 5) : `${day} ${time.slice(0, 5)}`;
  };
}

function headOf({ facts }: CustomerPage, words: CustomerWords): string {
  const { lab_name: lab, lab_phone: phone } = facts.head;
  const number = phone.replaceAll(/[^\d+]/gu, '');
  const call =
    number === '' ? '' : `<a class="button" href="tel:${escapeHtml(number)}">${escapeHtml(words.call)}</a>`;
  return `<header><div><h1>${escapeHtml(lab)}</h1><p class="small">${escapeHtml(phone)}</p></div>${call}</header>`;
}

function summaryOf({ facts }: CustomerPage, words: CustomerWords): string {
  const live = facts.tests.filter(({ state }) => state !== 'canceled');
  const ready = live.filter(({ state }) => state === 'ready').length;
  if (live.length === 0) return escapeHtml(words.noneLeft);
  if (ready === live.length) return escapeHtml(words.allReady);
  return filledHtml(words.ready, { ready: String(ready), all: String(live.length) });
}

function stepsOf({ facts }: CustomerPage, words: CustomerWords): string {
  const time = timesIn(facts);
  const items = customerSteps(facts.times).map(({ step, state, at }) => {
    const when = state === 'now' && at === null ? escapeHtml(words.now) : at === null ? '' : time(at);
    const mark = state === 'done' ? TICK : '';
    const current = state === 'now' ? ' aria-current="step"' : '';
    return `<li class="${state}"${current}><i aria-hidden="true">${mark}</i>${escapeHtml(words.steps[step])}<time>${when}</time></li>`;
  });
  return `<ol class="steps">${items.join('')}</ol>`;
}

function visitOf(page: CustomerPage, words: CustomerWords): string {
  const { head, zone, now, times } = page.facts;
  const time = timesIn(page.facts);
  const name = `${head.name_title} ${customerName(head.name)}`.trim();
  const day = formatDateTime(zone, head.created_at).slice(0, 10);
  const expected =
    times.expectedAt === null || times.readyAt !== null
      ? ''
      : `<span class="small">${filledHtml(words.allBy, { time: time(times.expectedAt) })}</span>`;
  return `<section>
<div class="row"><p class="name">${escapeHtml(name)}</p><span class="small">${filledHtml(words.updated, { time: time(now) })}</span></div>
<p class="small">${escapeHtml(head.lab_no)}, ${day}</p>
<div class="row"><h2>${summaryOf(page, words)}</h2>${expected}</div>
${stepsOf(page, words)}
</section>`;
}

function testsOf({ facts }: CustomerPage, words: CustomerWords): string {
  const time = timesIn(facts);
  const items = facts.tests.map(({ name, state, dueAt }, index) => {
    const isOpen = state !== 'ready' && state !== 'canceled';
    const by = isOpen && dueAt > facts.now ? `, ${filledHtml(words.by, { time: time(dueAt) })}` : '';
    const shown =
      name === null ? filledHtml(words.confidential, { number: String(index + 1) }) : escapeHtml(name);
    return `<li><b>${shown}</b><span class="small">${escapeHtml(words.testStates[state])}${by}</span></li>`;
  });
  return `<section aria-label="${escapeHtml(words.tests)}"><ul class="tests">${items.join('')}</ul></section>`;
}

function formOf(
  page: CustomerPage,
  { to, button }: { readonly to: string; readonly button: string },
): string {
  const words = CUSTOMER_WORDS[page.language];
  const action = `${page.path}/${to}?lang=${page.language}`;
  const id = `digits-${to}`;
  return `<form class="ask" method="post" action="${escapeHtml(action)}"><label for="${id}">${escapeHtml(words.reportDigits)}
<input id="${id}" name="digits" inputmode="numeric" pattern="[0-9]{4}" maxlength="4" autocomplete="off" required></label>
<button class="button">${escapeHtml(button)}</button></form>`;
}

function saidOf(report: CustomerReport, words: CustomerWords): string | null {
  if (report.kind === 'none') return null;
  if (report.kind === 'open') return report.amended ? words.amended : '';
  return words[report.kind];
}

function reportOf(page: CustomerPage, words: CustomerWords): string {
  const { report, phoneDigits } = page.facts;
  const said = saidOf(report, words);
  if (said === null) return '';
  const note = said === '' ? '' : `<p class="note">${escapeHtml(said)}</p>`;
  if (report.kind !== 'open') return `<section><h2>${escapeHtml(words.report)}</h2>${note}</section>`;
  const made = filledHtml(words.reportPages, { time: timesIn(page.facts)(report.releasedAt) });
  const open =
    phoneDigits.length < 4
      ? `<p class="note">${escapeHtml(words.noPhone)}</p>`
      : formOf(page, { to: 'report', button: words.open });
  return `<section><div class="row"><h2>${escapeHtml(words.report)}</h2><span class="small">${made}</span></div>${note}${open}</section>`;
}

function billOf(page: CustomerPage, words: CustomerWords): string {
  const { money, report, head, phoneDigits } = page.facts;
  const open = phoneDigits.length < 4 ? '' : formOf(page, { to: 'bill', button: words.openBill });
  if (money === null) {
    return `<section><h2>${escapeHtml(words.bill)}</h2><p class="small">${filledHtml(words.byAgency, { agency: head.client })}</p></section>`;
  }
  const { paidPaise, duePaise } = money;
  const paid =
    paidPaise > 0
      ? `<span class="ok">${TICK} ${filledHtml(words.paid, { amount: formatRupees(paidPaise) })}</span>`
      : '';
  const kept = report.kind === 'open' ? `<p class="small">${escapeHtml(words.notHeld)}</p>` : '';
  const due =
    duePaise > 0
      ? `<div class="row"><span>${escapeHtml(words.due)}</span><span class="due">${formatRupees(duePaise)}</span></div>${kept}`
      : '';
  return `<section><div class="row"><h2>${escapeHtml(words.bill)}</h2>${paid}</div>${due}${open}</section>`;
}

function payOf(page: CustomerPage, words: CustomerWords): string {
  const { payWay, facts } = page;
  const amount = formatRupees(facts.money?.duePaise ?? 0);
  const label = filledHtml(words.pay, { amount });
  switch (payWay.kind) {
    case 'none':
      return '';
    case 'asked':
      return `<p class="note" role="status">${escapeHtml(words.payAsked)}</p>`;
    case 'failed':
      return `<p class="note bad" role="alert">${escapeHtml(words.payFailed)}</p>`;
    case 'ask':
      return `<form method="post" action="${escapeHtml(page.path)}/pay?lang=${page.language}"><button class="button pay">${label}</button></form>`;
    case 'link':
      return `<a class="button pay" href="${escapeHtml(payWay.url)}" rel="noreferrer">${label}</a>`;
    case 'upi':
      return `<a class="button pay" href="${escapeHtml(payWay.url)}">${label}</a><p class="small">${escapeHtml(words.payNotice)}</p>`;
  }
}

const MOBILE = /^[6-9]\d{9}$/u;

function askOf({ facts }: CustomerPage, words: CustomerWords): string {
  const phone = plainPhone(facts.head.lab_phone.replaceAll(/[^\d+]/gu, ''));
  if (!MOBILE.test(phone)) return '';
  const text = encodeURIComponent(facts.head.lab_no);
  return `<a class="button" href="https://wa.me/91${phone}?text=${text}" rel="noreferrer">${escapeHtml(words.ask)}</a>`;
}

/** What becomes of the tests of a bill, with its report, bill and payment, without script. Everything from the database is escaped. */
export function customerPage(page: CustomerPage): string {
  const words = CUSTOMER_WORDS[page.language];
  const ends = formatDateTime(page.facts.zone, page.endsAt).slice(0, 10);
  const notice =
    page.notice === null ? '' : `<p class="note bad" role="alert">${escapeHtml(page.notice)}</p>`;
  const renewAfter = page.notice !== null ? null : page.payWay.kind === 'asked' ? 3 : 60;
  return customerShell(
    { language: page.language, title: words.title, renewAfter },
    [
      headOf(page, words),
      languageTabs(page.path, page.language),
      notice,
      visitOf(page, words),
      testsOf(page, words),
      reportOf(page, words),
      billOf(page, words),
      `<footer>${payOf(page, words)}${askOf(page, words)}<p class="small">${filledHtml(words.worksUntil, { date: ends })}</p></footer>`,
    ].join('\n'),
  );
}
