import type { GuideTexts } from './guide-text.ts';

/** Build guide of the tug. */
export const HRON_TEXTS: GuideTexts = {
  en: {
    subtitle: 'Harbour tug, 365 mm',
    hardware: [
      'Motor 2212, controller 30 A, servo 9 g, receiver, battery 2S 2200 mAh',
      'Shaft 4 mm of 150 mm with tube 5 mm, propeller of 31 mm, coupling',
      'Steel rod 3 mm: 70 mm with a tiller arm',
      '5 bolts M3 × 16 with nuts, 14 screws M3 × 10, epoxy, grease',
    ],
    steps: [
      {
        title: 'Hull',
        text: 'Sand both frames flat, spread epoxy and join the halves with the five bolts. Paint the inside with one coat of epoxy: it makes the hull tight for good.',
      },
      {
        title: 'Shaft',
        text: 'Glue the tube into the skeg and fill it with grease. The shaft must turn between two fingers.',
      },
      {
        title: 'Motor',
        text: 'Screw the motor to its mount and the mount on the bearers. Put the coupling on only when both shafts are in line.',
      },
      {
        title: 'Nozzle and propeller',
        text: 'Screw the nozzle below the stern from inside. The propeller turns in it with 1 mm of air all round.',
      },
      {
        title: 'Rudder',
        text: 'Glue the rod into the rudder, push it through its tube from below and fix the tiller arm on deck level. The servo sits beside it.',
      },
      { title: 'Deck', text: 'Lay both decks on the ledge and glue them. The coaming keeps water out of the hatch.' },
      {
        title: 'Superstructure',
        text: 'Screw bridge and funnel on the deckhouse from inside, push the roof on and put the mast in. The deckhouse stays loose: it is the hatch.',
      },
      {
        title: 'Fenders and trim',
        text: 'Stick the bow fender on with contact glue and hang three ring fenders on each side. Lay ballast on the keel until the boat floats level.',
      },
    ],
    safety: [
      'Keep fingers out of the nozzle while the battery is connected.',
      'Do not run the boat where people swim or birds breed.',
      'Take the battery out after the run and let the hull dry open.',
    ],
  },
  sk: {
    subtitle: 'Prístavný remorkér, 365 mm',
    hardware: [
      'Motor 2212, regulátor 30 A, servo 9 g, prijímač, batéria 2S 2200 mAh',
      'Hriadeľ 4 mm dĺžky 150 mm s rúrkou 5 mm, lodná skrutka 31 mm, spojka',
      'Oceľová tyč 3 mm: 70 mm s pákou kormidla',
      '5 skrutiek M3 × 16 s maticami, 14 skrutiek M3 × 10, epoxid, vazelína',
    ],
    steps: [
      {
        title: 'Trup',
        text: 'Oba rámy zbrúste dorovna, naneste epoxid a polovice spojte piatimi skrutkami. Vnútro natrite jednou vrstvou epoxidu: trup tým natrvalo utesníte.',
      },
      {
        title: 'Hriadeľ',
        text: 'Rúrku zalepte do kýlovej plutvy a naplňte vazelínou. Hriadeľ sa musí dať otáčať dvoma prstami.',
      },
      {
        title: 'Motor',
        text: 'Motor priskrutkujte na lôžko a lôžko na nosníky. Spojku nasaďte, až keď sú oba hriadele v osi.',
      },
      {
        title: 'Dýza a skrutka',
        text: 'Dýzu priskrutkujte pod kormu zvnútra. Lodná skrutka sa v nej točí s medzerou 1 mm po celom obvode.',
      },
      {
        title: 'Kormidlo',
        text: 'Tyč zalepte do kormidla, zospodu ju prestrčte rúrkou a na úrovni paluby upevnite páku. Servo sedí vedľa nej.',
      },
      { title: 'Paluba', text: 'Obe paluby položte na osadenie a prilepte. Obruba bráni vode vniknúť do otvoru.' },
      {
        title: 'Nadstavba',
        text: 'Mostík a komín priskrutkujte na nadstavbu zvnútra, nasaďte strechu a zasuňte sťažeň. Nadstavba ostáva voľná: je zároveň poklopom.',
      },
      {
        title: 'Nárazníky a vyváženie',
        text: 'Provový nárazník prilepte kontaktným lepidlom a na každý bok zaveste tri krúžky. Na kýl ukladajte záťaž, kým loď nepláva rovno.',
      },
    ],
    safety: [
      'Kým je pripojená batéria, nedávajte prsty do dýzy.',
      'Nejazdite tam, kde sa kúpu ľudia alebo hniezdia vtáky.',
      'Po jazde vyberte batériu a trup nechajte otvorený vyschnúť.',
    ],
  },
  de: {
    subtitle: 'Hafenschlepper, 365 mm',
    hardware: [
      'Motor 2212, Regler 30 A, Servo 9 g, Empfänger, Akku 2S 2200 mAh',
      'Welle 4 mm von 150 mm mit Rohr 5 mm, Schraube von 31 mm, Kupplung',
      'Stahlstab 3 mm: 70 mm mit Ruderarm',
      '5 Bolzen M3 × 16 mit Muttern, 14 Schrauben M3 × 10, Epoxid, Fett',
    ],
    steps: [
      {
        title: 'Rumpf',
        text: 'Schleifen Sie beide Spanten plan, tragen Sie Epoxid auf und verbinden Sie die Hälften mit den fünf Bolzen. Streichen Sie das Innere einmal mit Epoxid: Das dichtet den Rumpf dauerhaft.',
      },
      {
        title: 'Welle',
        text: 'Kleben Sie das Rohr in die Kielflosse und füllen Sie es mit Fett. Die Welle muss sich mit zwei Fingern drehen lassen.',
      },
      {
        title: 'Motor',
        text: 'Schrauben Sie den Motor an seinen Träger und diesen auf die Längsträger. Setzen Sie die Kupplung erst auf, wenn beide Wellen fluchten.',
      },
      {
        title: 'Düse und Schraube',
        text: 'Schrauben Sie die Düse von innen unter das Heck. Die Schraube dreht darin mit 1 mm Luft ringsum.',
      },
      {
        title: 'Ruder',
        text: 'Kleben Sie den Stab in das Ruder, schieben Sie ihn von unten durch sein Rohr und klemmen Sie den Ruderarm auf Deckshöhe. Das Servo sitzt daneben.',
      },
      {
        title: 'Deck',
        text: 'Legen Sie beide Decks auf die Auflage und kleben Sie sie. Das Süll hält Wasser von der Luke fern.',
      },
      {
        title: 'Aufbau',
        text: 'Schrauben Sie Brücke und Schornstein von innen auf das Deckshaus, stecken Sie das Dach auf und den Mast ein. Das Deckshaus bleibt lose: Es ist die Luke.',
      },
      {
        title: 'Fender und Trimm',
        text: 'Kleben Sie den Bugfender mit Kontaktkleber an und hängen Sie auf jede Seite drei Ringfender. Legen Sie Ballast auf den Kiel, bis das Boot gerade schwimmt.',
      },
    ],
    safety: [
      'Halten Sie die Finger aus der Düse, solange der Akku angeschlossen ist.',
      'Fahren Sie nicht, wo Menschen schwimmen oder Vögel brüten.',
      'Nehmen Sie den Akku nach der Fahrt heraus und lassen Sie den Rumpf offen trocknen.',
    ],
  },
};
