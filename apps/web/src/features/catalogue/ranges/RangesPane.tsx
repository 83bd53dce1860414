import type { ParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { RangeOffer } from '@nidan/domain/ranges/range-offers';
import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from '../tests/Catalog.module.css';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';
import { rangeDeskTexts } from './texts/range-desk-texts.ts';
import { type NamedOffer, RangeOffers } from './rules/RangeOffers.tsx';
import { RangeRules } from './rules/RangeRules.tsx';
import { rangeSetTexts } from './texts/range-set-texts.ts';
import ranges from './Ranges.module.css';
import { numberInSet } from './rules/rule-marks.ts';
import type { RangeDraftOnDesk } from './use-range-draft.ts';

const DiscardRanges = latePart(() => import('./DiscardRanges.tsx'), 'DiscardRanges');
const DraftEffect = latePart(() => import('./DraftEffect.tsx'), 'DraftEffect');

interface RangesPaneProps {
  readonly parameter: ParameterDetails;
  readonly desk: RangeDraftOnDesk;
  /** The condition whose rules are shown, in words. */
  readonly title: string;
  readonly rules: ComponentProps<typeof RangeRules>;
  readonly offers: readonly NamedOffer[];
  readonly onUse: (offer: RangeOffer) => void;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onAddRule: () => void;
  readonly onAddCondition: () => void;
}

/** The rules of a condition with their proof, what would mend them, and what they would change. */
export function RangesPane({ parameter, desk, title, rules, offers, ...pane }: RangesPaneProps) {
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  const s = useTexts(rangeSetTexts);
  const { parameterId, version, draft, kind } = parameter;
  const isNumber = kind === 'numeric' || kind === 'calculated';
  const mayUpdate = !rules.fixed;
  const [unread] = desk.unread;
  return (
    <Panel
      label={c('rules')}
      title={`${c('rules')}, ${title}`}
      sub={t('rulesCount', { count: rules.rows.length })}
      feet={
        mayUpdate && (
          <div className={styles.feet}>
            <Button icon="plus" onClick={pane.onAddRule}>
              {c('addRule')}
            </Button>
            <Button icon="plus" onClick={pane.onAddCondition}>
              {s('add')}
            </Button>
            <TextField
              label={c('reason')}
              value={pane.reason}
              onChange={pane.onReason}
              error={desk.reasonError}
            />
          </div>
        )
      }
    >
      {!mayUpdate && <Note tone="info">{c('noRight')}</Note>}
      {desk.refusal && <ErrorState kind="row" refusal={desk.refusal} />}
      {unread && (
        <Note tone="warn">
          {c('notRead', { number: numberInSet(desk.rows, unread[0]), field: c(unread[1]) })}
          {unread[1] === 'from' || unread[1] === 'until' ? `. ${c('ages')}` : ''}
        </Note>
      )}
      <RangeRules {...rules} />
      {mayUpdate && <RangeOffers offers={offers} version={version} onUse={pane.onUse} />}
      <Suspense>
        {draft !== null && isNumber && (
          <DraftEffect key={draft.version} parameterId={parameterId} changed={desk.hasTyped} />
        )}
        {draft !== null && mayUpdate && (
          <div className={ranges.discard}>
            <DiscardRanges parameter={parameter} draftVersion={draft.version} onDone={desk.forget} />
          </div>
        )}
      </Suspense>
    </Panel>
  );
}
