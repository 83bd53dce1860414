import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@nidan/domain/enumerations/bills';
import { NOTICE_WORDS, type Notice } from '@nidan/domain/public-pages/notice-words';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

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
.list { list-style: none; margin: 0 0 16px; padding: 0; border-top: 1px solid var(--line) }
.list li { padding: 8px 0; border-bottom: 1px solid var(--line) }
.list span { display: block; color: var(--muted) }
.small { color: var(--muted); font-size: 14px }
nav { display: flex; gap: 16px; margin: 0 0 16px } nav a { color: inherit; padding: 8px 0 } nav a[aria-current] { font-weight: 600; text-decoration: none }
section + section { border-top: 1px solid var(--line); padding-top: 16px }`;

/** A page has its one style inside and needs nothing else; it sends its forms back here, if it has any. */
function policyOf(style: string, hasForms: boolean): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const forms = hasForms ? "'self'" : "'none'";
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`;
}

const POLICY = policyOf(STYLE, false);

/** What a page says first, in a box. */
export function publicVerdict(tone: 'good' | 'open' | 'stale', text: string): string {
  return `<p class="verdict ${tone}">${escapeHtml(text)}</p>`;
}

/** Terms with their texts. */
export function publicFacts(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([term, text]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`).join('');
}

const NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

/** Links from a page to itself in each language; `path` is its path without the language. */
export function languageTabs(path: string, current: Language): string {
  const tabs = LANGUAGES.map((each) => {
    const mark = each === current ? ' aria-current="page"' : '';
    return `<a href="${escapeHtml(path)}?lang=${each}" lang="${each}"${mark}>${NAMES[each]}</a>`;
  });
  return `<nav>${tabs.join('')}</nav>`;
}

interface PublicPage {
  readonly language: Language;
  readonly title: string;
}

/** A page without script for somebody who is not signed in; `body` is HTML whose texts are escaped. */
export function publicPage({ language, title }: PublicPage, body: string): string {
  return `<!doctype html>
<html lang="${language}">
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

/** Things with what is said of each below it. */
export function publicList(entries: readonly (readonly [string, string])[]): string {
  const items = entries.map(
    ([thing, text]) => `<li><b>${escapeHtml(thing)}</b><span>${escapeHtml(text)}</span></li>`,
  );
  return `<ul class="list">${items.join('')}</ul>`;
}

/** A page that says why nothing is shown, and what to do: in this language, or in every one where that is not known. */
export function noticePage(notice: Notice, language: Language | null): string {
  const shown = language === null ? LANGUAGES : [language];
  const sections = shown.map((each) => {
    const { title, text } = NOTICE_WORDS[notice][each];
    return `<section lang="${each}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`;
  });
  const [first = 'en'] = shown;
  return publicPage({ language: first, title: NOTICE_WORDS[notice][first].title }, sections.join('\n'));
}

/** Headers of a page that anybody may open by its address: kept nowhere, found by nobody else. */
export function sendPublicPage(reply: FastifyReply, status: number): void {
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
}

/** A page of a look of its own, whose forms come back here. A form tells where it comes from, so that its referrer is this site alone. */
export function sendFormPage(reply: FastifyReply, status: 200 | 403 | 404, style: string): void {
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(style, true))
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex');
}
