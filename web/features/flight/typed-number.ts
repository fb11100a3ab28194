/** What was typed as a number between 0 and `most`; a comma is a point, nothing is 0. Undefined for anything else. */
export const typedNumber = (text: string, most: number): number | undefined => {
  const value = Number(text.trim().replace(',', '.'));
  return value >= 0 && value <= most ? value : undefined;
};
