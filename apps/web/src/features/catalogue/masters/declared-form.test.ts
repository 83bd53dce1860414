import type { MasterView } from '@nidan/contract/catalogue/masters/master-endpoints';
import { masterOf, masters } from '@nidan/domain/masters/masters';
import { expect, test } from 'vitest';
import { bodyOfMaster, formFields, narrowedBy, shownValue, valuesOfMaster } from './declared-form.ts';
import { masterFieldTexts } from './texts/master-field-texts.ts';
import { masterTexts } from './texts/master-texts.ts';

const standing = { status: 1, statusLabel: 'enabled', version: 3, can: [] };
const ampicillin: MasterView = {
  id: '019a0000-0000-7000-8000-000000000001',
  code: 'AMP',
  name: 'Ampicillin',
  mgroup: { code: 'PENIC', name: 'Penicillins' },
  routes: ['oral', 'iv'],
  ...standing,
};

function shown(kind: 'choice' | 'flag', value: MasterView[string]): string {
  return shownValue(kind === 'choice' ? { kind, words: ['a'] } : { kind }, value, (word) => `<${word}>`);
}

test('every master, field and word that is declared has its label', () => {
  const declared = masters.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) => [name, ...('words' in field ? field.words : [])]),
  );
  expect(declared.filter((name) => !Object.hasOwn(masterFieldTexts.english, name))).toEqual([]);
  expect(masters.filter(({ name }) => !Object.hasOwn(masterTexts.english, name))).toEqual([]);
});

test('what a record says goes through the form and back', () => {
  const master = masterOf('medicines');
  const values = valuesOfMaster(master, ampicillin);
  expect(values).toMatchObject({ 'routes.oral': true, 'routes.im': false, mgroup: 'PENIC Penicillins' });
  expect(bodyOfMaster(master, values)).toEqual({
    name: 'Ampicillin',
    mgroup: 'PENIC',
    routes: ['oral', 'iv'],
  });
});

test('a new record begins with empty fields and the first word', () => {
  const master = masterOf('territories');
  const values = valuesOfMaster(master, null);
  expect(values).toEqual({ name: '', code: '', type: 'Nation', within: '' });
  expect(bodyOfMaster(master, values)).toEqual({ name: '', type: 'Nation', within: null });
});

test('the code is given once', () => {
  const code = formFields(masterOf('machines'), (name) => name).find(({ name }) => name === 'code');
  expect(code).toMatchObject({ stays: true, upper: true, required: true });
});

test('a list shows words, names and what is so', () => {
  expect(shown('choice', 'a')).toBe('<a>');
  expect([shown('flag', true), shown('flag', false)]).toEqual(['<yes>', '']);
  expect(shown('choice', { code: 'A', name: 'B' })).toBe('B');
  expect(shown('choice', null)).toBe('');
});

test.each([
  [
    { mgroup: 'PENIC', routes: 'iv' },
    { mgroup: 'PENIC', routes: 'iv' },
  ],
  [{ mgroup: '', routes: 'by post' }, {}],
])('an address with %j narrows the medicines by %j', (address: Record<string, string>, expected) => {
  expect(narrowedBy(masterOf('medicines'), (field) => address[field] ?? '')).toEqual(expected);
});
