/** Opens the browser's print dialog for the screen as it stands, on light paper whatever the person's theme. */
export function printPage(): void {
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  const goBack = (): void => {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
  };
  window.addEventListener('afterprint', goBack, { once: true });
  dataset['theme'] = 'light';
  window.print();
}
