import { controlStatementForm } from './control-statement-form.ts';
import { ecSalesListForm } from './ec-sales-list-form.ts';
import { ossForm } from './oss-form.ts';
import type { ReturnForm } from './return-form.ts';
import { vatReturnForm } from './vat-return-form.ts';

/** Every return as the file of the Financial Administration, by its name. */
export const RETURN_FORMS = {
  'vat-return.xml': vatReturnForm,
  'control-statement.xml': controlStatementForm,
  'oss.xml': ossForm,
  'ec-sales-list.xml': ecSalesListForm,
} as const satisfies Record<string, ReturnForm>;
