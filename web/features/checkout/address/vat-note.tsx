import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { VatCheck } from './use-vat-check.ts';

interface VatNoteProps {
  check: VatCheck;
  /** The price of now bears no VAT, and that of a consumer does. */
  withoutVat: boolean;
}

const useWords = ({ check: { state, companyName }, withoutVat }: VatNoteProps): string => {
  const t = useText();
  if (state === null) return '';
  if (state !== 'VALID') return t(`checkout.vatCheck.${state}`);
  const valid = companyName ? t('checkout.vatCheck.VALID.name', { name: companyName }) : t('checkout.vatCheck.VALID');
  return withoutVat ? `${valid} ${t('checkout.vatCheck.withoutVat')}` : valid;
};

/** Below the VAT number: whether it is being checked, what came of it, and what that means for the price. Read out as it changes. */
export const VatNote = (props: VatNoteProps) => {
  const t = useText();
  const words = useWords(props);
  const { state, again } = props.check;
  return (
    <>
      <span role="status">{words}</span>
      {state === 'UNAVAILABLE' && (
        <>
          <br />
          <Button variant="quiet" small onClick={again}>
            {t('checkout.vatCheck.again')}
          </Button>
        </>
      )}
    </>
  );
};
