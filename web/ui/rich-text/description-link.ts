/** Whether a description may lead there: https, mailto, or a path of the shop. */
export const isDescriptionLink = (href: string): boolean =>
  /^\/(?![/\\])/.test(href) || (/^(https:\/\/|mailto:).+/i.test(href) && URL.canParse(href));
