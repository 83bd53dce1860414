import { readFileSync } from 'node:fs';
import { measureAudit } from './figures/audit-at-scale.ts';
import { measureBackup } from './figures/backup-speed.ts';
import { measureFileOfRows } from './figures/file-of-rows.ts';
import { measureInsight } from './figures/insight-at-scale.ts';
import { measureBoardOfCases } from './figures/board-of-cases.ts';
import { type BenchPart, type BenchSettings, benchSettings, PARTS_OF_SERVER } from './bench-settings.ts';
import { measureBills } from './figures/bill-throughput.ts';
import { measureBooks } from './figures/books-at-scale.ts';
import { measureBalance } from './figures/balance-of-agency.ts';
import { measureBoxes } from './figures/box-speed.ts';
import { measureBrowser } from './figures/browser-speed.ts';
import { measureBundle } from './figures/bundle-size.ts';
import { measureCatalogue } from './figures/catalogue-at-scale.ts';
import { measureCultures } from './figures/culture-at-scale.ts';
import { compareFigures, readFigures } from './compare-figures.ts';
import { holdAgainst, missedGates, printedFigures, printFigure } from './figure.ts';
import { measureFindingTubes } from './figures/find-a-tube.ts';
import { measureDelivery } from './figures/delivery-speed.ts';
import { measureImport } from './figures/import-speed.ts';
import { measureInvoices } from './figures/invoices-of-a-cycle.ts';
import { measureOrders, RECORDED_ORDERS } from './figures/order-throughput.ts';
import { measurePdfs } from './figures/pdf-throughput.ts';
import { measureRangeChoice } from './figures/range-choice.ts';
import { measureConsumption } from './figures/consumption-speed.ts';
import { measureReceipt } from './figures/receipt-speed.ts';
import { measureReads } from './figures/reads-at-scale.ts';
import { referenceMs } from './reference-work.ts';
import { measureSwaps } from './figures/swap-detector.ts';
import { measureRules } from './figures/release-by-rule.ts';
import { requireInvariants } from './require-invariants.ts';
import { measureLevels } from './figures/stock-levels.ts';
import { measureSealing } from './figures/seal-rate.ts';
import { measureMachines } from './figures/machine-messages.ts';
import { measureMemory } from './figures/server-memory.ts';
import { measureSignIns } from './figures/sign-in-throughput.ts';
import { measureStagedFloor } from './staged-floor.ts';
import { startServerUnderTest } from './server-under-test.ts';
import { measureFloor } from './figures/statement-floor.ts';
import { measureTrust } from './figures/trust-cost.ts';

async function measureServer(settings: BenchSettings, wanted: (part: BenchPart) => boolean): Promise<void> {
  const server = await startServerUnderTest();
  try {
    if (wanted('orders')) {
      const { seconds } = settings;
      await measureOrders(server, { clients: 1, seconds });
      const orders = await measureOrders(server, { clients: 8, seconds });
      await measureOrders(server, { clients: 32, seconds });
      await measureStagedFloor(server, { seconds, perSecond: orders });
      await requireInvariants(server.urls.checkerUrl);
      // Last, because what is replayed carries the hashes of the recorded order.
      await measureFloor(server, RECORDED_ORDERS, { seconds, perSecond: orders });
    }
    if (wanted('bills')) await measureBills(server, settings.seconds);
    if (wanted('signin')) await measureSignIns(server, settings.seconds);
    if (wanted('memory')) await measureMemory(server, settings.orders);
    if (wanted('start')) {
      const { startMs } = await server.restart();
      printFigure({
        name: 'warm_start',
        value: startMs / 1_000,
        unit: 's',
        target: '<= 3',
        ok: startMs <= 3_000,
      });
    }
    if (wanted('trust')) await measureTrust(server, settings.seconds);
    if (wanted('audit')) await measureAudit(server, settings.events * 5);
    if (wanted('import')) await measureImport(server);
    if (wanted('boxes')) await measureBoxes(server);
    if (wanted('receipts')) await measureReceipt(server);
    if (wanted('rules')) await measureRules(server);
    if (wanted('machines')) await measureMachines(server);
    if (wanted('delivery')) await measureDelivery(server, settings.messages);
    if (wanted('seal')) await measureSealing(server, settings.events);
    // Last, because they leave thousands of tests in the catalogue.
    if (wanted('browser')) await measureBrowser(server);
    if (wanted('catalogue')) await measureCatalogue(server);
  } finally {
    await server.stop();
  }
}

async function measureAll(settings: BenchSettings): Promise<void> {
  const wanted = (part: BenchPart): boolean => settings.only.size === 0 || settings.only.has(part);
  const ms = referenceMs();
  holdAgainst(ms);
  printFigure({ name: 'reference', value: ms, unit: 'ms' });
  if (wanted('bundle')) measureBundle();
  if (wanted('ranges')) measureRangeChoice();
  if (wanted('swaps')) measureSwaps();
  if (wanted('culture')) measureCultures();
  if (wanted('pdf')) await measurePdfs(settings.pdfs);
  if (wanted('reads')) await measureReads(settings.bills);
  if (wanted('tubes')) await measureFindingTubes(settings.tubes);
  if (wanted('insight')) await measureInsight(Math.max(...settings.bills));
  if (wanted('files')) await measureFileOfRows();
  if (wanted('stages')) await measureBoardOfCases(2_000);
  if (wanted('levels')) await measureLevels();
  if (wanted('consumption')) await measureConsumption();
  if (wanted('invoices')) await measureInvoices();
  if (wanted('balance')) await measureBalance();
  if (wanted('books')) await measureBooks();
  if (wanted('backup')) await measureBackup();
  if (PARTS_OF_SERVER.some(wanted)) await measureServer(settings, wanted);
}

const settings = benchSettings(process.argv.slice(2));
// Read first: a base that cannot be read is told before anything is measured.
const base = settings.compare === null ? null : readFigures(readFileSync(settings.compare, 'utf8'));
for (let run = 0; run < settings.runs; run += 1) await measureAll(settings);
if (base !== null) {
  const differences = compareFigures(base, printedFigures());
  for (const difference of differences) process.stdout.write(`${JSON.stringify(difference)}\n`);
  if (differences.length === 0) process.stdout.write('No figure differs by more than noise\n');
}
const missed = missedGates();
if (missed.length > 0) process.stderr.write(`Missed: ${missed.join(', ')}\n`);
