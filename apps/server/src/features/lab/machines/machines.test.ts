import {
  endCare,
  layDownCare,
  listMachineEvents,
  listMachinesAtWork,
  listWaitingParameters,
  noteMachineEvent,
} from '@nidan/contract/lab/machines/machine-endpoints';
import type { MachineView } from '@nidan/contract/lab/machines/machine-views';
import { readBoard, readChart } from '@nidan/contract/lab/quality/series-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { qcOfLab, type QcOfLab } from '../quality/testing/qc-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Note = BodyOf<typeof noteMachineEvent>;

/** A note of a breakdown of a machine of which nothing was noted yet, unless told. */
function noteOf({ machineId }: Pick<QcOfLab, 'machineId'>, parts: Partial<Note> = {}): Note {
  const body = { eventId: newId(), version: 0, happenedAt: null, note: '', careId: null };
  return { ...body, machineId, kind: 'MACHINE_BREAKDOWN', ...parts };
}

const note = (body: Note): Promise<MachineView> => app.as('Technician').ok(noteMachineEvent, { body });
const refused = (body: Note) => app.as('Technician').refused(noteMachineEvent, { body });

/** The machine that measured the creatinine of a new bill. */
async function machineOfNewValue(): Promise<string | null> {
  const billId = await billOnBench(app, { testCodes: ['CREAT'] });
  await enter(app, billId, { CREAT: { CREAT: '0.9' } });
  const row = await asOwner(app, (db) =>
    db
      .selectFrom('result_version as v')
      .innerJoin('bill_test as t', (join) =>
        join.onRef('t.l_id', '=', 'v.l_id').onRef('t.bill_test_id', '=', 'v.bill_test_id'),
      )
      .innerJoin('parameter as p', (join) =>
        join.onRef('p.l_id', '=', 'v.l_id').onRef('p.parameter_id', '=', 'v.parameter_id'),
      )
      .where('v.l_id', '=', app.lab.lId)
      .where('t.bill_id', '=', billId)
      .where('p.code', '=', 'CREAT')
      .select('v.machine_id')
      .executeTakeFirstOrThrow(),
  );
  return row.machine_id;
}

describe('a machine that breaks down', () => {
  it('gives its work to the other one that has the code, and takes it back after its repair', async () => {
    const first = await qcOfLab(app);
    expect(await machineOfNewValue()).toBe(first.machineId);
    await billOnBench(app, { testCodes: ['CREAT'] });
    const down = await note(noteOf(first, { note: 'Lamp is out' }));
    expect(down).toMatchObject({
      condition: 'down',
      version: 1,
      can: ['MACHINE_STARTUP', 'MACHINE_MAINTENANCE'],
    });
    const waiting = () =>
      app.as('Technician').ok(listWaitingParameters, { query: { machineId: first.machineId } });
    expect((await waiting()).parameters).toMatchObject([{ waiting: 1, others: [] }]);
    expect(await machineOfNewValue()).toBeNull();

    const second = await qcOfLab(app);
    expect((await waiting()).parameters).toMatchObject([{ others: [expect.stringContaining('Record')] }]);
    expect(await machineOfNewValue()).toBe(second.machineId);

    const repaired = await note(noteOf(first, { version: 1, kind: 'MACHINE_STARTUP' }));
    expect(repaired).toMatchObject({ condition: 'running', version: 2 });
    // Two have the code now, and the place names none.
    expect(await machineOfNewValue()).toBeNull();
    // Controls come before the next patients, and once.
    const board = await app.as('Technician').ok(readBoard, {});
    const planned = board.machines.find(({ machine }) => machine.id === first.machineId)?.openRun;
    expect(planned).toMatchObject({ statusLabel: 'not started', plannedFor: expect.any(String) });
    await note(noteOf(first, { version: 2, kind: 'MACHINE_MAINTENANCE' }));
  });

  it('is told in the audit and among the events, the latest first', async () => {
    const qc = await qcOfLab(app);
    const happenedAt = new Date(Date.now() - 3_600_000).toISOString();
    await note(noteOf(qc, { happenedAt, note: ' Needle bent ' }));
    await note(noteOf(qc, { version: 1, kind: 'MACHINE_STARTUP' }));
    const { rows } = await app
      .as('Technician')
      .ok(listMachineEvents, { query: { machineId: qc.machineId, dates: 98 } });
    expect(rows.map(({ kind, note: said }) => [kind, said])).toEqual([
      ['MACHINE_STARTUP', ''],
      ['MACHINE_BREAKDOWN', 'Needle bent'],
    ]);
    expect(rows[1]?.happenedAt).toBe(happenedAt);
    const events = await asOwner(app, (db) =>
      db
        .selectFrom('event')
        .where('l_id', '=', app.lab.lId)
        .where('entity_id', '=', qc.machineId)
        .where('action', '=', 'note')
        .orderBy('at')
        .select('entity_kind')
        .execute(),
    );
    expect(events.map(({ entity_kind: kind }) => kind)).toEqual(['MACHINE_BREAKDOWN', 'MACHINE_STARTUP']);
  });
});

