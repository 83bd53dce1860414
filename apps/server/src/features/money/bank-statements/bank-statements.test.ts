import {
  listAgencyReceipts,
  reverseAgencyReceipt,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import {
  bankLineCandidates,
  listBankLines,
  matchBankLines,
  proposeBankMatches,
  readBankStatement,
  receiveBankLine,
  saveBankAccount,
  undoBankMatch,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import {
  decideBatchArchival,
  moveSettlementBatch,
  settleBatch,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sentToBank, versionOf } from '../settlements/testing/batches-of-lab.ts';
import { somebody, today } from '../settlements/testing/money-between-places.ts';
import {
  accountBody,
  accountWith,
  fileBody,
  GUESSED,
  newAccount,
  newAgency,
  receiptByBank,
} from './testing/statements-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('a statement of a bank', () => {
  it('adds a line once, whichever file brings it, and keeps two that are alike in one file', async () => {
    const { person, account } = await newAccount(app);
    const { accountId } = account;
    const lines = [{ amount: 100 }, { amount: 100 }, { amount: -59, narration: 'SMS CHARGES' }];
    const first = await person.ok(readBankStatement, { body: fileBody(accountId, lines) });
    expect(first).toMatchObject({ fileName: 'statement.csv', format: 'csv', lines: 3, added: 3 });
    const again = await person.ok(readBankStatement, { body: fileBody(accountId, lines) });
    expect(again).toMatchObject({ lines: 3, added: 0 });
    const more = await person.ok(readBankStatement, { body: fileBody(accountId, [...lines, { amount: 7 }]) });
    expect(more).toMatchObject({ lines: 4, added: 1 });
    const { rows } = await person.ok(listBankLines, { query: { accountId, open: true } });
    expect(rows.map(({ amountPaise }) => amountPaise).toSorted((a, b) => a - b)).toEqual([
      -5_900, 700, 10_000, 10_000,
    ]);
  });

  it('is read by the columns of its account, and tells cell by cell what it cannot read', async () => {
    const { person, account } = await newAccount(app);
    const { accountId, version, name, accountNo, ifsc } = account;
    const columns = { ...GUESSED, date: 'Tag', amount: 'Betrag' };
    const half = { accountId, version, name, accountNo, ifsc, columns: { ...columns, amount: '' } };
    expect(await person.refused(saveBankAccount, { body: half })).toMatchObject({
      errors: [{ field: 'columns' }],
    });
    const file = (text: string) => ({
      body: { statementId: newId(), accountId, name: 'umsatz.csv', content: base64(text) },
    });
    const text = 'Tag,Betrag\n24/11/2026,12.50 Cr\n';
    expect(await person.refused(readBankStatement, file(text))).toMatchObject({
      code: 'bank-columns-unknown',
    });
    await person.ok(saveBankAccount, { body: { ...half, columns } });
    const bad = '31/02/2026,1\n24/11/2026,a\n';
    expect(await person.refused(readBankStatement, file(`Tag,Betrag\n${bad}`))).toMatchObject({
      code: 'bank-file-cells',
      errors: [{ field: 'rows.2.date' }, { field: 'rows.3.amount' }],
    });
    // Beside a line that can be read each of these is a line that is left out, not the file.
    expect(await person.ok(readBankStatement, file(`${text}${bad}`))).toMatchObject({
      lines: 1,
      added: 1,
      skippedLines: 2,
      skipped: [
        { row: 3, column: 'date', found: '31/02/2026' },
        { row: 4, column: 'amount', found: 'a' },
      ],
    });
    expect(await person.ok(readBankStatement, file(text))).toMatchObject({ added: 0, skippedLines: 0 });
    expect(await person.refused(readBankStatement, file('Tag,Betrag\n'))).toMatchObject({
      code: 'file-refused',
    });
    const taken = { ...accountBody(), accountNo };
    expect(await person.refused(saveBankAccount, { body: taken })).toMatchObject({
      code: 'bank-account-taken',
    });
  });

  it('is read as MT940 where its account, currency and balances are right', async () => {
    const { person, account } = await newAccount(app);
    const { accountId, accountNo } = account;
    const mt940 = (closing: string, number = accountNo, currency = 'INR') => ({
      body: {
        statementId: newId(),
        accountId,
        name: 'statement.sta',
        content: base64(
          [
            ':20:STARTUMS',
            `:25:${number}`,
            ':28C:00331/001',
            `:60F:C261124${currency}1000,00`,
            ':61:2611241124C1250,50NTRFNONREF//N330261234567',
            ':86:NEFT CR SAHYADRI CLINIC',
            ':61:2611241124D59,00NCHGNONREF',
            ':86:SMS CHARGES',
            `:62F:C261124${currency}${closing}`,
            '-',
          ].join('\r\n'),
        ),
      },
    });
    expect(await person.refused(readBankStatement, mt940('2000,00'))).toMatchObject({ code: 'file-refused' });
    expect(await person.refused(readBankStatement, mt940('2191,50', '999999'))).toMatchObject({
      code: 'bank-file-other-account',
    });
    expect(await person.refused(readBankStatement, mt940('2191,50', accountNo, 'EUR'))).toMatchObject({
      code: 'file-refused',
    });
    const bad = mt940('2191,50');
    const text = Buffer.from(bad.body.content, 'base64').toString();
    const content = base64(text.replace('D59,00', 'D59.x'));
    expect(await person.ok(readBankStatement, { body: { ...bad.body, content } })).toMatchObject({
      added: 1,
      skippedLines: 1,
      skipped: [{ row: 7, column: 'amount', found: '2611241124D59.xNCHGNONREF' }],
    });
    expect(await person.ok(readBankStatement, mt940('2191,50'))).toMatchObject({ format: 'mt940', added: 1 });
    const { rows } = await person.ok(listBankLines, {
      query: { accountId, from: '2026-11-24', to: '2026-11-24' },
    });
    expect(rows.find(({ amountPaise }) => amountPaise > 0)).toMatchObject({
      day: '2026-11-24',
      amountPaise: 125_050,
      reference: 'N330261234567',
      narration: 'NEFT CR SAHYADRI CLINIC',
    });
  });
});

