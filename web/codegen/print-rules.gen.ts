// Made by `npm run schema` of server/printing/print-job-ids.ts.

/** Ids of products end long before it. */
export const FIRST_PRINT_JOB = 1000000000;
