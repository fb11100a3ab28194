/** Heard by `startCartSync`. */
export const CART_NEWS = 'martyx-cart-news';

/** The account's cart was changed by the server: it is looked at, should somebody be signed in. */
export const tellCartNews = (): void => void window.dispatchEvent(new Event(CART_NEWS));
