import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, it } from 'vitest';
import { IconButton } from './IconButton.tsx';

it('an icon that is off can be focused and says why', () => {
  const drawn = renderToStaticMarkup(
    createElement(IconButton, { icon: 'left', label: 'Previous report', off: 'This is the first report' }),
  );
  expect(drawn).toContain('aria-disabled="true"');
  expect(drawn).toContain('title="This is the first report"');
  expect(drawn).not.toContain(' disabled');
});

it('nothing turns an icon off without saying why', () => {
  expectTypeOf<ComponentProps<typeof IconButton>>().not.toHaveProperty('disabled');
});
