/** A visit that was taken in. Nothing of it names a person or an address. */
export interface AcceptedVisit {
  /** A uuid: writing the same visit again counts nothing. */
  readonly id: string;
  readonly at: Date;
  /** Day of `at` in the shop's time zone, ISO. */
  readonly day: string;
  /** Digest of network and browser, only in memory: it is stored under the salt of the day. */
  readonly origin: string;
  /** ISO 3166, or `UNKNOWN_COUNTRY`. */
  readonly countryCode: string;
  /** Browser and system in words, "Firefox, Windows"; may be empty, as all that follow. */
  readonly device: string;
  /** Origin of the page that led here, if it is another site. */
  readonly referrer: string;
  readonly language: string;
  readonly screenResolution: string;
  readonly timezone: string;
}

/** A visit as a store takes it. */
export interface Visit extends Omit<AcceptedVisit, 'origin'> {
  /** The same for one network and browser on one day; tells nothing once the salt of the day is gone. */
  readonly visitor: string;
}

/** Private addresses and those that the database does not know. */
export const UNKNOWN_COUNTRY = 'XX';
