import type { ControlChart } from '@nidan/domain/documents/control-chart';
import { type TemplateInput, templateDate } from './template-input.ts';

/** The data of a Levey-Jennings chart. */
export function controlChartInput(chart: ControlChart): TemplateInput {
  const data = { ...chart, date: templateDate(chart.documentDate) };
  return { template: 'control-chart.typ', data, files: new Map() };
}
