import { BANK_FILE_FORMATS } from '@nidan/domain/enumerations/purchasing';
import { Type } from 'typebox';
import { ExportFormat } from '../../kernel/export-format.ts';

/** How the file of a bank is made: its columns, those of any bank unless told; CSV unless told. */
export const bankFileFields = {
  bank: Type.Optional(Type.Enum([...BANK_FILE_FORMATS])),
  format: Type.Optional(ExportFormat),
};
