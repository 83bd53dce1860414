import { sayFault } from '../../../kernel/api/refusal-words.ts';
import {
  changeHelpList,
  MOST_CHOICES,
  type ParameterDetails,
  readParameterDetails,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { helpListFaults } from '@nidan/domain/catalogue/help-list';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type KeyboardEvent, useRef } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import styles from '../tests/Catalog.module.css';
import { HelpListRow } from './HelpListRow.tsx';
import { choiceOfRow, type HelpRow, NEW_ROW, rowOfChoice, withRow } from './help-rows.ts';
import { helpListTexts } from './texts/help-list-texts.ts';
import { movedPart } from '../tests/moved-part.ts';

/** The words that are offered where results of a parameter are entered, in their order. */
export function HelpListDesk({ parameter }: { readonly parameter: ParameterDetails }) {
  const t = useTexts(helpListTexts);
  const fixed = !useRight('masters', PERMISSION.update);
  const { parameterId, choices } = parameter;
  const { values, version, hasTyped, type, refused, forget } = useTyped<{
    readonly rows: readonly HelpRow[];
  }>({ rows: choices.map(rowOfChoice) }, parameter.version);
  const { rows } = values;
  const list = useRef<HTMLOListElement>(null);
  const save = useApiMutation(changeHelpList, {
    outdates: [readParameterDetails],
    onDone: () => toast({ type: 'SUCCESS', msg: t('saved') }),
  });
  const next = rows.map(choiceOfRow);
  const faults = helpListFaults(next);
  const isEmpty = next.some(({ value }) => value === '');
  const faultAt = (index: number, field: 'value' | 'key'): string | undefined => {
    const found = faults.find((fault) => fault.index === index && fault.field === field);
    return found === undefined ? save.error?.at(`choices.${index}.${field}`) : sayFault(found);
  };
  // What of the list as a whole is refused: a word that something leans on.
  const lost = save.error?.at('choices');
  const add = (): void => {
    type({ rows: [...rows, { ...NEW_ROW, id: newId() }] });
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const move = (from: number, step: -1 | 1): void => type({ rows: movedPart(rows, from, from + step) });
  const keyDown = (event: KeyboardEvent, from: number): void => {
    const step = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    if (step === undefined || fixed) return;
    event.preventDefault();
    move(from, step);
  };
  const submit = (): void => {
    save.mutate({ body: { parameterId, version, choices: next } }, { onSuccess: forget, onError: refused });
  };
  const off = !hasTyped ? t('nothing') : isEmpty ? t('emptyWord') : faults.length > 0 ? t('faults') : null;
  return (
    <Section title={t('title')} end={<span className="t12 muted">{t('hint')}</span>}>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      {lost !== undefined && <p className={styles.gap}>{lost}</p>}
      {rows.length === 0 && <p className="t13 muted">{t('none')}</p>}
      <ol ref={list} className={styles.help} aria-label={t('title')}>
        {rows.map((row, index) => (
          <HelpListRow
            key={row.id}
            row={row}
            number={index + 1}
            fixed={fixed}
            errors={{ value: faultAt(index, 'value'), key: faultAt(index, 'key') }}
            onChange={(changed) => type({ rows: withRow(rows, changed) })}
            onRemove={() => type({ rows: rows.toSpliced(index, 1) })}
            onKeyDown={(event) => keyDown(event, index)}
            onUp={() => move(index, -1)}
          />
        ))}
      </ol>
      {!fixed && (
        <div className={styles.actions}>
          <Button
            icon="plus"
            off={rows.length < MOST_CHOICES ? null : t('full', { most: MOST_CHOICES })}
            onClick={add}
          >
            {t('add')}
          </Button>
          <Button kind="primary" busy={save.isPending} off={off} onClick={submit}>
            {t('save')}
          </Button>
        </div>
      )}
    </Section>
  );
}
