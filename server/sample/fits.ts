/** Products of the sample that go onto each other, by id: wheels and shocks of the Gemer, the altimeter of the avionics bay. */
export const SAMPLE_FITS: readonly (readonly [number, number])[] = [
  [13, 27],
  [13, 44],
  [3, 43],
];