describe('a note of a machine is refused', () => {
  it('when it makes no sense, is still to come, comes before the last one, or another was quicker', async () => {
    const qc = await qcOfLab(app);
    expect(await refused(noteOf(qc, { kind: 'MACHINE_STARTUP' }))).toMatchObject({
      code: 'machine-step-senseless',
    });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(await refused(noteOf(qc, { happenedAt: later }))).toMatchObject({ code: 'machine-event-future' });
    await note(noteOf(qc));
    expect(await refused(noteOf(qc))).toMatchObject({ code: 'stale-version' });
    const before = new Date(Date.now() - 3_600_000).toISOString();
    const late = noteOf(qc, { version: 1, kind: 'MACHINE_STARTUP', happenedAt: before });
    expect(await refused(late)).toMatchObject({ code: 'machine-event-before' });
    expect(await refused(noteOf({ machineId: newId() }))).toMatchObject({ code: 'not-found' });
  });

  it('when its id is another note already', async () => {
    const taken = noteOf(await qcOfLab(app));
    await note(taken);
    const another = { ...noteOf(await qcOfLab(app)), eventId: taken.eventId };
    expect(await refused(another)).toMatchObject({ code: 'saved-already' });
  });

  it('so that of two at once one is kept', async () => {
    const qc = await qcOfLab(app);
    const answers = await Promise.allSettled([note(noteOf(qc)), note(noteOf(qc))]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

const care = (qc: QcOfLab, parts: Partial<BodyOf<typeof layDownCare>> = {}) =>
  ({
    careId: newId(),
    machineId: qc.machineId,
    version: 0,
    kind: 'calibration',
    name: 'Two points',
    everyDays: 30,
    ...parts,
  }) as const;
const lay = (body: BodyOf<typeof layDownCare>) => app.as('Manager').ok(layDownCare, { body });
const seen = async ({ machineId }: QcOfLab) =>
  (await app.as('Technician').ok(listMachinesAtWork, {})).machines.find((one) => one.machineId === machineId);

describe('what is done to a machine at intervals', () => {
  it('is due at once, then so many days after it is done, and marked on the chart of its controls', async () => {
    const qc = await qcOfLab(app);
    const laid = await lay(care(qc));
    expect(laid).toMatchObject({ isOverdue: true, lastDoneAt: null });
    await note(noteOf(qc, { kind: 'MACHINE_CALIBRATION', careId: laid.careId }));
    const [done] = (await seen(qc))?.care ?? [];
    expect(done).toMatchObject({ isOverdue: false, version: 2 });
    const days = (Date.parse(done?.dueAt ?? '') - Date.parse(done?.lastDoneAt ?? '')) / 86_400_000;
    expect(days).toBe(30);
    const chart = await app
      .as('Technician')
      .ok(readChart, { query: { seriesId: qc.seriesIds[0], dates: 98 } });
    expect(chart.marks.map(({ what }) => what)).toEqual(['MACHINE_CALIBRATION']);

    const changed = await lay(care(qc, { careId: laid.careId, version: 2, everyDays: 7 }));
    expect(changed).toMatchObject({ everyDays: 7, version: 3 });
    const reason = 'The machine does it itself';
    const ended = { body: { careId: laid.careId, version: 3, reason } };
    expect(await app.as('Manager').ok(endCare, ended)).toMatchObject({ version: 4, can: [] });
    expect((await seen(qc))?.care).toEqual([]);
    expect(await app.as('Manager').refused(endCare, { body: { ...ended.body, version: 4 } })).toMatchObject({
      code: 'machine-care-ended',
    });
  });

  it('is not done by an event of another kind or another machine', async () => {
    const [qc, other] = [await qcOfLab(app), await qcOfLab(app)];
    const { careId } = await lay(care(qc));
    const wrong = [
      noteOf(qc, { kind: 'MACHINE_MAINTENANCE', careId }),
      noteOf(other, { kind: 'MACHINE_CALIBRATION', careId }),
      noteOf(qc, { kind: 'MACHINE_SHUTDOWN', careId }),
    ];
    for (const body of wrong) expect(await refused(body)).toMatchObject({ code: 'machine-care-other' });
    expect((await seen(qc))?.condition).toBe('running');
    const taken = { body: care(other, { careId, version: 1 }) };
    expect(await app.as('Manager').refused(layDownCare, taken)).toMatchObject({ code: 'machine-care-other' });
  });
});
