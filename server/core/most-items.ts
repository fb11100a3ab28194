import { ArrayMaxSize } from 'class-validator';
import type { GraphQLInputField } from 'graphql';
import { Extensions } from 'type-graphql';

/** Of a list in an input that declares no other. */
const MOST_ITEMS = 500;

/** How long a list of an input may be: refused at the door, before anything looks at its items, else by its validator. */
export const MostItems =
  (most: number): PropertyDecorator =>
  (target, name) => {
    ArrayMaxSize(most)(target, name);
    (Extensions({ mostItems: most }) as PropertyDecorator)(target, name);
  };

export const mostItemsOf = (field?: GraphQLInputField): number =>
  (field?.extensions.mostItems as number | undefined) ?? MOST_ITEMS;
