import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/error-line.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select, TextArea, TextInput } from '../../../ui/form/field.tsx';
import { PICTURE_TYPES } from '../../../ui/form/use-picture-sending.ts';
import type { OrderPagePartsFragment } from '../detail/Order.gen.ts';
import { MOST_PHOTOS, type OrderLink } from './complaint-photos.ts';
import { REMEDIES, useComplaintForm } from './use-complaint-form.ts';

type Lines = OrderPagePartsFragment['lines'];

interface ComplaintFormProps {
  lines: Lines;
  link: OrderLink;
  onSent: (problem: string | null) => void;
  onClose: () => void;
}

type Errors = ReturnType<typeof useComplaintForm>['errors'];

const What = ({ lines, errors }: { lines: Lines; errors: Errors }) => {
  const t = useText();
  const words = useErrorLines();
  const [chosen, choose] = useState(lines[0]?.id ?? '');
  const most = lines.find(({ id }) => id === chosen)?.quantity ?? 1;
  return (
    <>
      <Select
        name="lineId"
        label={t('checkout.order.complaint.line')}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {lines.map(({ id, productName }) => (
          <option key={id} value={id}>
            {productName}
          </option>
        ))}
      </Select>
      <div hidden={most === 1}>
        <TextInput
          key={chosen}
          name="units"
          inputMode="numeric"
          label={t('checkout.order.complaint.units')}
          defaultValue="1"
          error={words(errors.units)}
        />
      </div>
    </>
  );
};

/** What is wrong with something of an order, what the buyer asks for, and photographs of it. */
export const ComplaintForm = ({ lines, link, onSent, onClose }: ComplaintFormProps) => {
  const t = useText();
  const words = useErrorLines();
  const form = useComplaintForm({ lines, link, onSent });
  return (
    <form className="stack order-complaint__form" aria-label={t('checkout.order.complaint.action')} {...form.props}>
      <What lines={lines} errors={form.errors} />
      <TextArea
        name="description"
        rows={5}
        label={t('checkout.order.complaint.description')}
        hint={t('checkout.order.complaint.description.hint')}
        aria-required
        error={words(form.errors.description)}
      />
      <Select
        name="wish"
        label={t('checkout.order.complaint.wish')}
        hint={t('checkout.order.complaint.wish.hint')}
        defaultValue="REPAIR"
      >
        {REMEDIES.map((remedy) => (
          <option key={remedy} value={remedy}>
            {t(`checkout.order.complaint.remedy.${remedy}`)}
          </option>
        ))}
      </Select>
      <TextInput
        type="file"
        name="photos"
        multiple
        accept={PICTURE_TYPES}
        label={t('checkout.order.complaint.photos')}
        hint={t('checkout.order.complaint.photos.hint', { most: MOST_PHOTOS })}
        error={words(form.errors.photos)}
      />
      <ErrorLine>{form.problem}</ErrorLine>
      <div className="row">
        <Button type="submit" small busy={form.busy}>
          {t('checkout.order.complaint.send')}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t('checkout.order.complaint.close')}
        </Button>
      </div>
    </form>
  );
};
