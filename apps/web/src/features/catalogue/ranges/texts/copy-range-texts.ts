import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What is taken over from the rules of another parameter. */
export const copyRangeTexts = defineTexts({
  copyTitle: 'Copy rules into the draft',
  parameter: 'Parameter',
  parameterHint: 'Code or the start of a name; the parameter itself for its rules in use',
  whoseRules: 'Whose rules',
  everyCondition: 'every condition, in place of all rules here',
  oneCondition: '{condition}, in place of the rules here for {into}',
  copy: 'Take over',
  copied: {
    one: '{count} rule taken over from {code}; Ctrl Z takes it back',
    other: '{count} rules taken over from {code}; Ctrl Z takes them back',
  },
  takenOver: { one: '{count} rule is taken over', other: '{count} rules are taken over' },
  chooseFirst: 'Choose a parameter first',
  noRules: '{code} has no rules to take over',
  otherKind: '{code} is of another kind of result',
  otherUnit: '{code} is in {theirs}, this parameter in {ours}: its limits would mean something else',
  noUnit: 'no unit',
  preview: 'Rules that are taken over',
}).translated({
  hi: async () => (await import('./copy-range-texts-hi.ts')).copyRangeTextsHi,
  mr: async () => (await import('./copy-range-texts-mr.ts')).copyRangeTextsMr,
});
