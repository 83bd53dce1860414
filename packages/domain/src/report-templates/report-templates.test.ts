import { describe, expect, test } from 'vitest';
import { reportDocumentOf } from '../reports/report-document-of.ts';
import { sampleResult, sampleSnapshot, sampleTest } from '../reports/testing/sample-snapshot.ts';
import { fillSections } from './fill-template.ts';
import { pageOfTemplates } from './page-template.ts';
import { valuesOfSnapshot } from './snapshot-values.ts';
import { checkTemplate } from './template-checks.ts';
import { STARTING_TEMPLATE, type TemplateSection } from './template-content.ts';
import { ALL_TEMPLATE_FIELDS } from './template-fields.ts';
import { parseTemplateText, templateTextFaults } from './template-text.ts';

const HOSTILE = '#import "x" $a$ *bold* \\ @ref [x] <b> = heading {one} } {';
const section = (text: string, kind: TemplateSection['kind'] = 'FILL_BLANKS'): TemplateSection => ({
  kind,
  title: { en: 'Interpretation', hi: '', mr: 'अर्थ' },
  text: { en: text, hi: '', mr: '' },
});

describe('the text of a section', () => {
  test('signs of any language of machines are text', () => {
    expect(parseTemplateText(HOSTILE)).toEqual({ parts: [{ kind: 'text', text: HOSTILE }], faults: [] });
  });

  test.each([
    ['Hb {{result.HB}}, {{patient.nmae}}', 'unknown', 'patient.nmae', { line: 1, column: 19 }],
    ['one\ntwo {{result.XX}}', 'unknown', 'result.XX', { line: 2, column: 5 }],
    ['{{XX ? low: small}}', 'unknown', 'XX', { line: 1, column: 1 }],
    ['{{HB ? tiny: small}}', 'blank', 'HB ? tiny: small', { line: 1, column: 1 }],
    ['a {{ }}', 'empty', '{{}}', { line: 1, column: 3 }],
    ['a {{result.HB', 'open', '{{result.HB', { line: 1, column: 3 }],
  ])('%s is refused with its name and place', (text, ...[what, written, at]) => {
    expect(templateTextFaults(text, new Set(['HB']))).toEqual([{ what, written, at }]);
  });
});

describe('a section on a report', () => {
  const low = sampleResult({ parameterId: 'hb', value: '9.8', unit: 'g/dL', flag: 'L', low: 12, high: 15 });
  const values = valuesOfSnapshot({
    snapshot: sampleSnapshot({}),
    language: 'en',
    tests: [sampleTest({ results: [low] })],
    codeOf: (id) => (id === 'hb' ? 'HB' : undefined),
  });
  const filled = (text: string, kind?: TemplateSection['kind']) =>
    fillSections([section(text, kind)], 'en', values).map((one) => one.text);

  test('says values and fills blanks from flags', () => {
    expect(filled('Hb {{result.HB}} is {{HB ? low: low | normal: as it should be | high: high}}.')).toEqual([
      'Hb 9.8 g/dL is low.',
    ]);
  });

  test('is left out where a value is missing or its blank has no word for it', () => {
    expect(filled('TSH {{result.TSH}}')).toEqual([]);
    expect(filled('Hb is {{HB ? high: high}}')).toEqual([]);
  });

  test('a result that nothing judged fills no blank', () => {
    const free = sampleResult({
      parameterId: 'hb',
      value: '9.8',
      flag: null,
      low: null,
      high: null,
      rangeText: null,
    });
    const unjudged = valuesOfSnapshot({
      snapshot: sampleSnapshot({}),
      language: 'en',
      tests: [sampleTest({ results: [free] })],
      codeOf: () => 'HB',
    });
    expect(fillSections([section('{{HB ? normal: fine}}')], 'en', unjudged)).toEqual([]);
  });

  test('free format knows no variables, and has the English text where no other is written', () => {
    expect(filled('Ask {{patient.name}}', 'FREE_FORMAT_SINGLE')).toEqual(['Ask {{patient.name}}']);
    expect(fillSections([section('Text')], 'mr', values)).toEqual([{ title: 'अर्थ', text: 'Text' }]);
  });
});

test('what a report must show and a template does not is numbered in the order of the page', () => {
  const shown = ALL_TEMPLATE_FIELDS.filter(
    (field) => !['sign.reg_no', 'sample.type', 'lab.logo'].includes(field),
  );
  const { missing, untranslated } = checkTemplate({ shown, sections: [section('Text')] });
  expect(missing).toEqual([
    { no: 1, field: 'sample.type', block: 'patient' },
    { no: 2, field: 'sign.reg_no', block: 'signature' },
  ]);
  expect(untranslated).toEqual([{ section: 0, languages: ['hi', 'mr'] }]);
  expect(checkTemplate(STARTING_TEMPLATE).missing).toEqual([]);
});

test('a page shows what any of its templates shows, and is the usual one without a template', () => {
  const few = { letterheadMm: 32, shown: ALL_TEMPLATE_FIELDS.filter((field) => field !== 'lab.logo') };
  const fewer = { letterheadMm: 29, shown: few.shown.filter((field) => field !== 'patient.birth_date') };
  const page = pageOfTemplates([fewer, few]);
  expect(page).toEqual({ letterheadMm: 32, hidden: ['lab.logo'] });
  expect(pageOfTemplates([])).toBeNull();
  const snapshot = sampleSnapshot({ page: { letterheadMm: 32, hidden: ['patient.birth_date'] } });
  const printing = {
    letterheadMode: 'on',
    printedAt: snapshot.releasedAt,
    masked: false,
    released: true,
    pictures: new Map(),
  } as const;
  expect(reportDocumentOf(snapshot, printing)).toMatchObject({
    zones: { letterheadMm: 32 },
    patient: { birthDate: null },
  });
});
