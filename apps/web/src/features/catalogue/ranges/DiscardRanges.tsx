import {
  discardRangeDraft,
  type ParameterDetails,
  readParameterDetails,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { readDraftEffect } from '@nidan/contract/lab/results/draft-effect-endpoint';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import styles from '../tests/Catalog.module.css';
import { rangeSetTexts } from './texts/range-set-texts.ts';

interface DiscardRangesProps {
  readonly parameter: ParameterDetails;
  readonly draftVersion: number;
  readonly onDone: () => void;
}

/** Gives the drafted ranges of a parameter up. */
export function DiscardRanges({ parameter: { parameterId }, draftVersion, onDone }: DiscardRangesProps) {
  const t = useTexts(rangeSetTexts);
  const discarding = useApiMutation(discardRangeDraft, {
    outdates: [readParameterDetails, readDraftEffect],
    onDone: () => toast({ type: 'SUCCESS', msg: t('discarded') }),
  });
  const discard = (): void => {
    if (!discarding.isPending)
      discarding.mutate({ body: { parameterId, draftVersion } }, { onSuccess: onDone });
  };
  return (
    <div className={styles.actions}>
      {discarding.error && <ErrorState kind="row" refusal={discarding.error} />}
      <Button kind="danger-outline" busy={discarding.isPending} onClick={discard}>
        {t('discard')}
      </Button>
    </div>
  );
}
