import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';

/** Marks that a text of a report may have; none takes an attribute. */
export const HTML_TAGS = [
  'p',
  'br',
  'b',
  'i',
  'u',
  'strong',
  'em',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'table',
  'tr',
  'th',
  'td',
] as const;

const TAG = /<(\/?)([a-z][a-z0-9]*)\s*(\/?)>/giy;
const PLAIN = /[^<]+/y;

function isKnown(name: string): boolean {
  return HTML_TAGS.some((tag) => tag === name);
}

/**
 * What is wrong with a text of a report as HTML: a mark that is not among `HTML_TAGS`, one with attributes, or one that is not closed in
 * its order; null when nothing is. A lone `<` is written `&lt;`.
 */
export function htmlFault(html: string): Fault | null {
  const open: string[] = [];
  let at = 0;
  while (at < html.length) {
    PLAIN.lastIndex = at;
    const plain = PLAIN.exec(html);
    if (plain !== null) {
      at = PLAIN.lastIndex;
      continue;
    }
    TAG.lastIndex = at;
    const [all, slash, tag = ''] = TAG.exec(html) ?? [];
    if (all === undefined) return catalogueFault('html-no-mark', { text: html.slice(at, at + 20) });
    const name = tag.toLowerCase();
    if (!isKnown(name)) return catalogueFault('html-mark-unknown', { name, marks: HTML_TAGS.join(', ') });
    at += all.length;
    if (name === 'br') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return catalogueFault('html-closes-nothing', { name });
  }
  const last = open.at(-1);
  return last === undefined ? null : catalogueFault('html-not-closed', { name: last });
}
