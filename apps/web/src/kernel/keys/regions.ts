/** Mark a region of the page with `data-region`; F6 goes through them in the order of the page. */
const REGION = '[data-region]';
const FOCUSABLE =
  'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled]), a[href], [tabindex="0"]';

/** Puts the focus in the next region after the present one, at the place marked `data-region-start` or its first control. */
export function focusNextRegion(page: Document): void {
  const regions = [...page.querySelectorAll<HTMLElement>(REGION)].filter((one) => one.offsetParent !== null);
  const here = page.activeElement?.closest(REGION);
  const at = regions.findIndex((region) => region === here);
  for (let step = 1; step <= regions.length; step += 1) {
    const region = regions[(at + step) % regions.length];
    const goal =
      region?.querySelector<HTMLElement>('[data-region-start]') ??
      region?.querySelector<HTMLElement>(FOCUSABLE);
    if (goal) {
      goal.focus();
      return;
    }
  }
}

/** Moves to the next or former control of a form, as Enter and Shift+Enter do. Answers false at its end. */
export function focusBeside(form: HTMLElement, step: 1 | -1): boolean {
  const controls = [...form.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && control.offsetParent !== null,
  );
  const at = controls.findIndex((control) => control === document.activeElement);
  const goal = controls[at + step];
  goal?.focus();
  return goal !== undefined;
}
