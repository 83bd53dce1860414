import { parentPort, workerData } from 'node:worker_threads';
import { type DriverTrial, runDriverTrial } from './driver-trial.ts';

// as: try-driver.ts starts this thread with a trial
const answer = runDriverTrial(workerData as DriverTrial);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(answer);
