/** The certificate of a disposal of tubes, for the register of biomedical waste (BMW Rules 2016). */
export interface DisposalCertificate {
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  labName: string;
  place: string;
  number: string;
  /** 'Autoclaved'. */
  method: string;
  /** 'Yellow'. */
  bag: string;
  note: string;
  /** Who did it and who saw it, each with the moment: '20/11/2026 07:00'. */
  askedBy: string;
  askedAt: string;
  witnessedBy: string;
  witnessedAt: string;
  tubes: readonly { barcode: string; specimen: string; takenFrom: string }[];
}

/** Words of the methods, as the register has them. */
export const METHOD_WORDS = {
  autoclave: 'Autoclaved, then shredded',
  chemical: 'Disinfected by chemical treatment',
  incineration: 'Incinerated',
  deepBurial: 'Deep burial',
  commonFacility: 'Handed to the common treatment facility',
} as const;
