import { modelSource } from '../models/model.ts';
import { MORE_TEXTS } from './alt-more.ts';
import { SPARE_TEXTS } from './alt-spares.ts';

type Words = Record<'en' | 'sk' | 'de', string>;

const words = (en: string, sk: string, de: string): Words => ({ en, sk, de });

const TEXTS: Record<string, Words> = {
  'krivan-cover': words(
    'Kriváň 38/2 lying on a studio ground: white tubes, orange nose and fins',
    'Kriváň 38/2 leží na štúdiovom podklade: biele trupy, oranžový nos a stabilizátory',
    'Kriváň 38/2 liegend im Studio: weiße Rohre, Spitze und Finnen in Orange',
  ),
  'krivan-exploded': words(
    'Kriváň 38/2 taken apart along its axis, from the nose on the left to the motor retainer on the right',
    'Kriváň 38/2 rozložená pozdĺž osi, od nosa vľavo po poistku motora vpravo',
    'Kriváň 38/2, entlang der Achse zerlegt, von der Spitze links bis zur Motorhalterung rechts',
  ),
  'krivan-exploded-4x3': words(
    'Kriváň 38/2 taken apart along its axis, seen at an angle',
    'Kriváň 38/2 rozložená pozdĺž osi, pohľad zboku',
    'Kriváň 38/2, entlang der Achse zerlegt, schräg gesehen',
  ),
  'krivan-standing': words(
    'Kriváň 38/2 standing on its motor retainer',
    'Kriváň 38/2 stojí na poistke motora',
    'Kriváň 38/2 auf seiner Motorhalterung stehend',
  ),
  'krivan-fins': words(
    'Booster fins of the Kriváň 38/2 in their dovetail rails, close up',
    'Stabilizátory prvého stupňa rakety Kriváň 38/2 v rybinových drážkach, detail',
    'Finnen der Startstufe des Kriváň 38/2 in ihren Schwalbenschwanzschienen, Nahaufnahme',
  ),
  'krivan-mount': words(
    'Motor mount of 38 mm with its screw-on retainer',
    'Motorové lôžko 38 mm so skrutkovacou poistkou',
    'Motorhalter 38 mm mit seiner Schraubsicherung',
  ),
  'krivan-kit': words(
    'All parts of the Kriváň 38/2 kit laid out in rows, with screws, cord and parachute',
    'Všetky diely stavebnice Kriváň 38/2 vyložené v radoch, so skrutkami, šnúrou a padákom',
    'Alle Teile des Bausatzes Kriváň 38/2 in Reihen, mit Schrauben, Leine und Fallschirm',
  ),
  'bay-set': words(
    'Avionics bay 54: nose cone, bay tube and the electronics between two bulkheads',
    'Prístrojová sekcia 54: hlavica, trup sekcie a elektronika medzi dvoma prepážkami',
    'Gerätebucht 54: Spitze, Rohr und die Elektronik zwischen zwei Schotten',
  ),
  'bay-exploded': words(
    'Avionics bay 54 taken apart: nose, electronics sled with bulkheads, bay tube',
    'Rozložená prístrojová sekcia 54: nos, nosič elektroniky s prepážkami, trup sekcie',
    'Gerätebucht 54 zerlegt: Spitze, Elektronikschlitten mit Schotten, Rohr',
  ),
  'd-krivan': words(
    'Line drawing of the Kriváň 38/2',
    'Čiarový výkres rakety Kriváň 38/2',
    'Strichzeichnung des Kriváň 38/2',
  ),
  'd-krivan-side': words(
    'Side view of the Kriváň 38/2, 612 mm long',
    'Bočný pohľad na Kriváň 38/2, dĺžka 612 mm',
    'Seitenansicht des Kriváň 38/2, 612 mm lang',
  ),
  'd-bay': words(
    'Line drawing of the avionics bay 54, taken apart',
    'Čiarový výkres rozloženej prístrojovej sekcie 54',
    'Strichzeichnung der zerlegten Gerätebucht 54',
  ),
  'dunaj-cover': words(
    'Dunaj 420 on its stand: green hull, orange rail, white deck',
    'Dunaj 420 na stojane: zelený trup, oranžová lišta, biela paluba',
    'Dunaj 420 auf seinem Ständer: grüner Rumpf, orange Leiste, weißes Deck',
  ),
  'dunaj-stern': words(
    'Stern of the Dunaj 420 with propeller, rudder and strut',
    'Korma lode Dunaj 420 s lodnou skrutkou, kormidlom a držiakom hriadeľa',
    'Heck des Dunaj 420 mit Schraube, Ruder und Wellenbock',
  ),
  'dunaj-exploded': words(
    'Dunaj 420 taken apart: hatch, deck sections, hull sections, running gear and stand',
    'Rozložená loď Dunaj 420: poklop, diely paluby, diely trupu, pohon a stojan',
    'Dunaj 420 zerlegt: Luke, Deckteile, Rumpfteile, Antrieb und Ständer',
  ),
  'dunaj-kit': words(
    'All parts of the Dunaj 420 kit laid out in rows',
    'Všetky diely stavebnice Dunaj 420 vyložené v radoch',
    'Alle Teile des Bausatzes Dunaj 420 in Reihen',
  ),
  'd-dunaj': words('Line drawing of the Dunaj 420', 'Čiarový výkres lode Dunaj 420', 'Strichzeichnung des Dunaj 420'),
  'd-dunaj-side': words('Side view of the Dunaj 420', 'Bočný pohľad na loď Dunaj 420', 'Seitenansicht des Dunaj 420'),
  'kestrel-cover': words(
    'Kestrel 860, a white flying wing with orange panels and graphite winglets',
    'Kestrel 860, biele samokrídlo s oranžovými panelmi a grafitovými wingletmi',
    'Kestrel 860, ein weißer Nurflügler mit orangen Flächen und graphitfarbenen Winglets',
  ),
  'kestrel-pod': words(
    'Pod of the Kestrel 860 with hatch, motor and propeller',
    'Gondola modelu Kestrel 860 s poklopom, motorom a vrtuľou',
    'Gondel des Kestrel 860 mit Klappe, Motor und Propeller',
  ),
  'kestrel-exploded': words(
    'Kestrel 860 taken apart: pod, wing panels, elevons, winglets, motor mount',
    'Rozložený Kestrel 860: gondola, diely krídla, elevony, winglety, motorové lôžko',
    'Kestrel 860 zerlegt: Gondel, Flügelteile, Elevons, Winglets, Motorträger',
  ),
  'd-kestrel': words(
    'Line drawing of the Kestrel 860',
    'Čiarový výkres samokrídla Kestrel 860',
    'Strichzeichnung des Kestrel 860',
  ),
  'd-kestrel-plan': words(
    'Plan view of the Kestrel 860',
    'Pôdorys samokrídla Kestrel 860',
    'Draufsicht des Kestrel 860',
  ),
};

/** The text alternative of a picture in three languages; a part's drawing is named after the part. */
export function ALT(name: string, modelId: string): Words {
  const prefix = `p-${modelId}-`;
  const part = name.startsWith(prefix)
    ? modelSource(modelId).parts.find(({ id }) => id === name.slice(prefix.length))
    : undefined;
  const text = TEXTS[name] ?? MORE_TEXTS[name] ?? SPARE_TEXTS[name] ?? part?.name;
  if (!text) throw new Error(`Picture ${name} has no text alternative`);
  return text;
}
