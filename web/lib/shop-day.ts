const DAY_MS = 86_400_000;

/** A day where the shop is, such as `2026-11-22`: today, or so many days before. */
export const shopDay = (daysBefore = 0): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(new Date());
  return new Date(Date.parse(today) - daysBefore * DAY_MS).toISOString().slice(0, 10);
};
