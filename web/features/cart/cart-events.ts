/** Heard by `startCartSync`. */
export const CART_CHANGED = 'martyx-cart-news';

/** The account's cart was changed by the server: it is looked at, should somebody be signed in. */
export const notifyCartChanged = (): void => void window.dispatchEvent(new Event(CART_CHANGED));
