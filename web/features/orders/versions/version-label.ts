/** `v1.1`, whether or not the shop wrote the letter. */
export const versionLabel = (version: string): string => `v${version.replace(/^v/i, '')}`;
