import { limitGuesses } from '../core/limits/guesses.ts';

/** Wrong codes of one network in a quarter of an hour; behind one address may sit a school. */
export const MOST_GUESSES = 30;

export const { tooMany: hasGuessedTooMuch, count: countGuess } = limitGuesses('promotion-codes', MOST_GUESSES);
