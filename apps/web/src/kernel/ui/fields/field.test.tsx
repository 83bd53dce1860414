import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { provideRefusalWords } from '../../api/refusal-words.ts';
import { Field } from './Field.tsx';

let takeAway: () => void = () => undefined;
afterEach(() => takeAway());

function markup(error: string): string {
  return renderToStaticMarkup(
    <Field label="Name" error={error}>
      {(control) => <input {...control} />}
    </Field>,
  );
}

test('what the domain says of a value is said in the language of the screens', () => {
  takeAway = provideRefusalWords({
    refusal: ({ said }) => said,
    field: (said) => (said === 'Please enter a valid name' ? 'सही नाम लिखें' : said),
  });
  expect(markup('Please enter a valid name')).toContain('सही नाम लिखें');
  expect(markup('Say something else')).toContain('Say something else');
});
