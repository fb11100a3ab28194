/** Where the clocks of a country stand; most of those with points keep the same time. */
const ZONES: Readonly<Record<string, string>> = { RO: 'Europe/Bucharest', BG: 'Europe/Sofia', GR: 'Europe/Athens' };
const ZONE = 'Europe/Bratislava';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface LocalTime {
  /** 0: Monday. */
  readonly day: number;
  /** Such as 08:05. */
  readonly time: string;
}

const localTime = (country: string, now: Date): LocalTime => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONES[country] ?? ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { day: DAYS.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` };
};

export interface Opening {
  /** Of today, as people write them; empty: closed all day. */
  readonly today: string;
  readonly open: boolean;
}

interface Hours {
  /** Of seven days, Monday first, such as "08:00-12:00,13:00-18:00". */
  readonly hours: readonly string[] | null;
  readonly country: string;
}

/** When it is open today, by the clocks there; null: always. */
export const openingOf = ({ hours, country }: Hours, now: Date): Opening | null => {
  if (!hours) return null;
  const { day, time } = localTime(country, now);
  const spans = (hours[day] ?? '').split(',').filter(Boolean);
  const open = spans.some((span) => {
    const [from = '', to = ''] = span.split('-');
    return from <= time && time < to;
  });
  return { today: spans.map((span) => span.replace('-', '–')).join(', '), open };
};
