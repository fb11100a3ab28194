import type { GraphQLInputField } from 'graphql';
import { Extensions } from 'type-graphql';
import { Checked } from './checked-input.ts';
import { atMost } from './checks.ts';

/** Of a list in an input that declares no other. */
const MOST_ITEMS = 500;

/** How long a list of an input may be: refused before anything looks at its items, in variables and in the text alike. */
export const MostItems =
  (most: number): PropertyDecorator =>
  (target, name) => {
    Checked(atMost(most))(target, name);
    (Extensions({ mostItems: most }) as PropertyDecorator)(target, name);
  };

export const mostItemsOf = (field?: GraphQLInputField): number =>
  (field?.extensions.mostItems as number | undefined) ?? MOST_ITEMS;
