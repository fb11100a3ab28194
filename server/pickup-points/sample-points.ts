import { PickupKind } from './pickup-place.types.ts';
import { SAMPLE_TOWNS, type SampleTown } from './sample-towns.ts';

/** Changes with what the sample says. */
export const SAMPLE_ETAG = '"sample-1"';

const STREETS = ['Hlavná', 'Železničná', 'Školská', 'Športová', 'Nová', 'Záhradná', 'Lipová', 'Obchodná'] as const;
const CZECH_STREETS = ['Hlavní', 'Nádražní', 'Školní', 'Sportovní', 'Nová', 'Zahradní', 'Lipová', 'Obchodní'] as const;
const SHOPS = ['Papier', 'Kvety', 'Večierka', 'Modelár', 'Tabak', 'Elektro', 'Kniha', 'Dom potrieb'] as const;
const CZECH_SHOPS = ['Papír', 'Květiny', 'Večerka', 'Modelář', 'Tabák', 'Elektro', 'Kniha', 'Domácí potřeby'] as const;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const HOURS = ['08:00–18:00', '09:00–12:00, 13:00–17:30', '07:00–19:00', '10:00–18:00'] as const;

const weekOf = (n: number) => ({
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, HOURS[n % HOURS.length]])),
  saturday: n % 2 === 0 ? '09:00–12:00' : '',
  sunday: n % 5 === 0 ? '09:00–12:00' : '',
});

/** Spreads the points of a town over it: a turn by the golden angle with each, further out each time. */
const spotOf = ([, , lat, lng]: SampleTown, n: number) => {
  const [turn, away] = [n * 2.39996, 0.004 + 0.0045 * Math.sqrt(n)];
  return { latitude: lat + away * Math.sin(turn), longitude: lng + (away * Math.cos(turn)) / 0.65 };
};

const entryOf = (country: 'sk' | 'cz', town: SampleTown, n: number, id: number) => {
  const [city, zip] = town;
  const isBox = n % 2 === 1;
  const streets = country === 'sk' ? STREETS : CZECH_STREETS;
  const shops = country === 'sk' ? SHOPS : CZECH_SHOPS;
  const street = `${streets[(id + n) % streets.length]} ${((id * 7) % 90) + 1}`;
  const { latitude, longitude } = spotOf(town, n);
  const shared = { id: String(id), street, city, zip, country, status: { statusId: '1' } };
  const spot = { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) };
  if (isBox) return { ...shared, ...spot, name: `Z-BOX ${city}, ${street}`, maxWeight: '10', codAllowed: id % 3 === 0 };
  const name = `${shops[(id + n) % shops.length]} ${city}`;
  return { ...shared, ...spot, name, maxWeight: '15', openingHours: { regular: weekOf(id) } };
};

const entries = (): [kind: PickupKind, json: string][] => {
  let id = 90_000;
  return (['sk', 'cz'] as const).flatMap((country) =>
    SAMPLE_TOWNS[country].flatMap((town) =>
      Array.from({ length: town[4] }, (_, n): [PickupKind, string] => {
        id += 1;
        return [n % 2 === 1 ? PickupKind.BOX : PickupKind.POINT, JSON.stringify(entryOf(country, town, n, id))];
      }),
    ),
  );
};

/** Invented points in towns of Slovakia and Czechia, written as Packeta's lists are: for a shop that takes no real money. */
export async function* sampleFeed(kind: PickupKind): AsyncGenerator<string> {
  yield '[';
  yield entries()
    .flatMap(([of, json]) => (of === kind ? [json] : []))
    .join();
  yield ']';
}
