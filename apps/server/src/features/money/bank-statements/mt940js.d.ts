declare module 'mt940js' {
  interface Mt940Line {
    readonly date: Date;
    /** In rupees with two decimals, what went out below zero. */
    readonly amount: number;
    readonly reference: string;
    readonly bankReference: string;
    readonly extraDetails: string;
    readonly details: string;
  }

  interface Mt940Statement {
    readonly accountIdentification: string;
    readonly currency: string;
    readonly transactions: readonly Mt940Line[];
  }

  const mt940: {
    readonly Parser: new (options?: { readonly no86Structure?: boolean }) => {
      /** Throws an Error that says which tag is missing, unknown or wrong, and where balances and lines differ. */
      parse(text: string): Mt940Statement[];
      /** Throws where a tag is missing, and where currencies or balances differ. */
      _validateGroup(group: readonly unknown[], index: number): void;
    };
  };
  export default mt940;
}
