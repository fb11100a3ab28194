import { Picture } from '../../../ui/picture.tsx';
import './category-intro.css';
import type { ProductListQuery } from './ProductList.gen.ts';

type Category = NonNullable<ProductListQuery['products']['category']>;

/** What a category says of itself; nothing for one that says nothing. */
export const CategoryIntro = ({ description, picture }: Category) =>
  (description || picture) && (
    <div className="pl__i">
      {picture && <Picture image={picture} alt="" sizes="(max-width:720px) 128px, 240px" cover priority />}
      {description && <p>{description}</p>}
    </div>
  );
