import { searchTerms } from './search-text.ts';

interface Meaning {
  /** A product that says one of these is found by all of them. Plurals stand here where a category is called so. */
  readonly words: string;
  /** Wider words that find it too; who says only these is not found by the narrower ones. */
  readonly kindOf?: string;
}

const CAR = 'car, cars, Auto, Autos, auto, autá, autíčko, Wagen, vozidlo';
const PLANE =
  'plane, planes, airplane, aeroplane, aircraft, Flugzeug, Flugzeuge, Flieger, lietadlo, lietadlá, éro, Modellflugzeug';
const BATTERY = 'battery, batteries, accumulator, Akku, Akkus, Batterie, batéria, batérie, baterka, akumulátor';

const BOAT = 'boat, boats, ship, Boot, Boote, Schiff, Schiffe, loď, lode, lodička, lodičky, čln, člny';

/** Words of the trade that mean the same, in every language of the shop. */
const MEANINGS: readonly Meaning[] = [
  { words: BOAT },
  {
    words:
      'deep V boat, V hull, speedboat, motorboat, Tief-V-Boot, V-Rumpf, Rennboot, Gleitboot, Motorboot, klzák, klzáky, rýchly čln, motorový čln',
    kindOf: BOAT,
  },
  { words: 'motor, motors, engine, engines, Motor, Motoren, motory, motorček, motorčeky' },
  {
    words:
      'tug, tugs, tugboat, tug boat, Schlepper, Schleppers, Hafenschlepper, Schleppboot, remorkér, remorkéry, remorkéra, vlečný čln, ťažný čln',
  },
  { words: PLANE },
  { words: 'flying wing, Nurflügler, Nurflügel, samokrídlo, lietajúce krídlo', kindOf: PLANE },
  { words: 'trainer, Trainer, cvičné lietadlo, trenér, školné lietadlo', kindOf: PLANE },
  { words: 'glider, gliders, sailplane, Segler, Segelflugzeug, Segelflieger, vetroň, vetrone', kindOf: PLANE },
  { words: 'multirotor, multirotors, quadcopter, drone, Drohne, Multikopter, dron, multikoptéra, kvadrokoptéra' },
  { words: CAR },
  { words: 'crawler, rock crawler, truck, trucks, offroad, 4x4, Geländewagen, Kletterer, terénne auto', kindOf: CAR },
  { words: 'rocket, rockets, Rakete, Raketen, raketa, rakety' },
  { words: 'nose cone, nosecone, Nasenkonus, nosný kužeľ, hlavica, hlavice, Spitze' },
  { words: 'fin, fins, Finne, Finnen, Leitwerk, stabilizátor, stabilizátory' },
  { words: 'parachute, chute, Fallschirm, Rettungsschirm, padák' },
  { words: 'egg, Ei, vajce, vajíčko' },
  { words: 'altimeter, Höhenmesser, výškomer' },
  { words: 'motor mount, motor retainer, engine mount, Motorhalter, Motorträger, motorové lôžko, držiak motora' },
  { words: 'rocket motor, rocket engine, Raketenmotor, Treibsatz, raketový motor' },
  { words: 'brushless motor, brushless, outrunner, BLDC, bürstenlos, Außenläufer, bezkefkový, striedavý motor' },
  { words: 'speed controller, ESC, Regler, Fahrtenregler, Drehzahlregler, regulátor, regulátor otáčok' },
  { words: 'servo, servomotor, Servo, Rudermaschine, servá' },
  { words: 'receiver, RX, ELRS, ExpressLRS, Empfänger, prijímač' },
  { words: 'transmitter, radio control, Sender, Fernsteuerung, vysielač' },
  { words: BATTERY },
  { words: 'LiPo, lipol, LiPol, lipolka', kindOf: BATTERY },
  { words: 'propeller, prop, props, airscrew, Propeller, Luftschraube, vrtuľa, vrtule' },
  { words: 'shaft, driveshaft, Welle, hriadeľ' },
  { words: 'rudder, Ruder, kormidlo' },
  { words: 'hull, Rumpf, trup' },
  { words: 'bearing, ball bearing, Kugellager, ložisko, guľôčkové ložisko' },
  { words: 'screw, bolt, Schraube, skrutka, skrutky, šrób, šróby' },
  { words: 'insert, threaded insert, heat-set insert, Gewindeeinsatz, Einschmelzmutter, závitová vložka' },
  { words: 'wheel, rim, Rad, Felge, koleso, disk' },
  { words: 'tyre, tire, Reifen, pneumatika, guma' },
  { words: 'shock absorber, shock, damper, Stoßdämpfer, Dämpfer, Federbein, tlmič' },
  { words: 'pan-tilt, gimbal, Gimbal, Schwenk-Neige-Kopf, Kamerakopf, otočná hlava' },
  { words: 'carbon tube, carbon rod, Kohlerohr, CFK-Rohr, Carbonrohr, uhlíková rúrka, karbónová rúrka' },
  { words: 'beginner, first build, Anfänger, Einsteiger, začiatočník, začiatočníci' },
  { words: 'spare, spare part, Ersatzteil, Ersatz, náhradný diel, náhradné diely' },
  { words: 'kit, Bausatz, stavebnica' },
];

const listed = (words: string): string[] => words.split(', ');

const phrase = (words: string): string => (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' <-> ');

/** One meaning for `search.indexing.ts`: what a text must say, as a tsquery text with diacritics, and the words to add then. */
export interface SynonymRow {
  readonly query: string;
  readonly words: string;
}

/** What the shop takes for the same, for the statement that makes search rows. */
export const synonymRows: readonly SynonymRow[] = MEANINGS.map(({ words, kindOf }) => ({
  query: listed(words).map(phrase).join(' | '),
  words: [...listed(words), ...(kindOf ? listed(kindOf) : [])].join(' '),
}));

const BY_WORD = MEANINGS.map(({ words }) => new Set(listed(words).map((word) => searchTerms(word).join(' '))));

/** Other words for each of the folded words. */
export const synonymsOf = (terms: readonly string[]): string[] =>
  terms.flatMap((term) => BY_WORD.filter((meaning) => meaning.has(term)).flatMap((meaning) => [...meaning]));
