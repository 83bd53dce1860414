/** The word of each kind of test in the texts of the catalogue. */
export const TEST_KIND_WORDS = { test: 'kindTest', profile: 'kindProfile', package: 'kindPackage' } as const;
