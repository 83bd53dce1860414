import { exportList } from '@nidan/contract/base/exports/export-endpoints';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

export const exportCases: readonly RouteCase[] = [
  forRoute(exportList).send(async () => ({
    body: {
      name: 'stock',
      format: 'csv',
      columns: ['Item', 'Quantity'],
      rows: [
        ['Gloves', 12.5],
        ['Tubes', null],
      ],
    },
  })),
];
