/** The same address by the socket in another folder. */
export function onSocket(url: string, socketDir: string): string {
  const other = new URL(url);
  other.searchParams.set('host', socketDir);
  return other.href;
}
