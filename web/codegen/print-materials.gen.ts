// Made by `npm run schema` of server/settings/printing.setting.ts.

/** What the owner may stock for printing. */
export const PRINT_MATERIALS = ["PLA", "PETG", "ABS", "ASA", "TPU", "TPU 95A", "PC", "PA-CF", "LW-PLA"] as const;
