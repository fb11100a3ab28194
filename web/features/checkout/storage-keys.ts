/** What the checkout keeps for this tab. */
export const DRAFT_KEY = 'martyx_checkout_v1';
export const ATTEMPT_KEY = 'martyx_order_attempt_v1';
export const PLACED_KEY = 'martyx_placed_order_v1';

/** In local storage: for the next time. */
export const POINT_KEY = 'martyx_pickup_point';

/** Beside the cart, in local storage: PayPal may lead back into another tab. Holds no secret. */
export const LINES_KEY = 'martyx_placed_lines_v1';
