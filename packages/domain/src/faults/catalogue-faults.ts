import { faultsFrom } from '../text/fault.ts';

/** Faults of fields: catalogue. */
export const catalogueFaults = {
  'price-below-zero': 'A price is never below zero',
  'price-zero-not-free': 'A price of zero must be marked free',
  'free-has-price': 'What is free has no price',
  'price-begins-in-past': 'A price begins today or later',
  'price-ends-before': 'A price ends after it begins',
  'no-rule-has-price': 'No rule has a price',
  'word-in-list': '"{value}" is in the list already',
  'key-of-other-word': 'The key {key} has another word already',
  'key-is-other-word': 'The key {key} is another word of the list',
  'one-usual-answer': 'One word of a list is the usual answer',
  'usual-not-offered': 'A word that is not offered is no usual answer',
  'usual-is-critical': 'A critical word is no usual answer',
  'critical-not-abnormal': 'A critical word is abnormal as well',
  'local-name-long': 'Please use {limit} letters at most',
  'local-name-script': 'Please write it in Devanagari, or leave it empty for the English name',
  'terms-of-members': 'Say this of the tests that it is run as',
  'short-code-taken': '{code} stands for {test} already',
  'molar-mass-first': 'Give the molar mass first: it says how {from} becomes {ucum}',
  'shift-not-usual': 'Only temperatures and HbA1c begin elsewhere than at 0',
  'factor-known': '1 {from} is {factor} {ucum}: enter {factor}',
  'shift-known': 'Enter {shift}, which is added',
  'not-ucum': '{ucum} is no unit of UCUM',
  'own-unit': '{ucum} is the unit of the parameter itself',
  'unit-named-twice': '{ucum} is named twice',
  'html-no-mark': '"{text}" is no mark: marks have no attributes, and "<" is written "&lt;"',
  'html-mark-unknown': '<{name}> is not among the marks {marks}',
  'html-closes-nothing': '</{name}> closes nothing that is open',
  'html-not-closed': '<{name}> is not closed',
  'whole-number': 'This is a whole number',
  'digits-behind-point': 'At most {decimals} digits behind the point',
  'test-or-parameter': 'Name either a test or a parameter',
  'territory-within': 'A territory of the type {type} cannot lie in one of the type {within}',
  'comment-condition': 'Write "in 6.5..", "in 5.7..6.4", "is H, HH" or "says Positive | Weakly positive"',
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const catalogueFault = faultsFrom(catalogueFaults);
