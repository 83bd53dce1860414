import {
  type DraftEffect as Effect,
  readDraftEffect,
} from '@nidan/contract/lab/results/draft-effect-endpoint';
import { DRAFT_EFFECT_DAYS } from '@nidan/domain/ranges/draft-effect-limits';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import styles from '../tests/Catalog.module.css';
import { rangeOfferTexts } from './texts/range-offer-texts.ts';

interface DraftEffectProps {
  readonly parameterId: string;
  /** Something was typed since the draft was saved. */
  readonly changed: boolean;
}

function whom({ sex, isChild }: Effect['changes'][number]) {
  if (sex === 'O') return isChild ? 'child' : 'adult';
  if (sex === 'M') return isChild ? 'boy' : 'man';
  return isChild ? 'girl' : 'woman';
}

/** How many of the last results would have another flag if the saved draft were in use. */
export function DraftEffect({ parameterId, changed }: DraftEffectProps) {
  const t = useTexts(rangeOfferTexts);
  const { data, error } = useApiQuery(readDraftEffect, { query: { parameterId } }, { keepFormer: false });
  const days = DRAFT_EFFECT_DAYS;
  return (
    <section
      className={styles.offers}
      aria-label={t('effect')}
      aria-busy={data === undefined && error === null}
    >
      <h2>{t('effect')}</h2>
      {error !== null && <ErrorState kind="row" refusal={error} />}
      {data !== undefined && (
        <>
          <p className="muted t13">
            {t('effectOf', { version: data.draftVersion, days, results: data.results })}
            {data.isCut ? `, ${t('effectCut', { days, results: data.results })}` : ''}
            {changed ? `. ${t('saveFirst')}` : ''}
          </p>
          {data.changes.length === 0 && <p>{data.results === 0 ? t('noResults') : t('none')}</p>}
          <ul>
            {data.changes.map((change) => (
              <li key={[change.sex, change.isChild, change.before, change.after].join(' ')}>
                {t('change', {
                  count: change.count,
                  whom: t(whom(change)),
                  before: change.before ?? t('noFlag'),
                  after: change.after ?? t('noFlag'),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
