import { describe, expect, it, test } from 'vitest';
import { htmlFault } from './html-fault.ts';
import { MASTER_NAMES, masterOf, masters, narrowingFields, usesOf } from './masters.ts';
import { territoryFault } from './territory-order.ts';

test('every reference is to a master declared before, to itself, or to one that is kept elsewhere', () => {
  const late = masters.flatMap(({ name, fields }, at) => {
    const later = new Set<string>(MASTER_NAMES.slice(at + 1));
    return Object.entries(fields).flatMap(([field, declared]) =>
      declared.kind === 'reference' && later.has(declared.to) ? [`${name}.${field}`] : [],
    );
  });
  expect(late).toEqual([]);
});

test('no two masters share a path or a kind of event', () => {
  expect(new Set(masters.map(({ path }) => path)).size).toBe(masters.length);
  expect(new Set(masters.map(({ eventKind }) => eventKind)).size).toBe(masters.length);
});

test('who refers to a master is found from the declarations', () => {
  expect(usesOf('specimen').map(({ user, field }) => `${user.name}.${field}`)).toEqual([
    'culture-cc-helplist.specimen',
  ]);
  expect(usesOf('territories').map(({ user, field }) => `${user.name}.${field}`)).toEqual([
    'territories.within',
  ]);
  expect(usesOf('machines').map(({ user, field }) => `${user.name}.${field}`)).toEqual([
    'interfacing.machine',
  ]);
  expect(usesOf('interfacing')).toEqual([]);
});

test.each([
  ['organism', ['family']],
  ['medicines', ['mgroup', 'routes']],
  ['territories', ['type', 'within']],
  ['specimen', ['isSterile']],
  ['html-text', []],
  // Tests and parameters are too many to pick from.
  ['id-mapping', []],
  ['interfacing', ['machine']],
] as const)('the list of %s is narrowed by %j', (name, expected) => {
  expect(narrowingFields(masterOf(name)).map((field) => field.name)).toEqual(expected);
});

test('an outside code stands for a test or a parameter, and never for both', () => {
  const mapping = masterOf('id-mapping');
  expect(mapping.fault?.({ test: 'HB', parameter: null })).toBeNull();
  expect(mapping.fault?.({ test: null, parameter: 'HB' })).toBeNull();
  expect(mapping.fault?.({ test: null, parameter: null })?.field).toBe('test');
  expect(mapping.fault?.({ test: 'HB', parameter: 'HB' })?.field).toBe('test');
});

describe('territoryFault', () => {
  it.each([
    ['Zone', 'Nation', true],
    ['Area', 'Nation', true],
    ['Others', 'Area', true],
    ['Nation', 'Others', true],
    ['Others', 'Others', true],
    ['Zone', 'Zone', false],
    ['Nation', 'Area', false],
  ])('%s in %s: %s', (type, within, fits) => {
    expect(territoryFault(type, within) === null).toBe(fits);
  });
});

describe('htmlFault', () => {
  it.each(['plain', '<p>a</p>', '<P>a<br>b<br/></P>', '<ul><li>a</li></ul>', 'a &lt; b', ''])(
    'takes %j',
    (html) => {
      expect(htmlFault(html)).toBeNull();
    },
  );

  it.each([
    ['<script>x</script>', '<script> is not among'],
    ['<p onclick="x">a</p>', 'marks have no attributes'],
    ['<p>a', '<p> is not closed'],
    ['a</p>', '</p> closes nothing'],
    ['<b><i>a</b></i>', '</b> closes nothing'],
    ['a < b', 'is written "&lt;"'],
    ['<!-- a -->', 'is no mark'],
    ['<img src=x>', 'is no mark'],
  ])('refuses %j', (html, why) => {
    expect(htmlFault(html)?.msg).toContain(why);
  });

  it('reads the longest text that a field takes at once', () => {
    const start = performance.now();
    expect(htmlFault('<'.repeat(20_000))).not.toBeNull();
    expect(htmlFault('<b>'.repeat(6_000))?.msg).toBe('<b> is not closed');
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
