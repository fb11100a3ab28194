type Words = Record<'en' | 'sk' | 'de', string>;

const words = (en: string, sk: string, de: string): Words => ({ en, sk, de });

/** Text alternatives of the photographs of parts that are bought. */
export const SPARE_TEXTS: Record<string, Words> = {
  'servo-9g': words(
    'Two blue 9 g servos with horn and lead',
    'Dve modré servá 9 g s pákou a káblom',
    'Zwei blaue 9-g-Servos mit Horn und Kabel',
  ),
  'servo-20kg': words(
    'Two standard servos with metal gears',
    'Dve štandardné servá s kovovými prevodmi',
    'Zwei Standardservos mit Metallgetriebe',
  ),
  'motor-2207': words(
    'Brushless outrunner 2207, standing and lying',
    'Bezkefkový motor 2207, stojaci a ležiaci',
    'Bürstenloser Außenläufer 2207, stehend und liegend',
  ),
  'motor-2212': words(
    'Brushless outrunner 2212, standing and lying',
    'Bezkefkový motor 2212, stojaci a ležiaci',
    'Bürstenloser Außenläufer 2212, stehend und liegend',
  ),
  'motor-3536': words(
    'Brushless outrunner 3536, standing and lying',
    'Bezkefkový motor 3536, stojaci a ležiaci',
    'Bürstenloser Außenläufer 3536, stehend und liegend',
  ),
  'motor-2845': words(
    'Motor 2845 in an orange cooling jacket',
    'Motor 2845 v oranžovom chladiacom plášti',
    'Motor 2845 in einem orangen Kühlmantel',
  ),
  'esc-30a': words(
    'Speed controller of 30 A with its leads',
    'Regulátor 30 A s vodičmi',
    'Regler 30 A mit seinen Leitungen',
  ),
  'receiver-6': words(
    'Six-channel receiver with two aerials',
    'Šesťkanálový prijímač s dvoma anténami',
    'Sechskanalempfänger mit zwei Antennen',
  ),
  'lipo-3s-1300': words('Soft pack battery 3S 1300 mAh', 'Batéria 3S 1300 mAh', 'Akku 3S 1300 mAh'),
  'lipo-2s-2200': words('Soft pack battery 2S 2200 mAh', 'Batéria 2S 2200 mAh', 'Akku 2S 2200 mAh'),
  'lipo-2s-300': words('Small soft pack battery 2S 300 mAh', 'Malá batéria 2S 300 mAh', 'Kleiner Akku 2S 300 mAh'),
  propellers: words('Three propellers of two sizes', 'Tri vrtule dvoch veľkostí', 'Drei Propeller in zwei Größen'),
  bearings: words('Ball bearings of 5 × 11 × 4 mm', 'Guľôčkové ložiská 5 × 11 × 4 mm', 'Kugellager 5 × 11 × 4 mm'),
  'screw-set': words(
    'Screws of five lengths, brass inserts and nuts',
    'Skrutky piatich dĺžok, mosadzné vložky a matice',
    'Schrauben in fünf Längen, Messingeinsätze und Muttern',
  ),
  'parachute-600': words(
    'Orange and white parachute with its lines',
    'Oranžovo-biely padák so šnúrami',
    'Orange-weißer Fallschirm mit Leinen',
  ),
  altimeter: words(
    'Altimeter board with two screw terminals',
    'Doska výškomera s dvoma svorkovnicami',
    'Höhenmesserplatine mit zwei Schraubklemmen',
  ),
  'shocks-75': words('Four shock absorbers with springs', 'Štyri tlmiče s pružinami', 'Vier Stoßdämpfer mit Federn'),
};
