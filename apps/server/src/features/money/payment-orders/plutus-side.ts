import { callOut, listAt, numberAt, textAt } from '../../../kernel/outgoing/call-out.ts';
import { accepted, type AskedOrder, type Looked, type OrderSide, Refused } from './order-side.ts';

interface TerminalKeys {
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly securityToken: string;
  readonly storePosCode: string;
  readonly imei: string;
}

const BASE = '/API/CloudBasedIntegration/V1';
/** The answer to a payment that is on the terminal and not decided yet. */
const UPLOADED = 1_001;

function tagsOf(json: unknown): ReadonlyMap<string, string> {
  return new Map(
    listAt(json, 'TransactionData').map((entry) => [
      textAt(entry, 'Tag') ?? '',
      textAt(entry, 'Value') ?? '',
    ]),
  );
}

/** Paise of `'800.00'` in rupees or `'80000'` in paise; null when it is no amount. */
export function terminalAmount(text: string): number | null {
  const [, rupees, paise] = /^(\d{1,9})(?:\.(\d{2}))?$/u.exec(text) ?? [];
  if (rupees === undefined) return null;
  return paise === undefined ? Number(rupees) : Number(rupees) * 100 + Number(paise);
}

function lookedOf(order: AskedOrder, ref: string, json: unknown): Looked {
  const code = numberAt(json, 'ResponseCode');
  if (code === UPLOADED) return { money: [], isAttempted: false, over: null };
  if (code !== 0) return { money: [], isAttempted: true, over: 'declined' };
  // An approval without a readable amount is one all the same; of another amount it is held.
  const amount = terminalAmount(tagsOf(json).get('Amount') ?? '') ?? order.amountPaise;
  return {
    money: [{ gatewayPaymentId: `terminal-${ref}`, amount, currency: 'INR' }],
    isAttempted: false,
    over: null,
  };
}

/** Card terminals of Pine Labs by their cloud (Plutus Smart cloud integration: upload, status, cancel). */
export function plutusTerminal(keys: TerminalKeys): OrderSide {
  const { baseUrl, merchantId, securityToken, storePosCode, imei } = keys;
  const own = {
    MerchantID: merchantId,
    SecurityToken: securityToken,
    MerchantStorePosCode: storePosCode,
    IMEI: imei,
  };
  const ask = async (call: string, body: object): Promise<unknown> => {
    const answer = await callOut({
      baseUrl,
      path: `${BASE}/${call}`,
      method: 'POST',
      body: { ...body, ...own },
    });
    return accepted(answer, textAt(answer.json, 'ResponseMessage')?.slice(0, 200) ?? null);
  };
  const statusOf = (ref: string): Promise<unknown> =>
    ask('GetCloudBasedTxnStatus', { PlutusTransactionReferenceID: Number(ref) });
  /** The payment that was uploaded before a crash: only one that names our order is taken for it. */
  const adopt = async (order: AskedOrder, ref: string): Promise<string> => {
    const json = await statusOf(ref);
    if (tagsOf(json).get('TransactionNumber') !== order.orderId) throw new Refused('refused', null);
    return ref;
  };
  return {
    async open(order) {
      const json = await ask('UploadBilledTransaction', {
        TransactionNumber: order.orderId,
        SequenceNumber: 1,
        AllowedPaymentMode: '1|10',
        Amount: String(order.amountPaise),
        UserID: '',
        AutoCancelDurationInMinutes: 5,
      });
      const ref = numberAt(json, 'PlutusTransactionReferenceID') ?? 0;
      const said = textAt(json, 'ResponseMessage')?.slice(0, 200) ?? null;
      if (ref < 0) {
        return { gatewayRef: await adopt(order, String(-ref)), request: null };
      }
      // Another payment is on the terminal: this one is uploaded when that is over.
      if (ref === 0 && numberAt(json, 'ResponseCode') === 0) throw new Refused('busy', said, true);
      if (ref === 0) throw new Refused('refused', said);
      return { gatewayRef: String(ref), request: null };
    },
    async look(order, ref) {
      return lookedOf(order, ref, await statusOf(ref));
    },
    async withdraw(order, ref) {
      await ask('CancelTransaction', {
        PlutusTransactionReferenceID: Number(ref),
        Amount: String(order.amountPaise),
      });
    },
  };
}
