import { type CashCount, countedPaise, type Note, notePaise, NOTES } from '@nidan/domain/counter/cash-count';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './Counter.module.css';
import { counterTexts } from './texts/counter-texts.ts';
import { wholeNumber } from './whole-number.ts';

/** Pieces as they are typed: by note, and `coins` in rupees. */
export type TypedCount = Readonly<Partial<Record<`${Note}` | 'coins', string>>>;

/** A stored count as it was typed. */
export function typedOf(count: CashCount | null): TypedCount {
  if (count === null) return {};
  const pieces = NOTES.map((note) => [note, String(count.notes[`${note}`] ?? 0)] as const);
  return { ...Object.fromEntries(pieces), coins: String(count.coins) };
}

/** What was typed as a count; null when a field holds no whole number. */
export function countOf(typed: TypedCount): CashCount | null {
  const coins = wholeNumber(typed.coins ?? '');
  if (coins === null) return null;
  const notes: Partial<Record<`${Note}`, number>> = {};
  for (const note of NOTES) {
    const pieces = wholeNumber(typed[`${note}`] ?? '');
    if (pieces === null) return null;
    if (pieces > 0) notes[`${note}`] = pieces;
  }
  return { notes, coins };
}

interface CountFieldsProps {
  readonly typed: TypedCount;
  readonly onType: (part: TypedCount) => void;
}

/** A drawer by notes and coins: Enter goes on to the next field, Shift+Enter back. */
export function CountFields({ typed, onType }: CountFieldsProps) {
  const t = useTexts(counterTexts);
  const count = countOf(typed) ?? { notes: {}, coins: 0 };
  const field = (key: keyof TypedCount, label: string, paise: number) => {
    const value = typed[key] ?? '';
    return (
      <div key={key} className={styles.pieces}>
        <span aria-hidden="true">{key === 'coins' ? t('coins') : t('note', { note: key })}</span>
        <NumberField
          label={label}
          labelHidden
          value={value}
          maxLength={6}
          inputMode="numeric"
          onChange={(next) => onType({ [key]: next })}
          onKeyDown={moveOnEnter}
          error={wholeNumber(value) === null ? t('badPieces') : undefined}
        />
        <output>{rupees(paise)}</output>
      </div>
    );
  };
  return (
    <>
      <div className={styles.drawer}>
        {NOTES.map((note) => field(`${note}`, t('pieces', { note: String(note) }), notePaise(count, note)))}
        {field('coins', t('coins'), count.coins * PAISE_PER_RUPEE)}
      </div>
      <div className={styles.counted}>
        <span className="muted">{t('countSum')}</span>
        <b>₹ {rupees(countedPaise(count))}</b>
      </div>
    </>
  );
}

function moveOnEnter(event: React.KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest('form, [data-count]')?.querySelectorAll('input') ?? [])];
  const at = fields.indexOf(event.currentTarget);
  const next = fields[at + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}
