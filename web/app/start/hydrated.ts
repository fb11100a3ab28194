/** Whether React has taken over this element of the server's page, so that it answers. React says so by a property of its own. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
