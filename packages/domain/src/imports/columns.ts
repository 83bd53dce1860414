import { importsFault } from '../faults/imports-faults.ts';
import { masterData } from '../status-sets/master-data.ts';
import { PAISE_PER_RUPEE, paiseOfRupees, rupeesOfPaise } from '../money/rupees.ts';
import { type CalendarDate, datePartsOf } from '../time/calendar-date.ts';
import { parseDate } from '../time/indian-date.ts';
import { cellFault, cellOf, type CellReading, type SheetColumn } from './sheet-column.ts';

/** As a number is written to a file, with or without an exponent: -1, 12.5, 1e-7. */
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?(?:e[+-]?\d{1,2})?$/i;

function optional<Value>(read: (text: string) => CellReading<Value>) {
  return (text: string): CellReading<Value | null> => (text === '' ? cellOf(null) : read(text));
}

function readNumber(text: string): CellReading<number> {
  return NUMBER.test(text) ? cellOf(Number(text)) : cellFault(importsFault('cell-no-number', { text }));
}

/** A text; line breaks are kept, however the file writes them. */
export function textColumn(title: string, { required = false } = {}): SheetColumn<string> {
  return { title, required, read: (text) => cellOf(text.replaceAll('\r\n', '\n')), write: (value) => value };
}

/** A text that may be absent. */
export function textOrNothing(title: string): SheetColumn<string | null> {
  return { title, required: false, read: optional(cellOf), write: (value) => value };
}

/** A short code, in capital letters. */
export function codeColumn(title: string): SheetColumn<string> {
  return { title, required: true, read: (text) => cellOf(text.toUpperCase()), write: (value) => value };
}

/** The code of something else, or nothing. */
export function codeOrNothing(title: string): SheetColumn<string | null> {
  return {
    title,
    required: false,
    read: optional((text) => cellOf(text.toUpperCase())),
    write: (value) => value,
  };
}

export function numberColumn(title: string): SheetColumn<number> {
  return { title, required: true, read: readNumber, write: (value) => value };
}

export function numberOrNothing(title: string): SheetColumn<number | null> {
  return { title, required: false, read: optional(readNumber), write: (value) => value };
}

function readRupees(text: string): CellReading<number> {
  const rupees = readNumber(text);
  if (!rupees.ok) return rupees;
  const paise = paiseOfRupees(rupees.value);
  return paise % PAISE_PER_RUPEE === 0 ? cellOf(paise) : cellFault(importsFault('cell-not-rupees', { text }));
}

/** A price: whole rupees in the file, paise as a value. */
export function rupeesColumn(title: string): SheetColumn<number> {
  return { title, required: true, read: readRupees, write: rupeesOfPaise };
}

/** A price that may be absent. */
export function rupeesOrNothing(title: string): SheetColumn<number | null> {
  return {
    title,
    required: false,
    read: optional(readRupees),
    write: (value) => (value === null ? null : rupeesOfPaise(value)),
  };
}

/** A day that may be absent, as a file writes it (2026-12-31) or as people do (31/12/2026). */
export function dateOrNothing(title: string): SheetColumn<CalendarDate | null> {
  return {
    title,
    required: false,
    read: optional((text) => {
      const date = datePartsOf(text) === null ? parseDate(text) : text;
      return date === null ? cellFault(importsFault('cell-no-day', { text })) : cellOf(date);
    }),
    write: (value) => value,
  };
}

/** yes or no; an empty cell says no. */
export function yesNoColumn(title: string): SheetColumn<boolean> {
  return {
    title,
    required: false,
    read: (text) => {
      const word = text.toLowerCase();
      if (word === 'yes') return cellOf(true);
      return word === 'no' || word === '' ? cellOf(false) : cellFault(importsFault('cell-no-flag', { text }));
    },
    write: (value) => (value ? 'yes' : 'no'),
  };
}

/** One of a list of words, in any case of letters. */
export function choiceColumn<Word extends string>(title: string, words: readonly Word[]): SheetColumn<Word> {
  return {
    title,
    required: true,
    choices: words,
    read: (text) => {
      const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
      return found === undefined
        ? cellFault(importsFault('cell-none-of', { text, words: words.join(', ') }))
        : cellOf(found);
    },
    write: (value) => value,
  };
}

/** One of a list of words, or nothing. */
export function choiceOrNothing<Word extends string>(
  title: string,
  words: readonly Word[],
): SheetColumn<Word | null> {
  const known = choiceColumn(title, words);
  return { title, required: false, read: optional((text) => known.read(text)), write: (value) => value };
}

/** One of a list of words; an empty cell says the usual one. */
export function usualChoiceColumn<Word extends string>(
  title: string,
  words: readonly Word[],
  usual: Word,
): SheetColumn<Word> {
  const known = choiceColumn(title, words);
  return { ...known, required: false, read: (text) => (text === '' ? cellOf(usual) : known.read(text)) };
}

/** The status of a master record by its word (spec §4 "Master data"); an empty cell says enabled. */
export function statusColumn(title: string): SheetColumn<number> {
  const words = choiceColumn(title, masterData.stateNames);
  return {
    title,
    required: false,
    read: (text) => {
      const word = words.read(text === '' ? 'enabled' : text);
      return word.ok ? cellOf(masterData.codeOf(word.value)) : word;
    },
    write: (code) => masterData.stateOf(code),
  };
}
