/** Of what is typed now, the fields that differ from what was typed when the form was sent. */
export function typedSince<Fields extends object>(
  now: Partial<Fields>,
  sent: Partial<Fields>,
): Partial<Fields> {
  const rest = { ...now };
  // as: the keys of an object of these fields are theirs
  for (const name of Object.keys(now) as (keyof Fields)[]) if (now[name] === sent[name]) delete rest[name];
  return rest;
}
