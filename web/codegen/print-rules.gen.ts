// Made by `npm run schema` of server/printing/print-job-ids.ts.

/** Ids of products end long before it. */
export const FIRST_PRINT_JOB = 1000000000;

/** Ids of print jobs end long before it. */
export const FIRST_TAILORED_CHOICE = 1500000000;
