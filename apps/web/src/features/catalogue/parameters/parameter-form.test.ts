import { expect, test } from 'vitest';
import { withMode } from './delta-with-mode.ts';
import { EMPTY_FORM, fieldsOfParameter, formOfParameter, unreadFields } from './parameter-form.ts';

const sodium = {
  parameterId: '019a0000-0000-7000-8000-000000000001',
  code: 'NA',
  name: 'Sodium',
  kind: 'numeric',
  unit: 'mmol/L',
  ucum: 'mmol/L',
  loinc: '2951-2',
  decimals: 0,
  method: 'ISE, direct',
  formula: null,
  choices: [],
  plausibleLow: 80,
  plausibleHigh: 220,
  delta: { mode: 'absolute', limit: 5, lookBackDays: 30 },
  ranges: [],
} as const;

test('what is not typed in is said as it is, and the printed unit follows that of UCUM', () => {
  const form = formOfParameter({ ...sodium, choices: [], ranges: [] });
  const { code: _, kind, parameterId: __, choices: ___, ranges: ____, ...fields } = sodium;
  expect(unreadFields(kind, form)).toEqual([]);
  expect(fieldsOfParameter(kind, form)).toEqual(fields);
  expect(fieldsOfParameter(kind, { ...form, ucum: ' 10*3/uL ' })).toMatchObject({
    ucum: '10*3/uL',
    unit: '10³/µL',
  });
});

test.each([
  ['name', ' '],
  ['decimals', ''],
  ['decimals', '1.5'],
  ['plausibleLow', '1,5'],
  ['plausibleHigh', 'high'],
] as const)('a %s of "%s" is not read', (field, typed) => {
  const form = { ...EMPTY_FORM, name: 'Sodium', [field]: typed };
  expect(unreadFields('numeric', form)).toEqual([field]);
});

test.each([
  ['deltaLimit', '', ['deltaLimit']],
  ['deltaLimit', '3 %', ['deltaLimit']],
  ['deltaLimit', '-3', ['deltaLimit']],
  ['deltaDays', '1.5', ['deltaDays']],
  ['deltaMode', '', []],
] as const)('a delta rule whose %s is "%s" lacks %j', (field, typed, unread) => {
  const rule = { deltaMode: 'absolute', deltaLimit: '5', deltaDays: '30' } as const;
  const form = { ...EMPTY_FORM, name: 'Sodium', ...rule, [field]: typed };
  expect(unreadFields('numeric', form)).toEqual(unread);
});

test('another mode wants another limit, and looks back as far as before or as usual', () => {
  expect(withMode('absolute', { deltaMode: 'percent', deltaLimit: '20', deltaDays: '30' })).toEqual({
    deltaMode: 'absolute',
    deltaLimit: '',
    deltaDays: '30',
  });
  expect(withMode('percent', EMPTY_FORM)).toMatchObject({ deltaMode: 'percent', deltaDays: '90' });
  expect(withMode('', EMPTY_FORM).deltaMode).toBe('');
});

test('no rule is said without a mode, and of words never', () => {
  const rule = { deltaMode: 'percent', deltaLimit: '20', deltaDays: '90' } as const;
  expect(fieldsOfParameter('numeric', { ...EMPTY_FORM, ...rule }).delta).toEqual({
    mode: 'percent',
    limit: 20,
    lookBackDays: 90,
  });
  expect(fieldsOfParameter('numeric', { ...EMPTY_FORM, ...rule, deltaMode: '' }).delta).toBeNull();
  expect(fieldsOfParameter('narrative', { ...EMPTY_FORM, ...rule }).delta).toBeNull();
  const words = { deltaMode: 'otherWord', deltaLimit: '', deltaDays: '90' } as const;
  expect(fieldsOfParameter('text', { ...EMPTY_FORM, ...words }).delta).toEqual({
    mode: 'otherWord',
    limit: null,
    lookBackDays: 90,
  });
  expect(unreadFields('text', { ...EMPTY_FORM, ...words })).not.toContain('deltaLimit');
});

test('what has no meaning for a kind is neither asked for nor said', () => {
  const typed = {
    ...EMPTY_FORM,
    name: 'Graph',
    ucum: 'mg/dL',
    decimals: '9',
    formula: 'TP - ALB',
    loinc: ' ',
  };
  expect(unreadFields('attachment', typed)).toEqual([]);
  expect(fieldsOfParameter('attachment', typed)).toMatchObject({
    name: 'Graph',
    unit: '',
    ucum: null,
    loinc: null,
    decimals: 0,
    formula: null,
  });
  expect(fieldsOfParameter('calculated', typed)).toMatchObject({ formula: 'TP - ALB', unit: 'mg/dL' });
});

test.each(['choice', 'text'] as const)('a %s keeps the unit in which its words count', (kind) => {
  const form = formOfParameter({ ...sodium, kind, ucum: '/[HPF]', unit: '/HPF', choices: [], ranges: [] });
  expect(fieldsOfParameter(kind, form)).toMatchObject({
    ucum: '/[HPF]',
    unit: '/HPF',
    plausibleLow: null,
    plausibleHigh: null,
  });
});
