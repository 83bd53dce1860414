import type { OrderProblem } from '@nidan/domain/payments/order-problem';
import type { OutgoingAnswer } from '../../../kernel/outgoing/call-out.ts';
import { NoAnswer } from '../../../kernel/outgoing/call-out.ts';
import type { CameMoney } from './take-order-money.ts';

/** What of an order goes to the other side: nothing about the patient, and of an agency its code. */
export interface AskedOrder {
  readonly orderId: string;
  /** What it is for, such as `Bill AC1021` or `Account WAGHOLI`, for whoever pays. */
  readonly subject: string;
  readonly amountPaise: number;
  readonly expiresAt: Date;
}

/** How the other side has taken an order. */
export interface Opened {
  readonly gatewayRef: string;
  /** What the patient scans or opens. */
  readonly request: string | null;
}

/** How an order is on the other side. */
export interface Looked {
  readonly money: readonly CameMoney[];
  /** Somebody tried to pay. */
  readonly isAttempted: boolean;
  /** It can be paid no more; why, for whoever waits. */
  readonly over: OrderProblem | null;
}

/** A gateway or a terminal, as orders are given to it. Each call throws `NoAnswer` or `Refused`. */
export interface OrderSide {
  /** Gives an order; given twice it is one order there, or one that nobody can see. */
  open(order: AskedOrder): Promise<Opened>;
  look(order: AskedOrder, gatewayRef: string): Promise<Looked>;
  /** Takes an order back; one that is over already stays as it is. */
  withdraw(order: AskedOrder, gatewayRef: string): Promise<void>;
}

/** The other side answered, and does not do it. */
export class Refused extends Error {
  readonly problem: OrderProblem;
  /** It may do so later. */
  readonly isPassing: boolean;

  constructor(problem: OrderProblem, said: string | null, isPassing = false) {
    super(said ?? '');
    this.name = 'Refused';
    this.problem = problem;
    this.isPassing = isPassing;
  }
}

const TOO_MANY = 429;

/** An answer below 400; throws `NoAnswer` for what may work later and `Refused` for what does not. */
export function accepted(answer: OutgoingAnswer, said: string | null): unknown {
  const { status, json } = answer;
  if (status < 400) return json;
  if (status === TOO_MANY || status >= 500) throw new NoAnswer(`status ${status}`);
  // Other keys may be set tomorrow: the order waits for its end.
  if (status === 401 || status === 403) throw new Refused('keys', said, true);
  throw new Refused('refused', said);
}
