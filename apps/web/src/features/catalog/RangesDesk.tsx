import {
  activateRanges,
  type ParameterDetails,
  readParameterDetails,
  saveRangeDraft,
} from '@nidan/contract/catalog/parameter-edit-endpoints';
import { readDraftEffect } from '@nidan/contract/results/draft-effect-endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { BIRTH } from '@nidan/domain/people/age-limit';
import { conditionKey, GENERAL, type RangeCondition } from '@nidan/domain/results/range-condition';
import { offerMending, type RangeOffer } from '@nidan/domain/results/range-offers';
import { countRangeFaults, proveRangeSets } from '@nidan/domain/results/range-proof';
import { useMemo, useState } from 'react';
import { newId } from '../../kernel/api/new-id.ts';
import { useApiMutation } from '../../kernel/api/use-api-mutation.ts';
import { hashOf } from '../../kernel/route/hash-route.ts';
import { useShortcuts } from '../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { ErrorState } from '../../kernel/ui/ErrorState.tsx';
import { Note } from '../../kernel/ui/Note.tsx';
import { PageHead } from '../../kernel/ui/PageHead.tsx';
import { Panel } from '../../kernel/ui/Panel.tsx';
import { SplitPane } from '../../kernel/ui/SplitPane.tsx';
import { TextField } from '../../kernel/ui/TextField.tsx';
import { toast } from '../../kernel/ui/toast.ts';
import { useTyped } from '../../kernel/ui/use-typed.ts';
import { LateMasterFiles } from '../imports/LateMasterFiles.tsx';
import { ageAxis } from './age-axis.ts';
import styles from './Catalog.module.css';
import { catalogKeys } from './catalog-keys.ts';
import { catalogTexts } from './catalog-texts.ts';
import { rangeSetTexts } from './range-set-texts.ts';
import { readRows } from './read-rows.ts';
import { AddRangeSet } from './AddRangeSet.tsx';
import { DiscardRanges } from './DiscardRanges.tsx';
import { DraftEffect } from './DraftEffect.tsx';
import { RangeAxis } from './RangeAxis.tsx';
import { RangeOffers } from './RangeOffers.tsx';
import { emptyRow, rowsWithOffer, type RangeRow, rowOfRange } from './range-rows.ts';
import { RangeRules } from './RangeRules.tsx';
import { RangeSets } from './RangeSets.tsx';
import { RangeTry } from './RangeTry.tsx';
import { useConditionWords } from './use-condition-words.ts';
import { useWhyNotActive } from './use-why-not-active.ts';

/** Versions of drafts begin at 1. */
const NO_DRAFT = 0;

const OUTDATES = { outdates: [readParameterDetails, readDraftEffect] };

function startOf({ draft, ranges }: ParameterDetails) {
  return (draft?.ranges ?? ranges).map((range) => rowOfRange(newId(), range));
}

/** The number of a rule among those of its condition. */
function numberInSet(rows: readonly RangeRow[], id: string): number {
  const row = rows.find((one) => one.id === id);
  const own = rows.filter((one) => row && conditionKey(one.condition) === conditionKey(row.condition));
  return own.findIndex((one) => one.id === id) + 1;
}

