import type { DisposalCertificate } from '@nidan/domain/documents/disposal-certificate';
import { type TemplateInput, templateDate } from './template-input.ts';

/** The data of the certificate of a disposal. */
export function disposalCertificateInput(certificate: DisposalCertificate): TemplateInput {
  const data = { ...certificate, date: templateDate(certificate.documentDate) };
  return { template: 'disposal-certificate.typ', data, files: new Map() };
}
