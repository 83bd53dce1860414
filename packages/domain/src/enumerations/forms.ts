/** Elements of a form (spec §3). */
export const FORM_ELEMENTS = [
  'TEXT',
  'TABLE',
  'DATE',
  'TIME',
  'BLANK',
  'INPUT',
  'MULTILINE',
  'CHECKBOX',
  'RADIO',
  'BUTTON_GROUP',
  'PAGE_BREAK',
  'DROPDOWN',
  'SELECTION',
  'BULLET',
  'HEADER',
  'IMG',
] as const;
export type FormElement = (typeof FORM_ELEMENTS)[number];

/** Spec §9 "Form modes". */
export const FORM_MODES = { ADD: 0, EDIT: 1 } as const;
export type FormMode = keyof typeof FORM_MODES;

export const FORM_DISPLAYS = { PANEL: 0, INLINE: 1 } as const;
export type FormDisplay = keyof typeof FORM_DISPLAYS;
