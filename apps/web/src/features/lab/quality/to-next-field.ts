import type { KeyboardEvent } from 'react';

/** Enter goes to the next value of a table, as a reader of a printout types them. */
export function toNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey) return;
  event.preventDefault();
  const inputs = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])];
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus();
}
