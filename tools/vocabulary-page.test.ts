import { ALL_STATUS_SETS } from '@nidan/domain/status-sets/all-status-sets';
import { vocabulary } from '@nidan/domain/vocabulary/vocabulary';
import { describe, expect, test } from 'vitest';
import { checkVocabularyPage } from './generate-vocabulary-page.ts';
import { vocabularyPage } from './vocabulary-page.ts';

const page = vocabularyPage((name) => ({
  about: `About ${name}.`,
  notes: new Map([['check', 'By a pathologist.']]),
}));
const section = (title: string) =>
  page.split(/\n(?=##)/).find((part) => part.startsWith(`### ${title}\n`)) ?? '';

describe('a section', () => {
  test('tells of each state its code, label, kind, tone and whether it starts or ends', () => {
    expect(section('Agency invoice')).toContain(
      [
        '| Code | Label | Kind | Tone | Remark |',
        '| --- | --- | --- | --- | --- |',
        '| `0` | draft | stored | neutral | start |',
        '| `10` | sent | stored | info | last step by hand |',
        '| `12` | unpaid | computed | warn |  |',
      ].join('\n'),
    );
    expect(section('Agency invoice')).toContain(
      '| `90` | unknown | stored | neutral | may start here, end |',
    );
    expect(section('Agency invoice')).toContain('| `99` | all | filter only | neutral |  |');
  });

  test('tells of each step who may do it, whether it wants a reason, and who may not', () => {
    expect(section('Bill test')).toContain(
      '| check | completed | checked | update authorise |  | the enterer | By a pathologist. |',
    );
    expect(section('Bill test')).toContain('| uncheck | checked | completed | update authorise | needed |');
    expect(section('Indent')).toContain('| create | draft | created | create inventory |');
  });

  test('leaves out a column that nothing fills', () => {
    expect(section('Agency invoice')).toContain('| Step | From | To | Permission |\n');
  });

  test('has its diagram and its decisions', () => {
    expect(section('Rerun')).toContain('```mermaid\nstateDiagram-v2\n');
    expect(section('Rerun')).toContain('Decided for this product:\n\n- Finishing a rerun');
    expect(section('Rerun')).toContain('About rerun. In the code: `rerun`.');
  });
});

test('every set has a section with a diagram', () => {
  expect(page.match(/```mermaid/g)).toHaveLength(ALL_STATUS_SETS.length);
  expect(page.match(/\n### /g)).toHaveLength(ALL_STATUS_SETS.length);
});

test('every link of the contents leads to a heading', () => {
  const anchors = new Set(
    [...page.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((link) => !anchors.has(link))).toEqual([]);
  expect(links).toHaveLength(ALL_STATUS_SETS.length + 4);
});

test('holds every list, text and number', () => {
  const { enumerations, constants } = vocabulary();
  const values = [
    ...enumerations.flatMap((list) => list.values),
    constants.dateTimeFormat,
    constants.toastDuration,
  ];
  expect(values.filter((value) => value !== '' && !page.includes(`\`${value}\``))).toEqual([]);
  expect(page).toContain(
    '| discount, over limit | `This user is not allowed to assign discount more then {limit}` |',
  );
  expect(page).toContain('| name title or none | (blank), `Mr.`');
  expect(page).toContain('| random password, digit | `2` |');
});

test('the page in the repository is the one that the domain makes', () => {
  expect(checkVocabularyPage()).toEqual([]);
});
