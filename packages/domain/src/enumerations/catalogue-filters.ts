/** Spec §3 "Test type filter". */
export const TEST_TYPE_FILTERS = ['all', 'package', 'test', 'profile'] as const;
export type TestTypeFilter = (typeof TEST_TYPE_FILTERS)[number];

/** Spec §3 "Enabled filter". */
export const ENABLED_FILTERS = ['all', 'enabled_tests', 'disabled_tests'] as const;
export type EnabledFilter = (typeof ENABLED_FILTERS)[number];

/** How much of a list is chosen (spec §9 "Multi-select modes"). */
export const SELECT_MODES = { SINGLE: 0, ALL: 1, SELECTED: 2, COMPLETE_ONLY: 3 } as const;
export type SelectMode = keyof typeof SELECT_MODES;
