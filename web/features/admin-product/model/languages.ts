export const LANGUAGES = ['en', 'sk', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
