import type { TubeLabel } from '@nidan/domain/documents/label-document';

/** A tube label of an invented patient. */
export function sampleLabel(changes: Partial<TubeLabel> = {}): TubeLabel {
  return {
    patientName: 'Sunita Anand Deshpande',
    ageSex: '42 Y / F',
    birthDate: '14/05/1984',
    container: 'EDTA',
    volume: 2,
    barcode: 'S2011260042-1',
    collectedAt: '20/11/26 08:32',
    testCodes: ['CBC', 'ESR'],
    department: 'Haematology',
    place: 'Kothrud',
    stat: false,
    ...changes,
  };
}

export function sampleStatLabel(): TubeLabel {
  return sampleLabel({
    patientName: 'Baby Lakshmi Venkatasubramanian Iyengar Venkatasubramanian',
    ageSex: '3 D / F',
    birthDate: '17/11/2026',
    container: 'SERUM',
    volume: 3,
    barcode: 'S2011260088-1',
    collectedAt: '20/11/26 10:05',
    testCodes: ['BILI', 'NA', 'K', 'CA', 'CRP'],
    department: 'Biochemistry',
    place: 'NICU 2 / 14',
    stat: true,
  });
}
