import { astmPlayer } from './astm-player.ts';
import type { SimPace } from './astm-talk.ts';
import { hl7Player } from './hl7-player.ts';
import {
  MACHINE_PROFILES,
  type MachineProfile,
  type Measured,
  type ProfileName,
} from './machine-profiles.ts';
import { csvPlayer, fixedPlayer } from './plain-players.ts';
import type { SimFault } from './sim-faults.ts';
import { measure, simStamp } from './sim-measuring.ts';
import type { SimOrder, SimPlayer, SimSample } from './sim-player.ts';
import { type SimAddress, SimWire } from './sim-wire.ts';

const PACE: SimPace = { reply: 15_000, busy: 10_000, contention: 1_000, answer: 10_000 };
/** A clock that is off is off by so much. */
const CLOCK_OFF_MS = 400 * 86_400_000;

export interface StartAnalyser {
  readonly id: string;
  readonly profile: ProfileName;
  /** Where the gateway is, or the port it comes to; of a machine with files its folder. */
  readonly address: SimAddress | { readonly mode: 'folder'; readonly folder: string };
  readonly seed?: number;
  readonly clock?: () => number;
  /** As the standards say unless told; tests do not wait so long. */
  readonly pace?: Partial<SimPace>;
  /** Beside what the machine is made for; codes that nobody knows unless they are mapped. */
  readonly alsoMeasures?: readonly Measured[];
}

export interface RunSamples {
  /** Whether it asks the host what is to be measured, and measures that alone; otherwise everything it can. */
  readonly asks?: boolean;
  readonly isControl?: boolean;
}

export interface SimAnalyser {
  readonly id: string;
  readonly profile: ProfileName;
  /** That it listens on, or calls; 0 of a folder. */
  readonly port: number;
  /** What the host said it took, in that order: nothing of it may be lost. */
  readonly acknowledged: readonly SimSample[];
  /** What the host answered or ordered. */
  readonly ordered: readonly SimOrder[];
  /** Measures tubes one after the other; done when the host has taken them all. */
  run(sampleIds: readonly string[], how?: RunSamples): Promise<void>;
  /** Waits for orders that come unasked. */
  takeOrders(): Promise<SimOrder[] | null>;
  /** What goes wrong from now on; some faults happen once. */
  fault(fault: SimFault | null): void;
  stop(): Promise<void>;
}

function playerOf(wire: SimWire, { address, pace }: StartAnalyser, profile: MachineProfile): SimPlayer {
  const playing = { wire, profile, pace: { ...PACE, ...pace } };
  if (address.mode === 'folder') return csvPlayer({ folder: address.folder, profile });
  switch (profile.speaks) {
    case 'astm':
      return astmPlayer(playing);
    case 'hl7-qry':
    case 'hl7-law':
      return hl7Player(playing);
    case 'fixed':
      return fixedPlayer(playing);
    case 'csv':
      throw new Error(`${profile.name} writes files: give it a folder`);
  }
}

class Analyser implements SimAnalyser {
  readonly id: string;
  readonly profile: ProfileName;
  port = 0;
  readonly acknowledged: SimSample[] = [];
  readonly ordered: SimOrder[] = [];
  readonly #start: StartAnalyser;
  readonly #wire: SimWire;
  readonly #player: SimPlayer;
  #turn: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(start: StartAnalyser) {
    this.id = start.id;
    this.profile = start.profile;
    this.#start = start;
    const { address } = start;
    this.#wire = new SimWire(address.mode === 'folder' ? { mode: 'server', port: 0 } : address);
    this.#player = playerOf(this.#wire, start, MACHINE_PROFILES[start.profile]);
  }

  async begin(): Promise<void> {
    if (this.#start.address.mode !== 'folder') this.port = await this.#wire.listen();
  }

  run(sampleIds: readonly string[], how: RunSamples = {}): Promise<void> {
    return this.#inTurn(async () => {
      for (const sampleId of sampleIds) await this.#runOne(sampleId, how);
    });
  }

  takeOrders(): Promise<SimOrder[] | null> {
    return this.#inTurn(async () => {
      const orders = await this.#player.takeOrders();
      this.ordered.push(...(orders ?? []));
      return orders;
    });
  }

  fault(fault: SimFault | null): void {
    this.#wire.fault = fault;
  }

  stop(): Promise<void> {
    return this.#wire.stop();
  }

  /** One thing after the other, as a machine does. */
  #inTurn<Done>(act: () => Promise<Done>): Promise<Done> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => null);
    return done;
  }

  #messageId(): string {
    this.#count += 1;
    return `${this.id}-${this.#count}`;
  }

  async #runOne(sampleId: string, { asks = false, isControl = false }: RunSamples): Promise<void> {
    const { alsoMeasures = [] } = this.#start;
    const measures = [...MACHINE_PROFILES[this.profile].measures, ...alsoMeasures];
    let codes: readonly string[] = measures.map(({ code }) => code);
    if (asks) {
      codes = (await this.#player.ask(sampleId, this.#messageId())) ?? [];
      this.ordered.push({ sampleId, codes });
    }
    const messageId = this.#messageId();
    const { seed = 1, clock = Date.now } = this.#start;
    const results = measure(measures, sampleId, { seed, run: this.#count });
    const wanted = results.filter(({ code }) => codes.includes(code));
    if (wanted.length === 0) return;
    const off = this.#wire.fault === 'clock-off' ? CLOCK_OFF_MS : 0;
    const sample: SimSample = {
      sampleId,
      isControl,
      name: 'TEST ONE',
      results: wanted,
      messageId,
      measuredAt: simStamp(clock() - off),
    };
    await this.#player.tell([sample]);
    this.acknowledged.push(sample);
  }
}

/** Starts a machine that is played: it measures what it is told to run, and says so until the host has taken it. */
export async function startAnalyser(start: StartAnalyser): Promise<SimAnalyser> {
  const analyser = new Analyser(start);
  await analyser.begin();
  return analyser;
}
