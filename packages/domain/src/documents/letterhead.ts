/** A picture carried inside a document: the bytes in base64, so that a snapshot is complete in itself. Of a PDF one page is drawn. */
export interface DocumentImage {
  format: 'svg' | 'png' | 'jpg' | 'pdf';
  base64: string;
}

/** What the lab prints around every document; all of it is a lab setting. */
export interface Letterhead {
  labName: string;
  /** Under the name, such as 'Pathology · Microbiology'. */
  tagline: string | null;
  /** Address, telephone, e-mail, site: one line each, at the right of the report. */
  addressLines: readonly string[];
  /** The line at the very bottom of a report page. */
  footLine: string | null;
  logo: DocumentImage | null;
  /** '#RRGGBB' of the letterhead and the department headings. */
  brandColour: string;
  /** Printed only where every test of the document is in scope: otherwise pass null. */
  accreditation: AccreditationMark | null;
}

export interface AccreditationMark {
  image: DocumentImage | null;
  /** Certificate number, such as 'MC-0000'. */
  number: string;
}

/** How the lab is reached, as lines beside its name. */
export function contactLines({
  address,
  phone,
  email,
  website,
}: Readonly<Record<'address' | 'phone' | 'email' | 'website', string>>): string[] {
  return [...address.split('\n'), phone, email, website].filter((line) => line.trim() !== '');
}

export const DEFAULT_BRAND_COLOUR = '#0B5CAD';
