import {
  type ParameterDetails,
  readFormerParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { ChangeLines } from '../tests/versions/ChangeLines.tsx';
import { deltaRuleText } from '../values/delta-rule-text.ts';
import { FormerVersions } from '../tests/versions/FormerVersions.tsx';
import { resultsTexts } from '../values/texts/results-texts.ts';
import { PARAMETER_TELLS, type VersionWords } from './parameter-changes.ts';
import { parameterEditTexts } from './texts/parameter-edit-texts.ts';
import { useConditionWords } from '../ranges/rules/use-condition-words.ts';

/** The versions of a parameter, and what differs between a former one and the one in use. */
export function ParameterVersions({ parameter }: { readonly parameter: ParameterDetails }) {
  return (
    <FormerVersions
      version={parameter.version}
      former={parameter.formerVersions}
      changes={(version) => <Changes parameter={parameter} version={version} />}
    />
  );
}

interface ChangesProps {
  readonly parameter: ParameterDetails;
  readonly version: number;
}

function Changes({ parameter, version }: ChangesProps) {
  const t = useTexts(parameterEditTexts);
  const ofCondition = useConditionWords();
  const ofResults = useTexts(resultsTexts);
  const words: VersionWords = {
    ofCondition,
    ofDelta: (rule, unit) => deltaRuleText({ t, ofResults }, rule, unit),
  };
  const { parameterId } = parameter;
  const query = useApiQuery(readFormerParameter, { query: { parameterId, version } }, { freshFor: Infinity });
  return (
    <QueryView query={query} lines={2}>
      {(former) => (
        <ChangeLines
          changes={PARAMETER_TELLS.flatMap(([field, tell]) => {
            const change = { field: t(field), before: tell(former, words), after: tell(parameter, words) };
            return change.before === change.after ? [] : [change];
          })}
        />
      )}
    </QueryView>
  );
}
