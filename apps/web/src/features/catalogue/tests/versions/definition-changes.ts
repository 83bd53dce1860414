import type { TestDefinitionView } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { reflexText } from '@nidan/domain/catalogue/reflex-text';
import { runText } from '@nidan/domain/catalogue/run-text';
import { stageText } from '@nidan/domain/catalogue/stage-of-test';
import { formatText } from '@nidan/domain/reports/report-format';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import type { ChangedField } from './ChangeLines.tsx';

const TELL: Readonly<Record<string, (test: TestDefinitionView) => string>> = {
  name: ({ name }) => name,
  'short codes': ({ shortCodes }) => shortCodes.join(', '),
  department: ({ department }) => department ?? '',
  tube: ({ sampleType }) => sampleType ?? '',
  'least specimen': ({ leastVolumeUl }) => (leastVolumeUl === null ? '' : `${leastVolumeUl} µL`),
  'also fits': ({ otherTubes }) => otherTubes.join(', '),
  keeps: ({ storage, stabilityHours }) => (storage === null ? '' : `${storage}, ${stabilityHours} h`),
  'refused if': ({ refuseIf }) => refuseIf,
  method: ({ method }) => method,
  MRP: ({ mrpPaise }) => rupees(mrpPaise),
  promise: ({ tatHours }) => `${tatHours} h`,
  runs: ({ runCalendar }) => runCalendar.map(runText).join(', '),
  fasting: ({ fastingHours }) => (fastingHours === null ? '' : `${fastingHours} h`),
  'of one sex': ({ forSex }) => forSex ?? '',
  consent: ({ consentNeeded }) => String(consentNeeded),
  'waits for all': ({ restrictReportTillAllCheck }) => String(restrictReportTillAllCheck),
  interpretation: ({ interpretation }) => interpretation,
  'report format': ({ reportFormat }) => formatText(reportFormat),
  parameters: ({ parameters }) =>
    parameters
      .map(({ code, group, mandatory }) =>
        [group === null ? [] : `[${group}]`, code, mandatory ? [] : '(optional)'].flat().join(' '),
      )
      .join(', '),
  stages: ({ stages }) => stages.map(stageText).join('; '),
  'reflex rules': ({ reflexRules }) => reflexRules.map(reflexText).join('; '),
  members: ({ members }) => members.map(({ code }) => code).join(', '),
};

/** What differs from a former version to a later one. */
export function definitionChanges(before: TestDefinitionView, after: TestDefinitionView): ChangedField[] {
  return Object.entries(TELL).flatMap(([field, tell]) => {
    const change = { field, before: tell(before), after: tell(after) };
    return change.before === change.after ? [] : [change];
  });
}
