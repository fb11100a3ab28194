/** Ids of print jobs end long before it, so that a line of a cart says by its id alone what it is of. */
export const FIRST_TAILORED_CHOICE = 1_500_000_000;

export const isTailoredChoice = (id: number): boolean => id >= FIRST_TAILORED_CHOICE;
