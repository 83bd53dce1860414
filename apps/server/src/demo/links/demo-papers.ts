import {
  publishTemplate,
  saveTemplate,
  type TemplateDetails,
} from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import {
  approveSmartRule,
  generateSmartReport,
  shareSmartReport,
} from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { STARTING_TEMPLATE } from '@nidan/domain/report-templates/template-content';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoLifeOfPatients } from '../demo-bills.ts';
import type { DemoClient } from '../demo-client.ts';
import type { DemoStaff } from '../demo-staff.ts';

/** The note below HbA1c in the three languages of paper. */
const NOTE = {
  kind: 'FILL_BLANKS' as const,
  title: { en: 'Note for the patient', hi: 'रोगी के लिए सूचना', mr: 'रुग्णासाठी सूचना' },
  text: {
    en: 'The average sugar of about three months (HbA1c) is {{result.HBA1C}}, which is {{HBA1C ? normal: within | high: above}} the range. Do not change medicines without your doctor.',
    hi: 'पिछले तीन महीनों की औसत शर्करा (HbA1c) {{result.HBA1C}} है, जो सीमा {{HBA1C ? normal: में | high: से अधिक}} है। चिकित्सक की सलाह के बिना दवा न बदलें।',
    mr: 'तीन महिन्यांच्या सरासरी साखरेचे प्रमाण (HbA1c) {{result.HBA1C}} आहे, ते मर्यादे{{HBA1C ? normal: त | high: पेक्षा जास्त}} आहे. औषधे डॉक्टरांच्या सल्ल्याशिवाय बदलू नका.',
  },
};

/** One template of the demo lab, which the manager wrote and the pathologist published before the first report. */
export async function keepDemoTemplate(
  manager: DemoClient,
  { pathologist, testId }: Pick<DemoStaff, 'pathologist' | 'testId'>,
): Promise<void> {
  const { letterheadMm, shown } = STARTING_TEMPLATE;
  const saved: TemplateDetails = await manager.call(saveTemplate, {
    as: 'template of HbA1c',
    body: {
      templateId: newId(),
      templateVersionId: newId(),
      version: null,
      name: 'HbA1c',
      content: { letterheadMm, shown: [...shown], sections: [NOTE] },
      testIds: [await testId('HBA1C')],
    },
  });
  const { templateVersionId = '', version = 1 } = saved.draft ?? {};
  await pathologist.call(publishTemplate, {
    as: 'template of HbA1c in use',
    body: { templateVersionId, version },
  });
}

const RULES = [
  'HB-low',
  'CHOL-high',
  'LDL-high',
  'TG-high',
  'HDL-low',
  'GLU_F-high',
  'HBA1C-high',
  'VITD-low',
] as const;
/** Has lipids and sugar. */
const EXPLAINED = 8;

/** Rules that the pathologist let speak, and a smart report of one patient with its link. */
export async function keepDemoSmartReport({ staff, billOf }: DemoLifeOfPatients): Promise<void> {
  const { pathologist, frontDesk } = staff;
  for (const ruleId of RULES) {
    await pathologist.call(approveSmartRule, {
      as: `rule ${ruleId} of the smart report`,
      body: { ruleId, ruleVersion: 1, approved: true },
    });
  }
  const { billId } = billOf(EXPLAINED);
  const { smartId } = await frontDesk.call(generateSmartReport, {
    as: 'smart report',
    body: { billId, language: 'mr' },
  });
  await frontDesk.call(shareSmartReport, { as: 'link to a smart report', body: { smartId } });
}
