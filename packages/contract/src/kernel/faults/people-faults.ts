/** Faults of fields: people. */
export const peopleFaults = {
  'title-and-sex': 'The title {title} does not fit the sex',
  'age-invalid': 'Please enter a valid age',
  'age-or-birth-needed': 'Please enter the age or the date of birth',
  'is-companion': '{name} is a companion; choose the primary patient of the family',
  'has-companions': 'Others are companions of this person, who therefore stays the primary patient',
  'mother-is-male': '{name} is male; choose the mother',
  'amount-above-first': 'Choose an amount above the first one',
  'day-or-later': 'Choose {day} or a later day',
  'first-day-or-later': 'Choose the first day or a later one',
  'at-most-days': 'Choose at most {days} days',
  'somebody-else-needed': 'Choose somebody else',
  'approver-needed': 'Choose somebody who may approve',
  'same-name-qualification': '{code} has this name and qualification',
} as const satisfies Readonly<Record<string, string>>;
