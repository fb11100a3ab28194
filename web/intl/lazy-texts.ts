let loadTexts: () => Promise<unknown> = async () => {};

/** The browser says here how the texts come that the page did not bring; the server has them all. */
export const setTextLoader = (way: () => Promise<unknown>) => {
  loadTexts = way;
};

/** A part of the page that comes later, once all texts of the page are here. The build puts it around every `import()` of one. */
export const withTexts = async <Part>(part: Promise<Part>): Promise<Part> => {
  const [here] = await Promise.all([part, loadTexts()]);
  return here;
};
