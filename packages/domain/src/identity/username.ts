const USERNAME = /^[a-z][a-z0-9._-]{2,39}$/u;

/** A user name: 3 to 40 small letters, digits, dots, hyphens and underscores, beginning with a letter. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}
