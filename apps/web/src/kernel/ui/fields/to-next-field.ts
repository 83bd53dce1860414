/** Puts the focus on the next input of its table or of what is marked `data-values`, or on the former one, with its text marked: what is typed there takes its place. */
export function toNextField(from: HTMLInputElement, step: 1 | -1 = 1): void {
  const inputs = [...(from.closest('table, [data-values]')?.querySelectorAll('input') ?? [])].filter(
    ({ disabled }) => !disabled,
  );
  const next = inputs[inputs.indexOf(from) + step];
  next?.focus();
  next?.select();
}
