import { expect, test } from 'vitest';
import { tubeLabel } from '../testing/tube-label.ts';
import type { LabelSize, TubeLabel } from '../label-document.ts';
import { drawCorner } from './testing/draw-corner.ts';
import { zplOfLabels } from './zpl.ts';

const label = tubeLabel();

const zplOf = (labels: readonly TubeLabel[], size: LabelSize = 'large') =>
  zplOfLabels({ size, labels }, drawCorner);

test('a label of 406 × 203 dots, bars of two dots by the printer itself', () => {
  const zpl = zplOf([label]);
  expect(zpl).toMatch(/^\^XA\n\^CI28\n\^PW406\n\^LL203\n/u);
  expect(zpl).toMatch(/\^XZ\n$/u);
  expect(zpl).toContain('^FO58,75^BY2^BCN,69,N,N,N,A^FH^FDS2011260042-1^FS');
  expect(zpl).toContain('^FH^FDDESHPANDE, SUNITA A.^FS');
  expect(zpl).toContain('^FB374,1,0,R^FH^FDEDTA 2 mL^FS');
  expect(zpl).not.toContain('STAT');
});

test('each label is a format of its own; STAT is set inverse', () => {
  const zpl = zplOf([label, { ...label, stat: true }]);
  expect(zpl.match(/\^XA/gu)).toHaveLength(2);
  expect(zpl).toMatch(/\^GB67,28,28\^FS\n\^FO323,15\^FR.*\^FDSTAT\^FS/u);
});

test('no text is a command, and all but ASCII goes as UTF-8 bytes', () => {
  const zpl = zplOf([{ ...label, patientName: '^XZ~HS_5E\\&\n', place: 'ज़ो', container: 'ä' }]);
  expect(zpl).toContain('^FH^FD_5EXZ_7EHS_5F5E_5C&^FS');
  expect(zpl).toContain('^FH^FD_C3_A4 2 mL^FS');
  expect(zpl.match(/\^XZ/gu)).toHaveLength(1);
  expect(zpl).toMatch(/^[ -~\n]*$/u);
});

test('a text that the fonts of a printer may lack is a picture, at the right where the text would be', () => {
  const zpl = zplOf([{ ...label, patientName: 'தமிழ்', container: 'নল' }]);
  expect(zpl).toContain('^FO16,13^GFA,4,4,2,8040FFC0^FS');
  expect(zpl).toContain('^FO380,48^GFA,4,4,2,8040FFC0^FS');
});

test('empty texts leave no field', () => {
  const zpl = zplOf([{ ...label, collectedAt: null, birthDate: null }]);
  expect(zpl).not.toContain('^FD^FS');
  expect(zpl).toContain('^FD42 Y / F^FS');
});

test('every field of a label stands at its place in its size', () => {
  expect(zplOf([{ ...label, stat: true }])).toBe(
    [
      '^XA',
      '^CI28',
      '^PW406',
      '^LL203',
      '^LH0,0',
      '^FO16,13^A0N,28,26^FH^FDDESHPANDE, SUNITA A.^FS',
      '^FO323,12^GB67,28,28^FS',
      '^FO323,15^FR^A0N,24,24^FB67,1,0,C^FH^FDSTAT^FS',
      '^FO16,48^A0N,24,22^FH^FD42 Y / F  14/05/1984^FS',
      '^FO16,48^A0N,24,22^FB374,1,0,R^FH^FDEDTA 2 mL^FS',
      '^FO58,75^BY2^BCN,69,N,N,N,A^FH^FDS2011260042-1^FS',
      '^FO16,152^A0N,28,26^FH^FDS2011260042-1^FS',
      '^FO16,154^A0N,24,22^FB374,1,0,R^FH^FD20/11/26 08:32^FS',
      '^FO16,180^A0N,20,18^FH^FDCBC _C2_B7 Haematology _C2_B7 Kothrud^FS',
      '^XZ',
      '',
    ].join('\n'),
  );
});

test('a control character becomes a blank, a lone surrogate a sign for it', () => {
  const zpl = zplOf([{ ...label, container: 'a\tb', place: '\ud800' }]);
  expect(zpl).toContain('^FDa b 2 mL^FS');
  expect(zpl).toContain('_EF_BF_BD^FS');
});

test('a small label of 304 × 104 dots: bars without hyphen, text with it, time before the container', () => {
  expect(zplOf([{ ...label, stat: true }], 'small')).toBe(
    [
      '^XA',
      '^CI28',
      '^PW304',
      '^LL104',
      '^LH0,0',
      '^FO10,9^A0N,21,19^FH^FDDESHPANDE, S. A.^FS',
      '^FO189,7^GB45,18,18^FS',
      '^FO189,8^FR^A0N,18,18^FB45,1,0,C^FH^FDSTAT^FS',
      '^FO10,10^A0N,20,18^FB284,1,0,R^FH^FD42 Y/F^FS',
      '^FO29,30^BY2^BCN,43,N,N,N,A^FH^FDS201126004201^FS',
      '^FO10,80^A0N,21,19^FH^FDS2011260042-1^FS',
      '^FO10,82^A0N,18,17^FB235,1,0,R^FH^FD20/11 08:32^FS',
      '^FO10,81^A0N,20,18^FB284,1,0,R^FH^FDEDTA^FS',
      '^XZ',
      '',
    ].join('\n'),
  );
});
