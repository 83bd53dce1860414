import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { MACHINE_PROFILES, type ProfileName } from './machine-profiles.ts';
import { isSimFault, SIM_FAULTS } from './sim-faults.ts';
import { type SimAnalyser, startAnalyser, type StartAnalyser } from './start-analyser.ts';

export interface AnalyserSim {
  readonly url: string;
  readonly machines: readonly SimAnalyser[];
  stop(): Promise<void>;
}

interface Start {
  /** Of the controls; a free one unless told. */
  readonly port?: number;
  readonly machines: readonly StartAnalyser[];
}

/** Machines that wait at ports of this machine for the gateway to call them. */
export const DEFAULT_MACHINES =
  'blood-count=blood-count@7071,chemistry=chemistry@7072,blood-count-hl7=blood-count-hl7@7073,immunoassay=immunoassay@7074,chemistry-fixed=chemistry-fixed@7075';

const MACHINE = /^([A-Za-z0-9-]+)=([a-z0-9-]+)(?:@(\d+)|>([^:>]+):(\d+)|:(\/.+))$/u;

function isProfile(name: string): name is ProfileName {
  return Object.hasOwn(MACHINE_PROFILES, name);
}

function addressOf(
  port: string | undefined,
  host: string | undefined,
  hostPort: string | undefined,
): StartAnalyser['address'] {
  if (port !== undefined) return { mode: 'server', port: Number(port) };
  return { mode: 'client', host: host ?? '127.0.0.1', port: Number(hostPort) };
}

/** Machines as text, parted by commas: `id=profile@port` waits there, `id=profile>host:port` calls, `id=profile:/folder` writes files. */
export function machinesOf(text: string): StartAnalyser[] {
  return text
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [, id, profile = '', port, host, hostPort, folder] = MACHINE.exec(one.trim()) ?? [];
      if (id === undefined || !isProfile(profile))
        throw new Error(
          `"${one}" is no machine: write id=profile@port, id=profile>host:port or id=profile:/folder with one of ${Object.keys(MACHINE_PROFILES).join(', ')}`,
        );
      const address =
        folder === undefined ? addressOf(port, host, hostPort) : ({ mode: 'folder', folder } as const);
      return { id, profile, address };
    });
}

function bodyField({ body }: FastifyRequest, name: string): unknown {
  return Reflect.get(Object(body), name);
}

function samplesOf(request: FastifyRequest): string[] {
  const given = bodyField(request, 'samples');
  return Array.isArray(given) ? given.map(String).filter((one) => one !== '') : [];
}

const view = ({ id, profile, port, acknowledged, ordered }: SimAnalyser) => ({
  id,
  profile,
  port,
  acknowledged,
  ordered,
});

function addControls(app: FastifyInstance, machines: readonly SimAnalyser[]): void {
  const of = (request: FastifyRequest): SimAnalyser | undefined =>
    machines.find(({ id }) => id === Reflect.get(Object(request.params), 'id'));
  const run = async (request: FastifyRequest, reply: FastifyReply, isControl: boolean) => {
    const machine = of(request);
    if (machine === undefined) return reply.code(404).send({ message: 'There is no such machine' });
    const samples = samplesOf(request);
    if (samples.length === 0) return reply.code(400).send({ message: 'Give samples: a list of sample ids' });
    await machine.run(samples, { isControl, asks: bodyField(request, 'asks') === true });
    return reply.send(view(machine));
  };
  app.get('/__sim/machines', async () => machines.map(view));
  app.get('/__sim/machine/:id', async (request, reply) => {
    const machine = of(request);
    return machine === undefined ? reply.code(404).send({}) : view(machine);
  });
  app.post('/__sim/machine/:id/run', (request, reply) => run(request, reply, false));
  app.post('/__sim/machine/:id/qc', (request, reply) => run(request, reply, true));
  app.post('/__sim/machine/:id/fault', async (request, reply) => {
    const machine = of(request);
    const fault = bodyField(request, 'fault') ?? null;
    if (machine === undefined) return reply.code(404).send({});
    if (fault !== null && !isSimFault(fault))
      return reply.code(400).send({ message: `A fault is one of ${SIM_FAULTS.join(', ')}, or null` });
    machine.fault(fault);
    return reply.send(view(machine));
  });
}

/** Starts machines that are played, with controls on this machine alone. */
export async function startAnalyserSim({ port = 0, machines: wanted }: Start): Promise<AnalyserSim> {
  const machines = await Promise.all(wanted.map(startAnalyser));
  const app = fastify();
  addControls(app, machines);
  const url = await app.listen({ host: '127.0.0.1', port });
  const stop = async (): Promise<void> => {
    await Promise.all(machines.map((machine) => machine.stop()));
    await app.close();
  };
  return { url, machines, stop };
}
