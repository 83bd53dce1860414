import { expect, it } from 'vitest';
import { plainOfHtml } from './plain-of-html.ts';

it.each([
  ['<p>No growth after <b>48 hours</b>.</p>', 'No growth after 48 hours.'],
  ['<p>One</p>\n<p>Two<br>Three</p>', 'One\nTwo\nThree'],
  ['<ul><li>Neutrophils</li><li>Lymphocytes</li></ul>', '- Neutrophils\n- Lymphocytes'],
  ['<table><tr><th>WBC</th><td>4 &lt; 11</td></tr></table>', 'WBC  4 < 11'],
  ['a &amp;lt; b', 'a &lt; b'],
])('%j is written %j', (html, plain) => {
  expect(plainOfHtml(html)).toBe(plain);
});
