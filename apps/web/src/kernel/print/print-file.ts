/** How long a print frame stays, in milliseconds: some browsers read the document while their dialog is open. */
const FRAME_LIFE = 120_000;

/** Opens the browser's print dialog for a document such as a PDF, in a frame out of sight; in a new tab where frames cannot print. */
export function printFile(file: Blob): void {
  const address = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;opacity:0';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      // Firefox keeps its own PDF viewer closed to the page around it.
      window.open(address, '_blank', 'noopener');
    }
  });
  frame.src = address;
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  }, FRAME_LIFE);
}

/** Hands a file to the browser's downloads under a name. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FRAME_LIFE);
}
