import { useNavigate } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useDuplicateProductMutation } from './EditProduct.gen.ts';

/** Makes another product like this one and goes to it. */
export const DuplicateButton = ({ id }: { id: number }) => {
  const t = useText();
  const navigate = useNavigate();
  const [mutate] = useDuplicateProductMutation();
  const { busy, problem, run } = useAction();
  const duplicate = async () => {
    const { data } = await mutate({ variables: { id } });
    await navigate(`/admin/products/${data!.duplicateProduct.id}/edit`);
  };
  return (
    <>
      {problem && (
        <span className="err" role="alert">
          {problem}
        </span>
      )}
      <Button variant="line" small busy={busy} onClick={() => void run(duplicate)}>
        {t('catalogue.edit.duplicate')}
      </Button>
    </>
  );
};
