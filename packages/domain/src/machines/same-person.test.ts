import { expect, it } from 'vitest';
import { personDifferences, type PersonOfTube } from './same-person.ts';

const known: PersonOfTube = { name: 'Sunita Ramesh Kale', sex: 'F', birthDate: '1984-03-09' };

it.each([
  ['nothing said', { name: '', sex: '', birthDate: '' }, []],
  ['in capitals, turned round', { name: 'KALE^SUNITA', sex: 'F', birthDate: '19840309' }, []],
  ['a cut name', { name: 'KALE^SUNI', sex: 'f', birthDate: '' }, []],
  ['with a title and an initial', { name: 'Mrs. S Kale', sex: 'U', birthDate: '' }, []],
  ['in another script', { name: 'सुनीता', sex: '', birthDate: '' }, ['script']],
  ['in both scripts', { name: 'सुनीता KALE', sex: '', birthDate: '' }, []],
  ['an initial in another script', { name: 'स', sex: '', birthDate: '' }, []],
  ['another name', { name: 'PATIL^ASHA', sex: 'F', birthDate: '' }, ['name']],
  ['another sex', { name: 'KALE', sex: 'M', birthDate: '' }, ['sex']],
  ['another birth date', { name: '', sex: '', birthDate: '1984-03-10' }, ['birthDate']],
  ['only a title alike', { name: 'Mrs Patil', sex: '', birthDate: '' }, ['name']],
  [
    'all otherwise',
    { name: 'TEST ONE', sex: 'M', birthDate: '19900101000000' },
    ['name', 'sex', 'birthDate'],
  ],
])('%s', (_, said, differences) => {
  expect(personDifferences({ personId: '', ...said }, known)).toEqual(differences);
});

it('says nothing of a sex or a birth date that the lab does not know', () => {
  const vague: PersonOfTube = { name: 'Kale', sex: 'O', birthDate: null };
  expect(personDifferences({ name: 'KALE', personId: '', sex: 'M', birthDate: '19840309' }, vague)).toEqual(
    [],
  );
});

it.each([
  ['the same', 'सुनीता काळे', []],
  ['a cut one', 'काळे^सुनी', []],
  ['another one', 'आशा पाटील', ['name']],
  ['one in Latin letters', 'SUNITA KALE', ['script']],
])('compares names in one Indian script: %s', (_, name, differences) => {
  const written: PersonOfTube = { name: 'सुनीता रमेश काळे', sex: 'F', birthDate: null };
  expect(personDifferences({ name, personId: '', sex: '', birthDate: '' }, written)).toEqual(differences);
});
