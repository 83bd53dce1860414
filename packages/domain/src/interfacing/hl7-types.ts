import type { Driver } from './driver.ts';
import { type Hl7Header, hl7HeaderOf } from './hl7-header.ts';

/** Results, unsolicited or of an automated laboratory. */
const RESULTS = ['ORU', 'OUL'];
/** How a machine and its specimens and reagents are. */
const STATUSES = ['ESU', 'SSU', 'INU', 'EAN'];
const QUERIES = ['QRY', 'QBP'];

/** Whether a driver reads messages of the type that a header says; one that says none is read as a result. */
export function isTypeRead(
  { query, statuses }: Pick<Driver, 'query' | 'statuses'>,
  { type }: Hl7Header,
): boolean {
  if (type === '' || RESULTS.includes(type)) return true;
  if (statuses.length > 0 && STATUSES.includes(type)) return true;
  return query !== null && (QUERIES.includes(type) || query.when.isOneOf?.includes(type) === true);
}

/** Whether a driver reads a message at all: by its type, where it has one. */
export function isMessageRead(driver: Pick<Driver, 'layout' | 'query' | 'statuses'>, text: string): boolean {
  const header = driver.layout.kind === 'hl7' ? hl7HeaderOf(text) : null;
  return header === null || isTypeRead(driver, header);
}
