import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { VENDOR_FILE_KINDS } from '@nidan/domain/enumerations/purchasing';
import { LARGEST_UPLOAD } from '@nidan/domain/files/file-purpose';
import { type Static, Type } from 'typebox';
import { FileContent } from '../../base/files/file-endpoints.ts';
import { KeptFileView } from '../../base/files/kept-file-view.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, page, pageOf } from '../../kernel/shapes.ts';

const read = { module: 'purchases', bits: PERMISSION.read } as const;
const update = { module: 'purchases', bits: PERMISSION.update } as const;
const Kind = Type.Enum([...VENDOR_FILE_KINDS]);

/** A file that the lab keeps of a vendor. */
export const VendorFileView = closed({ ...KeptFileView.properties, kind: Kind });
export type VendorFileView = Static<typeof VendorFileView>;

const ofVendor = closed({ vendorId: Id });
const ofFile = closed({ vendorId: Id, fileId: Id });

export const listVendorFiles = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/vendors/:vendorId/files',
  summary: 'The files that the lab keeps of a vendor, newest first',
  access: read,
  params: ofVendor,
  query: closed(page),
  response: pageOf(VendorFileView),
});

export const addVendorFile = defineEndpoint({
  method: 'POST',
  path: '/api/inventory/vendors/:vendorId/files',
  summary:
    'Keeps a file of a vendor whose name and content are both of one of the permitted kinds (spec §5 "Uploads")',
  access: update,
  params: ofVendor,
  body: closed({
    fileId: Id,
    kind: Kind,
    name: Type.String({ minLength: 1, maxLength: 255 }),
    content: FileContent,
  }),
  bodyLimit: Math.ceil(LARGEST_UPLOAD / 3) * 4 + 4_096,
  perMinute: 30,
  response: VendorFileView,
});

export const downloadVendorFile = defineEndpoint({
  method: 'GET',
  path: '/api/inventory/vendors/:vendorId/files/:fileId',
  summary:
    'Hands a file of a vendor out as an attachment; never to a demo user, for whom nothing in it could be masked',
  access: read,
  params: ofFile,
  produces: 'application/octet-stream',
  perMinute: 240,
  response: Type.Unknown(),
});

export const removeVendorFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/inventory/vendors/:vendorId/files/:fileId',
  summary: 'Takes a file of a vendor away',
  access: update,
  params: ofFile,
  response: Done,
});
