import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useDraft } from './setting-context.ts';
import { MethodPanel } from './method-panel.tsx';
import { newMethod, type ShippingValue } from './shipping.ts';
import { ZonesPanel } from './zones-panel.tsx';

export const ShippingForm = () => {
  const t = useText();
  const { value, change } = useDraft();
  const shipping = value as ShippingValue;
  return (
    <div className="adm__stack">
      {shipping.methods.map((method, index) => (
        <MethodPanel key={method.id} index={index} />
      ))}
      <p>
        <Button
          variant="line"
          icon="plus"
          onClick={() => change('methods', [...shipping.methods, newMethod(shipping)])}
        >
          {t('settings.shipping.addMethod')}
        </Button>
      </p>
      <ZonesPanel />
    </div>
  );
};
