import { listMachineDrivers } from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import type { MachineDriverState } from '@nidan/domain/status-sets/lab/machine-driver';
import { machineDriver } from '@nidan/domain/status-sets/lab/machine-driver';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { DriverPanel, type PickedDriver } from './DriverPanel.tsx';
import { FOLLOWED_OF_LINKS } from './followed-of-interfacing.ts';
import { linkTexts } from './texts/link-texts.ts';

/** A line of the list: a version of the lab, or one that comes with the product and was not taken. */
interface Line extends PickedDriver {
  readonly name: string;
  readonly revision: number | null;
  readonly state: MachineDriverState | null;
  readonly links: number;
}

/** The drivers of the lab and those that come with the product. */
export function Drivers() {
  const t = useTexts(linkTexts);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const query = useApiQuery(listMachineDrivers, {}, { follows: FOLLOWED_OF_LINKS });
  return (
    <QueryView query={query}>
      {({ drivers, delivered, can }) => {
        const lines: readonly Line[] = [
          ...drivers.map((driver) => ({ key: driver.driverId, driver, source: null, ...driver })),
          ...delivered
            .filter(({ driverId }) => driverId === null)
            .map(({ code, name, source }) => ({
              key: code,
              code,
              name,
              source,
              driver: null,
              revision: null,
              state: null,
              links: 0,
            })),
        ];
        const line = lines.find(({ key }) => key === sel) ?? lines[0];
        return (
          <SplitPane
            name="drivers"
            label={t('driver')}
            width={560}
            widest={900}
            pane={<DriverPanel key={line?.key} picked={line} mayAdd={can.includes('add')} />}
          >
            <DriverTable
              lines={lines}
              current={line?.key ?? null}
              onCurrent={(key) => change({ sel: key })}
            />
          </SplitPane>
        );
      }}
    </QueryView>
  );
}

interface DriverTableProps {
  readonly lines: readonly Line[];
  readonly current: string | null;
  readonly onCurrent: (key: string) => void;
}

function DriverTable({ lines, current, onCurrent }: DriverTableProps) {
  const t = useTexts(linkTexts);
  const stateLabel = useStateLabel(machineDriver);
  return (
    <Table
      label={t('drivers')}
      rows={lines}
      rowKey={({ key }) => key}
      keys="page"
      current={current}
      onCurrent={onCurrent}
      empty={<EmptyState kind="nothing" title={t('noDrivers')} text={t('noDriversText')} />}
      columns={[
        {
          key: 'name',
          head: t('driverName'),
          tip: ({ name }) => name,
          value: ({ name }) => name,
          cell: ({ name }) => <b>{name}</b>,
        },
        { key: 'revision', head: '', width: 40, align: 'end', value: ({ revision }) => revision },
        {
          key: 'state',
          head: t('state'),
          width: 148,
          cell: ({ state }) =>
            state === null ? (
              <span className="muted">{t('delivered')}</span>
            ) : (
              <StatusChip tone={machineDriver.states[state].tone}>{stateLabel(state)}</StatusChip>
            ),
        },
        { key: 'links', head: t('links'), width: 64, align: 'end', cell: ({ links }) => links || '' },
      ]}
    />
  );
}
