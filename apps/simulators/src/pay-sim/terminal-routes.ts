import { MINUTE } from '@nidan/domain/time/durations';
import type { FastifyInstance } from 'fastify';
import { type SimCharge, type SimState, textOf } from './sim-state.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Token that every simulated terminal takes. */
export const SIM_SECURITY_TOKEN = 'simulated-security-token-0001';

const FIRST_REF = 4_000_001;

/** A payment that nobody decided in time is cancelled by the cloud itself. */
function settled(state: SimState, charge: SimCharge): SimCharge {
  if (charge.state === 'uploaded' && charge.cancelsAt <= state.clock()) charge.state = 'cancelled';
  return charge;
}

function upload(state: SimState, given: Fields): object {
  const transactionNumber = textOf(given['TransactionNumber']);
  const imei = textOf(given['IMEI']);
  const charges = [...state.charges.values()].map((charge) => settled(state, charge));
  const same = charges.find((charge) => charge.transactionNumber === transactionNumber);
  if (same !== undefined) {
    return {
      ResponseCode: 1,
      ResponseMessage: 'DUPLICATE TRANSACTION NUMBER',
      PlutusTransactionReferenceID: -same.ref,
    };
  }
  if (charges.some((charge) => charge.imei === imei && charge.state === 'uploaded')) {
    return {
      ResponseCode: 0,
      ResponseMessage: 'TRANSACTION PENDING ON TERMINAL',
      PlutusTransactionReferenceID: 0,
    };
  }
  const amount = Number(given['Amount']);
  if (!Number.isInteger(amount) || amount <= 0 || transactionNumber === '') {
    return { ResponseCode: 1, ResponseMessage: 'INVALID INPUT', PlutusTransactionReferenceID: 0 };
  }
  const ref = FIRST_REF + state.charges.size;
  const cancelsAt = state.clock() + Number(given['AutoCancelDurationInMinutes'] ?? 5) * MINUTE;
  state.charges.set(ref, {
    ref,
    transactionNumber,
    imei,
    amount,
    cancelsAt,
    state: 'uploaded',
    approvedAmount: amount,
  });
  return { ResponseCode: 0, ResponseMessage: 'APPROVED', PlutusTransactionReferenceID: ref };
}

function status(state: SimState, given: Fields): object {
  const charge = state.charges.get(Number(given['PlutusTransactionReferenceID']));
  if (charge === undefined) return { ResponseCode: 1, ResponseMessage: 'INVALID PLUTUS TXN REF ID' };
  const number = { Tag: 'TransactionNumber', Value: charge.transactionNumber };
  switch (settled(state, charge).state) {
    case 'uploaded':
      return { ResponseCode: 1_001, ResponseMessage: 'TXN UPLOADED', TransactionData: [number] };
    case 'approved':
      return {
        ResponseCode: 0,
        ResponseMessage: 'TXN APPROVED',
        TransactionData: [
          number,
          { Tag: 'PaymentMode', Value: 'CARD' },
          { Tag: 'Amount', Value: (charge.approvedAmount / 100).toFixed(2) },
          { Tag: 'RRN', Value: String(610_000_000_000 + charge.ref) },
          { Tag: 'ApprovalCode', Value: '00S1M1' },
          { Tag: 'Card Number', Value: '************0000' },
        ],
      };
    case 'declined':
      return { ResponseCode: 1, ResponseMessage: 'TXN DECLINED', TransactionData: [number] };
    case 'cancelled':
      return { ResponseCode: 1, ResponseMessage: 'TRANSACTION CANCELLED', TransactionData: [number] };
  }
}

function cancel(state: SimState, given: Fields): object {
  const charge = state.charges.get(Number(given['PlutusTransactionReferenceID']));
  if (charge === undefined) return { ResponseCode: 1, ResponseMessage: 'INVALID PLUTUS TXN REF ID' };
  if (settled(state, charge).state !== 'uploaded') {
    return { ResponseCode: 1, ResponseMessage: 'CANNOT CANCEL AS TRANSACTION IS IN PROGRESS OR OVER' };
  }
  charge.state = 'cancelled';
  return { ResponseCode: 0, ResponseMessage: 'APPROVED' };
}

/** The cloud of the card terminals: upload, status, cancel. Its HTTP status is 200 whatever it says. */
export function addTerminals(app: FastifyInstance, state: SimState): void {
  const calls = {
    UploadBilledTransaction: upload,
    GetCloudBasedTxnStatus: status,
    CancelTransaction: cancel,
  };
  for (const [name, call] of Object.entries(calls)) {
    app.post(`/API/CloudBasedIntegration/V1/${name}`, async (request) => {
      const given: Fields = Object(request.body ?? {});
      if (given['SecurityToken'] !== SIM_SECURITY_TOKEN) {
        return {
          ResponseCode: 1,
          ResponseMessage: 'INVALID SECURITY TOKEN',
          PlutusTransactionReferenceID: 0,
        };
      }
      return call(state, given);
    });
  }
}
