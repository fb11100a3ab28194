import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FormContext, useFormView } from '../../../web/features/admin-product/form-context.ts';
import { NEW_VALUES } from '../../../web/features/admin-product/product-values.ts';
import { SpecialPricePanel } from '../../../web/features/admin-product/special-price-panel.tsx';
import { withValueAt } from '../../../web/lib/form/at-path.ts';
import { UndoProvider } from '../../../web/ui/undo.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const OVERLAPS = [{ id: 'catalogue.edit.error.overlaps' }] as const;

const Form = () => {
  const [values, setValues] = useState({
    ...NEW_VALUES,
    salePrice: '8.00',
    saleFrom: '2026-12-01',
    saleTo: '2026-12-02',
    later: [{ price: '7.00', from: '2026-12-02', to: '2026-12-04' }],
  });
  const view = useFormView();
  const errors = { ['later.0.from' as 'later']: OVERLAPS };
  const set: typeof view.set = (path, value) => setValues((now) => withValueAt(now, path, value));
  return (
    <UndoProvider>
      <FormContext value={{ ...view, values, errors, set }}>
        <SpecialPricePanel product={null} />
        <output>{JSON.stringify(values.later)}</output>
      </FormContext>
    </UndoProvider>
  );
};

const typed = () => JSON.parse(screen.getByText(/^\[/).textContent) as { price: string }[];

it('plans a further sale, says beside it what is wrong, and takes back that one was removed', async () => {
  renderPage(<Form />, {});
  expect(screen.getAllByLabelText('First day')[1]!.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/another sale holds already/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Plan another sale' }));
  await userEvent.type(screen.getAllByLabelText('Sale price, EUR')[2]!, '6.00');
  expect(typed().map(({ price }) => price)).toEqual(['7.00', '6.00']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove sale 2' }));
  expect(typed().map(({ price }) => price)).toEqual(['6.00']);
  await userEvent.type(screen.getAllByLabelText('Sale price, EUR')[1]!, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(typed().map(({ price }) => price)).toEqual(['7.00', '6.005']);
});
