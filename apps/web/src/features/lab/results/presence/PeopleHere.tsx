import type { PresentPerson } from '@nidan/contract/lab/results/presence-endpoint';
import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import { entryTexts } from '../texts/entry-texts.ts';

interface PeopleHereProps {
  readonly others: readonly PresentPerson[];
  readonly sheet: Pick<Worksheet, 'tests'>;
}

/** Who else is on this worksheet, and at which test. */
export function PeopleHere({ others, sheet }: PeopleHereProps) {
  const t = useTexts(entryTexts);
  if (others.length === 0) return null;
  const where = ({ name, billTestId }: PresentPerson): string => {
    const test = sheet.tests.find((one) => one.billTestId === billTestId)?.test.name;
    return test === undefined ? name : t('personAt', { name, test });
  };
  return (
    <span className="row t13" role="status" style={{ gap: 4 }}>
      <Icon name="eye" size={14} />
      {t('alsoHere', { names: others.map(where).join(', ') })}
    </span>
  );
}
