import { expect, test } from 'vitest';
import { newForm, withAllAsked, withField } from './template-form.ts';

test('a field that is put back stands at its place of the page, and all missing ones come back at once', () => {
  const all = newForm('CBC');
  const without = { ...all, ...withField(all, 'sample.type', false), sections: [] };
  expect(without.shown).not.toContain('sample.type');
  expect(withField(without, 'sample.type', true).shown).toEqual(all.shown);
  const bare = { ...all, shown: ['lab.logo' as const] };
  const { shown } = withAllAsked(bare);
  expect(shown).toEqual(expect.arrayContaining(['lab.logo', 'sign.reg_no']));
  expect(shown.indexOf('lab.logo')).toBeLessThan(shown.indexOf('sign.reg_no'));
  expect(shown).not.toContain('patient.birth_date');
});
