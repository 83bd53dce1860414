import { expect, test } from 'vitest';
import { tubeLabel } from '../testing/tube-label.ts';
import type { LabelSize, TubeLabel } from '../label-document.ts';
import { drawCorner } from './testing/draw-corner.ts';
import { tsplOfLabels } from './tspl.ts';

const label = tubeLabel({ stat: true });

const tsplOf = (labels: readonly TubeLabel[], size: LabelSize = 'large') =>
  tsplOfLabels({ size, labels }, drawCorner);

test('every field of a label stands at its place in its size', () => {
  expect(tsplOf([label])).toBe(
    [
      'SIZE 50.8 mm,25.4 mm',
      'GAP 2 mm,0 mm',
      'DIRECTION 1',
      'CODEPAGE UTF-8',
      'CLS',
      'TEXT 16,13,"0",0,10,10,"DESHPANDE, SUNITA A."',
      'TEXT 357,15,"0",0,8,8,2,"STAT"',
      'REVERSE 323,12,67,28',
      'TEXT 16,48,"0",0,8,8,"42 Y / F  14/05/1984"',
      'TEXT 390,48,"0",0,8,8,3,"EDTA 2 mL"',
      'BARCODE 58,75,"128",69,0,0,2,2,"S2011260042-1"',
      'TEXT 16,152,"0",0,10,10,"S2011260042-1"',
      'TEXT 390,154,"0",0,8,8,3,"20/11/26 08:32"',
      'TEXT 16,180,"0",0,7,7,"CBC · Haematology · Kothrud"',
      'PRINT 1,1',
      '',
    ].join('\r\n'),
  );
});

test('each label is a job of its own; a small one has the bars without hyphen', () => {
  const small = tsplOf([label, label], 'small');
  expect(small.match(/^PRINT 1,1/gmu)).toHaveLength(2);
  expect(small).toContain('BARCODE 29,30,"128",43,0,0,2,2,"S201126004201"');
});

test('no text is a command, and empty texts leave no field', () => {
  const tspl = tsplOf([{ ...label, patientName: 'A"\r\nCLS\r\nB\\', collectedAt: null, birthDate: null }]);
  expect(tspl.match(/^CLS/gmu)).toHaveLength(1);
  expect(tspl).toContain('\\["]');
  expect(tspl).not.toContain(',""');
});

test('a text that the fonts of a printer may lack is drawn with bars, as a job that is text holds no BITMAP', () => {
  const tspl = tsplOf([{ ...label, patientName: 'தமிழ்' }]);
  expect(tspl).toContain('BAR 16,13,1,1\r\nBAR 25,13,1,1\r\nBAR 16,14,10,1\r\n');
  expect(tspl).not.toContain('த');
});
