import type { TubeLabel } from '@nidan/domain/documents/label-document';
import { tubeLabel } from '@nidan/domain/documents/testing/tube-label';

export function sampleStatLabel(): TubeLabel {
  return tubeLabel({
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