/** The picture of a parameter's ranges along the ages, their rules, and the way from a draft to use. */
export function RangesDesk({ parameter }: { readonly parameter: ParameterDetails }) {
  const t = useTexts(catalogTexts);
  const { parameterId, code, name, unit, version, draft, decimals } = parameter;
  const mayUpdate = useRight('masters', PERMISSION.update);
  const stored = useMemo(() => startOf(parameter), [parameter]);
  const {
    values,
    version: begunOn,
    hasTyped,
    type,
    refused,
    forget,
  } = useTyped<{ readonly rows: readonly RangeRow[] }>({ rows: stored }, draft?.version ?? NO_DRAFT);
  const { rows } = values;
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(GENERAL);
  const [adding, setAdding] = useState(false);
  const isNumber = parameter.kind === 'numeric' || parameter.kind === 'calculated';
  const s = useTexts(rangeSetTexts);
  const words = useConditionWords();
  const saving = useApiMutation(saveRangeDraft, {
    ...OUTDATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('draftSaved') }),
  });
  const activating = useApiMutation(activateRanges, {
    ...OUTDATES,
    onDone: (after) => toast({ type: 'SUCCESS', msg: t('activated', { version: after.version }) }),
  });
  const { ranges, unread } = readRows(rows);
  const readable = rows.filter(({ id }) => !unread.has(id));
  const proof = proveRangeSets(ranges);
  const shownKey = conditionKey(shown);
  const ownRows = rows.filter(({ condition }) => conditionKey(condition) === shownKey);
  const coverage = proof.sets.find((set) => conditionKey(set.condition) === shownKey)?.coverage ?? [];
  const axis = ageAxis(
    ranges.filter((range) => conditionKey(range) === shownKey),
    coverage,
  );
  const faults = countRangeFaults(proof);
  const offers = offerMending({ ranges, inUse: parameter.ranges }, proof).flatMap((offer) => {
    const row = readable[offer.index];
    if (row === undefined) return [];
    const condition = conditionKey(row.condition) === shownKey ? null : words(row.condition);
    return [{ offer, number: numberInSet(rows, row.id), condition }];
  });
  const whyNot = useWhyNotActive({ draft, changed: hasTyped, faults, reason });
  const addRule = (condition: RangeCondition): void => {
    const own = rows.filter((row) => conditionKey(row.condition) === conditionKey(condition));
    type({ rows: [...rows, emptyRow(newId(), own.at(-1)?.until ?? BIRTH, condition)] });
  };
  const takeOffer = (offer: RangeOffer): void => {
    const row = readable[offer.index];
    if (row === undefined) return;
    setShown(row.condition);
    type({ rows: rowsWithOffer(rows, row.id, offer) });
  };
  const save = (): void => {
    const body = { parameterId, ranges, ...(begunOn === NO_DRAFT ? {} : { version: begunOn }) };
    saving.mutate({ body }, { onSuccess: forget, onError: refused });
  };
  const activate = (): void => {
    if (draft === null || whyNot !== null) return;
    const body = { parameterId, version, draftVersion: draft.version, reason };
    activating.mutate({ body }, { onSuccess: () => setReason('') });
  };
  const maySave = mayUpdate && hasTyped && unread.size === 0;
  useShortcuts(catalogKeys, {
    save: maySave ? save : undefined,
    activate: mayUpdate && whyNot === null ? activate : undefined,
  });
  const refusal = saving.error ?? activating.error;
  const [unreadRow] = unread;
  return (
    <>
      <PageHead
        title={name}
        sub={[
          code,
          unit,
          draft === null
            ? t('noDraft', { version })
            : t('draft', { version: draft.version, by: draft.writtenBy }),
        ]
          .filter((part) => part !== '')
          .join(', ')}
      >
        <a href={hashOf(`admin/parameters/${parameterId}`)}>{t('openParameter')}</a>
        <LateMasterFiles master="ranges" />
        {mayUpdate && (
          <>
            <Button shortcut={catalogKeys.shortcuts.save} off={maySave ? null : t('unsaved')} onClick={save}>
              {t('saveDraft')}
            </Button>
            <Button kind="primary" shortcut={catalogKeys.shortcuts.activate} off={whyNot} onClick={activate}>
              {t('activate')}
            </Button>
          </>
        )}
      </PageHead>
      <Note tone={faults === 0 ? 'ok' : 'danger'}>
        {faults === 0 ? t('covered') : t('faults', { count: faults })}
      </Note>
      <SplitPane
        name="ranges"
        label={t('rules')}
        width={620}
        narrowest={420}
        widest={860}
        pane={
          <Panel
            label={t('rules')}
            title={`${t('rules')}, ${words(shown)}`}
            sub={t('ages')}
            feet={
              mayUpdate && (
                <div className={styles.feet}>
                  <Button icon="plus" onClick={() => addRule(shown)}>
                    {t('addRule')}
                  </Button>
                  <Button icon="plus" onClick={() => setAdding(true)}>
                    {s('add')}
                  </Button>
                  <TextField
                    label={t('reason')}
                    value={reason}
                    onChange={setReason}
                    error={activating.error?.at('reason')}
                  />
                </div>
              )
            }
          >
            {!mayUpdate && <Note tone="info">{t('noRight')}</Note>}
            {refusal && <ErrorState kind="row" refusal={refusal} />}
            {unreadRow && (
              <Note tone="warn">
                {t('notRead', {
                  number: numberInSet(rows, unreadRow[0]),
                  field: t(unreadRow[1]),
                })}
              </Note>
            )}
            <RangeRules
              rows={ownRows}
              unread={unread}
              fixed={!mayUpdate}
              onChange={(changed) =>
                type({
                  // In place, so that no condition changes its place in the list.
                  rows: rows.flatMap((row) =>
                    conditionKey(row.condition) === shownKey
                      ? (changed.find(({ id }) => id === row.id) ?? [])
                      : row,
                  ),
                })
              }
            />
            {mayUpdate && <RangeOffers offers={offers} version={version} onUse={takeOffer} />}
            {draft !== null && mayUpdate && (
              <DiscardRanges parameter={parameter} draftVersion={draft.version} onDone={forget} />
            )}
            {draft !== null && isNumber && (
              <DraftEffect key={draft.version} parameterId={parameterId} changed={hasTyped} />
            )}
          </Panel>
        }
      >
        <div className={styles.pictures} data-region>
          {coverage.map((ofSex) => (
            <RangeAxis key={ofSex.sex} sex={ofSex.sex} axis={axis} coverage={ofSex} decimals={decimals} />
          ))}
          <RangeSets proof={proof} ranges={ranges} decimals={decimals} shown={shownKey} onShow={setShown} />
          <RangeTry parameter={parameter} ranges={ranges} />
        </div>
      </SplitPane>
      {adding && (
        <AddRangeSet
          sampleTypeIds={parameter.sampleTypeIds}
          onClose={() => setAdding(false)}
          onAdd={(condition) => {
            setAdding(false);
            setShown(condition);
            if (!rows.some((row) => conditionKey(row.condition) === conditionKey(condition)))
              addRule(condition);
          }}
        />
      )}
    </>
  );
}
