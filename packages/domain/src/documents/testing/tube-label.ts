import type { TubeLabel } from '../label-document.ts';

/** A tube label of an invented patient. */
export function tubeLabel(changes: Partial<TubeLabel> = {}): TubeLabel {
  return {
    patientName: 'Sunita Anand Deshpande',
    ageSex: '42 Y / F',
    birthDate: '14/05/1984',
    container: 'EDTA',
    volume: 2,
    barcode: 'S2011260042-1',
    collectedAt: '20/11/26 08:32',
    testCodes: ['CBC'],
    department: 'Haematology',
    place: 'Kothrud',
    stat: false,
    ...changes,
  };
}
