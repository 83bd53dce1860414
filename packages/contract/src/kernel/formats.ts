const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/;
const date = /^(\d{4})-(\d{2})-(\d{2})$/;

function isDate(text: string): boolean {
  const match = date.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1800) return false;
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

interface StringFormat {
  readonly check: (text: string) => boolean;
  readonly msg: string;
}

/** Named string formats: one check and one message each, used by the server's validation and by the forms. */
export const stringFormats = {
  uuid: { check: (text) => uuid.test(text), msg: 'This is not an id' },
  'date-time': {
    check: (text) => instant.test(text) && !Number.isNaN(Date.parse(text)),
    msg: 'Enter correct date',
  },
  date: { check: isDate, msg: 'Enter correct date' },
} as const satisfies Record<string, StringFormat>;
