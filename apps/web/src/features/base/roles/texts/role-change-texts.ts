import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the changes of roles. */
export const roleChangeTexts = defineTexts({
  list: 'Changes of roles',
  at: 'When',
  by: 'Who',
  did: 'Did',
  changed: 'What changed',
  reason: 'Why',
  create: 'made it',
  update: 'changed it',
  enable: 'took it back into use',
  disable: 'retired it',
  none: 'No role was changed yet',
  noneText: 'Every right that is given or taken is listed here, with who did it and why.',
  hidden: 'No change fits the filters',
  hiddenText: 'By role or by module.',
  pane: 'Change',
  pick: 'No change is picked',
  pickText: 'Pick one to see every right that it gave or took.',
  byWhom: '{name}, {role}',
  rights: 'Rights',
  fields: 'Of the role',
  was: '{after} (was {before})',
  inAudit: 'Show in the audit',
  noRights: 'No right was given or taken.',
}).translated({
  hi: async () => (await import('./role-change-texts-hi.ts')).roleChangeTextsHi,
  mr: async () => (await import('./role-change-texts-mr.ts')).roleChangeTextsMr,
});
