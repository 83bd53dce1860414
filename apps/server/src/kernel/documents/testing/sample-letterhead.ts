import type { DocumentImage, Letterhead } from '@nidan/domain/documents/letterhead';

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" rx="10" fill="#0B5CAD"/><path d="M30 10C36 20 47 27 47 37.500A17 15 0 0 1 13 37.500C13 27 24 20 30 10z" fill="#fff"/><path d="M20 31.500c3.500-4 6.500-2.500 10 0s6.500 3.500 10-.5" fill="none" stroke="#0B5CAD" stroke-width="4"/></svg>`;

/** The invented lab of the design, with its drop as logo. */
export function sampleLetterhead(changes: Partial<Letterhead> = {}): Letterhead {
  return {
    labName: 'Indrayani Diagnostics',
    tagline: 'Pathology · Microbiology · Molecular diagnostics',
    addressLines: [
      '14 Example Marg, Kothrud, Pune 411038',
      '020 5550 0142 · 98000 00142',
      'care@indrayani.example',
      'indrayani.example',
    ],
    footLine:
      'Indrayani Diagnostics LLP · Registered laboratory, Pune · Open 7:00 am – 9:00 pm, all days · Collection at home: 98000 00142',
    logo: svgImage(MARK),
    brandColour: '#0B5CAD',
    accreditation: null,
    ...changes,
  };
}

function svgImage(svg: string): DocumentImage {
  return { format: 'svg', base64: Buffer.from(svg, 'utf8').toString('base64') };
}

/** A pen stroke in place of a signature. */
export function sampleSignature(): DocumentImage {
  return svgImage(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 100"><path d="M15 78C30 10 62 -4 66 34S46 96 52 92C70 78 92 50 104 58S108 84 122 74s22-22 34-12 10 18 28 8 26-14 38-6 34-2 76-24" fill="none" stroke="#1B2A4A" stroke-width="4" stroke-linecap="round"/></svg>`,
  );
}
