import type { AdminProductFilter } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { downloadProducts } from './product-file.ts';
import { useIntl } from 'react-intl';

/** The products of the list, all pages, as a file for a spreadsheet. */
export const ExportButton = ({ filter }: { filter: AdminProductFilter }) => {
  const t = useText();
  const { locale } = useIntl();
  const { busy, problem, run } = useAction();
  return (
    <>
      <Button
        variant="line"
        small
        icon="down"
        busy={busy}
        onClick={() => void run(() => downloadProducts(filter, locale))}
      >
        {t('catalogue.list.export')}
      </Button>
      <ErrorLine>{problem}</ErrorLine>
    </>
  );
};
