import { describe, expect, test } from 'vitest';
import { findMicrobeFaults, readMicrobes } from './microbe-file.ts';

describe('the organisms and antimicrobials', () => {
  const microbes = readMicrobes();

  test('are enough for a microbiology bench, and sound', () => {
    expect(microbes.organisms.length).toBeGreaterThanOrEqual(300);
    expect(microbes.antimicrobials.length).toBeGreaterThanOrEqual(120);
    expect(findMicrobeFaults(microbes)).toEqual([]);
  });

  test.each([
    ['Escherichia coli', 'negative', 'bacilli'],
    ['Staphylococcus aureus', 'positive', 'cocci'],
    ['Neisseria gonorrhoeae', 'negative', 'diplococci'],
    ['Mycobacterium tuberculosis', 'acid-fast', 'bacilli'],
    ['Candida albicans', 'positive', 'yeast'],
    ['Salmonella Typhi', 'negative', 'bacilli'],
  ])('%s is Gram %s, %s', (name, gram, shape) => {
    const organism = microbes.organisms.find((one) => one.name === name);
    expect(microbes.families.find(({ code }) => code === organism?.family)).toMatchObject({ gram, shape });
  });

  test.each([
    ['Meropenem', 'Carbapenems', ['iv']],
    ['Fluconazole', 'Azoles', ['oral', 'iv']],
    ['Rifampicin', 'Rifamycins', ['oral', 'iv']],
  ])('%s is one of the %s, given %j', (name, className, routes) => {
    const drug = microbes.antimicrobials.find((one) => one.name === name);
    expect(drug?.routes).toEqual(routes);
    expect(microbes.classes.find(({ code }) => code === drug?.class)?.name).toBe(className);
  });
});

test.each([
  [{ organisms: [{ code: 'X', name: 'X', family: 'NONE' }] }, 'organism X has no family NONE'],
  [{ organisms: [] }, 'family FAM has no organism'],
  [{ antimicrobials: [] }, 'class CLS has no antimicrobial'],
  [
    {
      organisms: [
        { code: 'A', name: 'E. coli', family: 'FAM' },
        { code: 'B', name: 'E. Coli', family: 'FAM' },
      ],
    },
    'organism e. coli is there more than once',
  ],
  [{ comments: [{ code: 'R', name: 'Remark', specimen: 'T', text: 'Text' }] }, 'remark R has no specimen T'],
])('%j is told as a fault', (change, fault) => {
  const sound = {
    families: [
      { code: 'FAM', name: 'Family', group: 'G', gram: 'negative' as const, shape: 'cocci' as const },
    ],
    organisms: [{ code: 'A', name: 'A', family: 'FAM' }],
    classes: [{ code: 'CLS', name: 'Class', kind: 'antifungal' as const }],
    antimicrobials: [{ code: 'D', name: 'Drug', class: 'CLS', routes: ['iv' as const] }],
    specimens: [{ code: 'S', name: 'Specimen', isSterile: false }],
    comments: [{ code: 'R', name: 'Remark', specimen: 'S', text: 'Text' }],
  };
  expect(findMicrobeFaults(sound)).toEqual([]);
  expect(findMicrobeFaults({ ...sound, ...change })).toContain(fault);
});
