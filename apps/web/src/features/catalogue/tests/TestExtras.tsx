import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { GstPart } from './parts/GstPart.tsx';
import { LocalTermsPart } from './parts/LocalTermsPart.tsx';
import { TestFormat } from './TestFormat.tsx';
import { TestMachines } from './parts/TestMachines.tsx';
import { TryTest } from './TryTest.tsx';

/** What of a test is tried, or no part of its versions: the machines that measure it, what locations do otherwise, and its GST. */
export function TestExtras({ test }: { readonly test: TestDetails }) {
  return (
    <>
      {test.kind === 'test' && (
        <>
          <TryTest test={test} />
          <TestMachines test={test} />
        </>
      )}
      <LocalTermsPart test={test} />
      {test.kind !== 'package' && <TestFormat test={test} />}
      <GstPart test={test} />
    </>
  );
}