/** An entry of a camt.053 of one side, with what is said between its side and its status. */
function entry(amount: string, side: string, { more = '', status = 'BOOK' } = {}): string {
  return `<Ntry><Amt Ccy="INR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}<Sts><Cd>${status}</Cd></Sts><ValDt><Dt>2026-11-24</Dt></ValDt><NtryDtls><TxDtls><Refs><EndToEndId>UTR${amount}</EndToEndId></Refs><RmtInf><Ustrd>NEFT &amp; more</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

it('reads a camt.053 with what came, what went out and what was taken back, and none that declares entities', async () => {
  const { person, account } = await newAccount(app);
  const { accountId, accountNo } = account;
  const file = (entries: string, prolog = '') => ({
    body: {
      statementId: newId(),
      accountId,
      name: 'statement.xml',
      content: base64(
        `<?xml version="1.0"?>${prolog}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${accountNo}</Id></Othr></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`,
      ),
    },
  });
  const entity = '<!DOCTYPE x [<!ENTITY a "b">]>';
  expect(await person.refused(readBankStatement, file(entry('1.00', 'CRDT'), entity))).toMatchObject({
    code: 'file-refused',
  });
  expect(await person.refused(readBankStatement, file(entry('one', 'CRDT')))).toMatchObject({
    code: 'bank-file-cells',
    errors: [{ field: 'rows.1.amount' }],
  });
  const badDay = entry('5.00', 'CRDT').replace('2026-11-24', '2026-13-24');
  const some = await person.ok(readBankStatement, file(badDay + entry('1.00', 'CRDT') + entry('x', 'DBIT')));
  expect(some).toMatchObject({
    added: 1,
    skippedLines: 2,
    skipped: [
      { row: 1, column: 'date', found: '2026-13-24' },
      { row: 3, column: 'amount', found: 'x' },
    ],
  });
  const whole = [
    entry('1250.50', 'CRDT'),
    entry('59.00', 'DBIT'),
    entry('10.00', 'CRDT', { more: '<RvslInd>true</RvslInd>' }),
    entry('77.00', 'CRDT', { status: 'PDNG' }),
  ].join('');
  expect(await person.ok(readBankStatement, file(whole))).toMatchObject({ format: 'camt053', added: 3 });
  const { rows } = await person.ok(listBankLines, { query: { accountId } });
  expect(rows.map(({ amountPaise }) => amountPaise).toSorted((a, b) => a - b)).toEqual([
    -5_900, -1_000, 100, 125_050,
  ]);
  expect(rows.find(({ amountPaise }) => amountPaise > 100)).toMatchObject({
    day: '2026-11-24',
    reference: 'UTR1250.50',
    narration: 'NEFT & more',
  });
});

describe('a line of a statement', () => {
  it('is proposed for the money of its number, confirmed once by whoever comes first of 32, and undone with a reason', async () => {
    const { receiptId, reference } = await receiptByBank(app);
    const { person, account, lineOf } = await accountWith(app, [
      { amount: 1_250, narration: `NEFT ${reference}` },
      { amount: 1_250.5 },
    ]);
    const { accountId } = account;
    const { proposals } = await person.ok(proposeBankMatches, { query: { accountId } });
    expect(proposals).toMatchObject([
      { lineId: lineOf(1_250).lineId, by: 'reference', expected: { documentId: receiptId } },
    ]);
    const match = (lineId: string) => ({
      body: {
        matches: [
          { matchId: newId(), lineId, meaning: 'agencyReceipt' as const, documentId: receiptId, note: '' },
        ],
      },
    });
    expect(await person.refused(matchBankLines, match(lineOf(1_250.5).lineId))).toMatchObject({
      code: 'bank-amount-differs',
    });
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => person.call(matchBankLines, match(lineOf(1_250).lineId))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 31 }, () => 409),
    ]);
    const { rows } = await person.ok(listBankLines, { query: { accountId } });
    const matched = rows.find(({ match: one }) => one !== null)?.match;
    expect(matched).toMatchObject({ meaning: 'agencyReceipt', documentId: receiptId, can: ['undo'] });
    const undo = { body: { matchId: matched?.matchId ?? '', reason: 'Of another agency' } };
    expect(await person.ok(undoBankMatch, undo)).toMatchObject({ match: null });
    expect(await person.refused(undoBankMatch, undo)).toMatchObject({ code: 'bank-match-undone' });
    const [receipt] = (await person.ok(listAgencyReceipts, { query: {} })).rows.filter(
      (one) => one.receiptId === receiptId,
    );
    const reversal = { receiptId, reversalId: newId(), version: receipt?.version ?? 0, reason: 'Bounced' };
    await person.ok(reverseAgencyReceipt, { body: reversal });
    expect(await person.refused(matchBankLines, match(lineOf(1_250).lineId))).toMatchObject({
      code: 'bank-money-not-expected',
    });
  });

  it('is money of an agency that nobody wrote down yet, or none at all', async () => {
    const agencyId = await newAgency(app);
    const { person, account, lineOf } = await accountWith(app, [
      { amount: 4_400, reference: 'UTR00044' },
      { amount: -59 },
    ]);
    const received = (lineId: string) => ({
      body: { matchId: newId(), lineId, receiptId: newId(), agencyId },
    });
    expect(await person.refused(receiveBankLine, received(lineOf(-59).lineId))).toMatchObject({
      code: 'bank-line-goes-out',
    });
    const line = await person.ok(receiveBankLine, received(lineOf(4_400).lineId));
    expect(line.match).toMatchObject({ meaning: 'agencyReceipt' });
    expect(await person.refused(receiveBankLine, received(lineOf(4_400).lineId))).toMatchObject({
      code: 'bank-line-matched',
    });
    const { rows } = await person.ok(listAgencyReceipts, { query: { agencyId } });
    expect(rows).toMatchObject([{ amountPaise: 440_000, mode: 'Online', reference: 'UTR00044' }]);
    const said = { matchId: newId(), lineId: lineOf(-59).lineId, documentId: null, note: 'SMS' };
    await person.ok(matchBankLines, { body: { matches: [{ ...said, meaning: 'bankCharge' }] } });
    const left = await person.ok(listBankLines, { query: { accountId: account.accountId, open: true } });
    expect(left.rows).toEqual([]);
  });

  it('of a batch holds what is settled to it, and stays once the batch is archived', async () => {
    const { batch, reference, cashier } = await sentToBank(app);
    const { person, account, lineOf } = await accountWith(app, [{ amount: 350, reference }]);
    const { lineId } = lineOf(350);
    const { proposals } = await person.ok(proposeBankMatches, { query: { accountId: account.accountId } });
    expect(proposals).toMatchObject([
      { by: 'reference', expected: { documentId: batch.batchId, on: today } },
    ]);
    const { candidates } = await person.ok(bankLineCandidates, { query: { lineId } });
    expect(candidates).toContainEqual(
      expect.objectContaining({ meaning: 'settlement', documentId: batch.batchId }),
    );
    const match = {
      matchId: newId(),
      lineId,
      meaning: 'settlement' as const,
      documentId: batch.batchId,
      note: '',
    };
    await person.ok(matchBankLines, { body: { matches: [match] } });
    const less = { ...versionOf(batch), paidPaise: 34_300, feePaise: 700 };
    expect(await person.refused(settleBatch, { body: less })).toMatchObject({
      code: 'settlement-bank-paid-other',
    });
    const done = await person.ok(settleBatch, { body: { ...less, paidPaise: 35_000, feePaise: 0 } });
    const asked = await person.ok(moveSettlementBatch, {
      body: { ...versionOf(done), action: 'requestArchival' },
    });
    await cashier.ok(decideBatchArchival, { body: { ...versionOf(asked), action: 'archive' } });
    const undo = { body: { matchId: match.matchId, reason: 'Too late' } };
    expect(await person.refused(undoBankMatch, undo)).toMatchObject({ code: 'bank-match-archived' });
    expect(await (await somebody(app)).refused(undoBankMatch, undo)).toMatchObject({ status: 409 });
  });

  it('leaves the books whole', async () => {
    expect(await offencesIn(app)).toEqual([]);
  });
});
