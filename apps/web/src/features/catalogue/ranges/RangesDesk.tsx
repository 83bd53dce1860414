import type { ParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { BIRTH } from '@nidan/domain/people/ages/age-limit';
import { conditionKey, GENERAL, type RangeCondition } from '@nidan/domain/ranges/range-condition';
import { offerMending, type RangeOffer } from '@nidan/domain/ranges/range-offers';
import { Suspense, useRef, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';
import { rangeKeys } from './range-keys.ts';
import { RangePictures } from './rules/RangePictures.tsx';
import { emptyRow, rowsWithOffer, type RangeRow } from './rules/range-rows.ts';
import type { RuleFocus } from './rules/RangeRules.tsx';
import styles from './Ranges.module.css';
import { RangesBand } from './RangesBand.tsx';
import { RangesHead } from './RangesHead.tsx';
import { RangesPane } from './RangesPane.tsx';
import {
  type FaultPlace,
  faultPlaces,
  fieldToMend,
  marksOfRules,
  nextPlace,
  numberInSet,
  rowsOfCondition,
} from './rules/rule-marks.ts';
import { useConditionWords } from './rules/use-condition-words.ts';
import { useRangeDraft } from './use-range-draft.ts';
import { useWhyNotActive } from './use-why-not-active.ts';

const AddRangeSet = latePart(() => import('./rules/AddRangeSet.tsx'), 'AddRangeSet');
const CopyRanges = latePart(() => import('./rules/CopyRanges.tsx'), 'CopyRanges');
const RangeTry = latePart(() => import('./RangeTry.tsx'), 'RangeTry');

/** The picture of a parameter's ranges along the ages, their rules, and the way from a draft to use. */
export function RangesDesk({ parameter }: { readonly parameter: ParameterDetails }) {
  const c = useTexts(catalogTexts);
  const words = useConditionWords();
  const mayUpdate = useRight('masters', PERMISSION.update);
  const desk = useRangeDraft(parameter);
  const { rows, ranges, unread, proof, own, faults, hasTyped } = desk;
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(GENERAL);
  const [chosen, setChosen] = useState<string | null>(null);
  const [focus, setFocus] = useState<RuleFocus | null>(null);
  const [dialog, setDialog] = useState<'condition' | 'copy' | null>(null);
  const tried = useRef<HTMLDivElement>(null);

  const ownRows = rowsOfCondition(rows, shown);
  const current = ownRows.find(({ id }) => id === chosen) ?? ownRows[0];
  const at = current === undefined ? -1 : ownRows.indexOf(current);
  const marks = marksOfRules(ownRows, proof, own);
  const places = faultPlaces(rows, proof, own);
  const offers = offerMending({ ranges, inUse: parameter.ranges }, proof).flatMap((offer) => {
    const row = rows.filter(({ id }) => !unread.has(id))[offer.index];
    if (row === undefined) return [];
    const condition = conditionKey(row.condition) === conditionKey(shown) ? null : words(row.condition);
    return [{ offer, number: numberInSet(rows, row.id), condition }];
  });
  const whyNot = useWhyNotActive({ draft: parameter.draft, changed: hasTyped, faults, reason });

  const choose = (next: RuleFocus): void => {
    setChosen(next.rowId);
    setFocus(next);
  };
  const goTo = (place: FaultPlace | undefined): void => {
    if (place === undefined) return;
    setShown(place.condition);
    choose({ rowId: place.rowId, field: null });
  };
  const stepTo = (index: number): void => {
    const row = ownRows[index];
    if (row !== undefined) choose({ rowId: row.id, field: null });
  };
  const addRule = (condition: RangeCondition): void => {
    const row = emptyRow(newId(), rowsOfCondition(rows, condition).at(-1)?.until ?? BIRTH, condition);
    desk.change([...rows, row]);
    choose({ rowId: row.id, field: 'from' });
  };
  const put = (id: string, change: Partial<RangeRow>): void =>
    desk.change(
      rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
      [id, ...Object.keys(change)].join(' '),
    );
  const remove = (id: string): void => {
    desk.change(rows.filter((row) => row.id !== id));
    stepTo(at === ownRows.length - 1 ? at - 1 : at + 1);
  };
  const takeOffer = (offer: RangeOffer): void => {
    const row = rows.filter(({ id }) => !unread.has(id))[offer.index];
    if (row === undefined) return;
    setShown(row.condition);
    desk.change(rowsWithOffer(rows, row.id, offer));
    choose({ rowId: row.id, field: null });
  };
  const undo =
    desk.undo &&
    ((field: RuleFocus['field'] = null): void => {
      desk.undo?.();
      setFocus({ rowId: current?.id ?? null, field });
    });
  const activate = (): void => {
    if (whyNot === null) desk.activate(reason, () => setReason(''));
  };
  const maySave = mayUpdate && hasTyped && unread.size === 0;
  const use = (place: number) => {
    const named = mayUpdate ? offers[place] : undefined;
    return named === undefined ? undefined : () => takeOffer(named.offer);
  };
  const edit = (): void =>
    choose({ rowId: current?.id ?? null, field: fieldToMend(marks.get(current?.id ?? '')) });
  const copy = () => setDialog('copy');
  useShortcuts(rangeKeys, {
    next: ownRows.length > 1 ? () => stepTo(at + 1) : undefined,
    previous: ownRows.length > 1 ? () => stepTo(at - 1) : undefined,
    edit: mayUpdate && current !== undefined ? edit : undefined,
    fault:
      places.length > 0
        ? () => goTo(nextPlace(places, { condition: shown, rowId: current?.id ?? null, rows }))
        : undefined,
    first: use(0),
    second: use(1),
    third: use(2),
    fourth: use(3),
    try: () => {
      const age = tried.current?.querySelector('input');
      age?.focus();
      age?.select();
    },
    save: maySave ? desk.save : undefined,
    undo: undo && (() => undo()),
    copy: mayUpdate ? copy : undefined,
    activate: mayUpdate && whyNot === null ? activate : undefined,
  });
  const first = places[0];
  const firstMark =
    first === undefined || first.rowId === null
      ? undefined
      : marksOfRules(rowsOfCondition(rows, first.condition), proof, own).get(first.rowId)?.[0];
  return (
    <>
      <RangesHead
        parameter={parameter}
        maySave={maySave}
        whyNot={whyNot}
        onCopy={copy}
        onSave={desk.save}
        onActivate={activate}
      />
      <RangesBand
        proof={proof}
        draft={parameter.draft}
        unread={unread.size}
        own={[...own.values()].flat().length}
        first={firstMark?.kind ?? null}
        onGo={() => goTo(first)}
      />
      <SplitPane
        name="ranges"
        label={c('rules')}
        width={448}
        narrowest={400}
        widest={860}
        pane={
          <RangesPane
            parameter={parameter}
            desk={desk}
            title={words(shown)}
            rules={{
              rows: ownRows,
              marks,
              current,
              focus,
              decimals: parameter.decimals,
              fixed: !mayUpdate,
              onChoose: choose,
              onType: put,
              onRemove: remove,
              onUndo: (field) => undo?.(field),
            }}
            offers={offers}
            onUse={takeOffer}
            reason={reason}
            onReason={setReason}
            onAddRule={() => addRule(shown)}
            onAddCondition={() => setDialog('condition')}
          />
        }
      >
        <div className={styles.left} data-region>
          <RangePictures
            rows={rows}
            ranges={ranges}
            proof={proof}
            decimals={parameter.decimals}
            shown={shown}
            onShow={setShown}
          />
          <Suspense>
            <RangeTry
              parameter={parameter}
              ranges={ranges}
              isDraft={hasTyped || parameter.draft !== null}
              groupRef={tried}
            />
          </Suspense>
        </div>
      </SplitPane>
      <Suspense>
        {dialog === 'condition' && (
          <AddRangeSet
            sampleTypeIds={parameter.sampleTypeIds}
            onClose={() => setDialog(null)}
            onAdd={(condition) => {
              setDialog(null);
              setShown(condition);
              if (rowsOfCondition(rows, condition).length === 0) addRule(condition);
            }}
          />
        )}
        {dialog === 'copy' && (
          <CopyRanges
            parameter={parameter}
            rows={rows}
            into={shown}
            onClose={() => setDialog(null)}
            onCopy={(next) => {
              setDialog(null);
              desk.change(next);
              setFocus({ rowId: null, field: null });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
