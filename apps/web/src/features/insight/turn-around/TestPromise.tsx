import { readPromises } from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { turnAroundTexts } from './texts/turn-around-texts.ts';

interface TestPromiseProps {
  readonly testId: string;
  readonly name: string;
}

/** Within how long a test is usually ready, on how many it stands, or that they are too few. */
export function TestPromise({ testId, name }: TestPromiseProps) {
  const t = useTexts(turnAroundTexts);
  const [found] = useApiQuery(readPromises, { query: { testId } }).data?.promises ?? [];
  if (found === undefined) return null;
  const { promise } = found;
  const words =
    promise === null
      ? t('noPromise', { test: name })
      : t('promise', {
          test: name,
          usual: promise.usualHours,
          long: promise.longHours,
          count: promise.count,
        });
  return <Note tone="info">{words}</Note>;
}
