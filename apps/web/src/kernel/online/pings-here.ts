/** True for the browsers that the connectivity check runs in: Chrome or Firefox on Windows, Chrome on Linux (spec §7). */
export function pingsHere(userAgent: string): boolean {
  const chrome = /\bChrome\/\d/.test(userAgent) && !/\b(Edg|OPR|SamsungBrowser|YaBrowser)\//.test(userAgent);
  const firefox = /\bFirefox\/\d/.test(userAgent);
  if (/\bWindows NT\b/.test(userAgent)) return chrome || firefox;
  return /\bLinux\b/.test(userAgent) && !/\bAndroid\b/.test(userAgent) && chrome;
}
