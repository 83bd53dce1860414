import type { Client } from 'pg';

/** How far the sealing of a lab's audit trail is behind. */
export interface SealLag {
  readonly lId: number;
  /** Events that are not sealed; at most 1,000 are counted. */
  readonly waiting: number;
  /** Seconds since the oldest of them; 0 when none waits. */
  readonly seconds: number;
  /** Breaks that the last nightly proof found. */
  readonly breaks: number;
}

/** An id tells when its event was written, which a lab that is lived through in minutes dates otherwise. */
const LAG = `
  select l.l_id as "lId", w.waiting, w.seconds, coalesce(c.breaks, 0) as breaks
  from lab l
  left join lateral (
    select s.horizon, case when e.tx = s.horizon then e.event_id end as upto
    from event_seal s left join event e on e.l_id = s.l_id and e.event_id = s.event_id
    where s.l_id = l.l_id order by s.seq desc limit 1) seal on true
  cross join lateral (
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(written_at))::float8, 0) as seconds
    from (
      select coalesce(uuid_extract_timestamp(e.event_id), e.at) as written_at from event e where e.l_id = l.l_id
        and (e.tx, e.event_id) > (coalesce(seal.horizon, '0'::xid8), coalesce(seal.upto, '00000000-0000-0000-0000-000000000000'::uuid))
      order by e.tx, e.event_id limit 1000) newest) w
  left join lateral (
    select breaks from chain_check k where k.l_id = l.l_id order by k.checked_at desc limit 1) c on true
  order by w.waiting desc, l.l_id`;

/** The lag of every lab, most first; `client` sees all labs. */
export async function readSealLags(client: Client): Promise<readonly SealLag[]> {
  const { rows } = await client.query<SealLag>(LAG);
  return rows;
}
