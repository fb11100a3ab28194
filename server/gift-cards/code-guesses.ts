import { GUESS_MINUTES, limitGuesses } from '../core/limits/guesses.ts';

/** Wrong codes of one network in a quarter of an hour, in carts and where a balance is asked for together. */
export const MOST_GUESSES = 20;

export const guesses = limitGuesses('gift-card-codes', MOST_GUESSES);

/** After which another try is worth it. */
export const MINUTES = GUESS_MINUTES;
