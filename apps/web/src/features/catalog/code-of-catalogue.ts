/** Short code of a test or parameter, as the contract has it. */
export const CODE_OF_CATALOGUE = /^[A-Z][A-Z0-9_]{0,19}$/u;
