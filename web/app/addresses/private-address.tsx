/** For a page whose address is a secret: the browser tells it to nobody, in no referrer. */
export const PrivateAddress = () => <meta name="referrer" content="no-referrer" />;
