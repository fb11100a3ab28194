import type { CategoryInput } from '../catalog/catalog-shelves.service.ts';

/** A category of the sample; `picture` is a name in the album. */
export type SampleCategory = CategoryInput & { picture: string };

export const CATEGORIES: SampleCategory[] = [
  {
    slug: 'planes',
    position: 1,
    names: { en: 'Planes', sk: 'Lietadlá', de: 'Flugzeuge' },
    picture: 'lienka-rear',
    descriptions: {
      en: 'A stable high-wing plane and a quick flying wing, both printed hollow in foaming PLA and carried by carbon tubes. Begin with the Lienka 960 once you have flown a foam trainer, and try the filament on a small part: it wants 240 °C and less than half the usual flow. Leave an evening for balancing; the guide shows the point, and away from it no plane flies well.',
      sk: 'Stabilný hornoplošník a rýchle samokrídlo. Tlačia sa duté z penivého PLA a nesú ich uhlíkové rúrky. Ak už lietate s penovým cvičným modelom, začnite Lienkou 960. Filament vyskúšajte na malom diele: potrebuje 240 °C a menej než polovicu bežného prietoku. Na vyváženie si nechajte večer; polohu ťažiska ukazuje návod a mimo nej žiadne lietadlo dobre nelieta.',
      de: 'Ein stabiler Hochdecker und ein schneller Nurflügler; beide werden hohl aus schäumendem PLA gedruckt und von Kohlerohren getragen. Beginnen Sie mit der Lienka 960, wenn Sie schon einen Trainer aus Schaum geflogen sind, und proben Sie das Filament an einem kleinen Teil: Es braucht 240 °C und weniger als die Hälfte des üblichen Flusses. Lassen Sie sich für den Schwerpunkt einen Abend Zeit; die Anleitung zeigt den Punkt, und abseits davon fliegt kein Flugzeug gut.',
    },
  },
  {
    slug: 'boats',
    position: 2,
    names: { en: 'Boats', sk: 'Lode', de: 'Boote' },
    picture: 'hron-stern',
    descriptions: {
      en: 'A fast deep-V boat and a harbour tug that turns in its own length. A printed hull is tight only with a coat of epoxy inside, and shaft, tube and motor must stand in one line before any glue sets: try it dry first. The battery is lifted out after every run.',
      sk: 'Rýchly čln s trupom do V a prístavný remorkér, ktorý sa otočí na vlastnej dĺžke. Tlačený trup je tesný až s vrstvou epoxidu zvnútra a hriadeľ, tubus a motor musia byť v jednej priamke skôr, než lepidlo stuhne: najprv všetko vyskúšajte nasucho. Batériu po každej jazde vyberte.',
      de: 'Ein schnelles Tief-V-Boot und ein Hafenschlepper, der auf der eigenen Länge dreht. Ein gedruckter Rumpf ist erst mit einer Schicht Epoxid innen dicht, und Welle, Rohr und Motor müssen in einer Linie stehen, bevor Kleber härtet: Proben Sie alles zuerst trocken. Den Akku nehmen Sie nach jeder Fahrt heraus.',
    },
  },
  {
    slug: 'cars',
    position: 3,
    names: { en: 'Cars', sk: 'Autá', de: 'Autos' },
    picture: 'gemer-rear',
    descriptions: {
      en: 'Crawlers that go slowly where others go round. All joints are screwed, nothing is glued, so that a bent part is printed again and changed in an evening. Tyres are of flexible TPU, which prints very slowly: count on several nights for one set.',
      sk: 'Crawlery, ktoré pomaly prejdú tam, čo iní obchádzajú. Všetky spoje sú skrutkované, nič sa nelepí, takže ohnutý diel vytlačíte a vymeníte za večer. Pneumatiky sú z pružného TPU, ktoré sa tlačí veľmi pomaly: na jednu sadu počítajte s niekoľkými nocami.',
      de: 'Crawler, die langsam dort fahren, wo andere einen Bogen machen. Alle Verbindungen sind geschraubt, nichts ist geklebt: Ein verbogenes Teil ist an einem Abend gedruckt und gewechselt. Die Reifen sind aus weichem TPU, das sehr langsam gedruckt wird: Rechnen Sie für einen Satz mit mehreren Nächten.',
    },
  },
  {
    slug: 'rockets',
    position: 4,
    names: { en: 'Rockets', sk: 'Rakety', de: 'Raketen' },
    picture: 'krivan-standing',
    descriptions: {
      en: 'From the first rocket of a weekend to two stages with an altimeter. Begin with the Iskra 24; an egg capsule fits it later. We sell no motors: they come from a licensed dealer, and the page of each rocket names those that fit and shows how stable it flies with them.',
      sk: 'Od prvej rakety na víkend až po dva stupne s výškomerom. Začnite Iskrou 24; neskôr na ňu nasadíte aj kapsulu na vajce. Motory nepredávame: kúpite ich u oprávneného predajcu a stránka každej rakety uvádza, ktoré do nej pasujú a ako stabilne s nimi letí.',
      de: 'Von der ersten Rakete für ein Wochenende bis zu zwei Stufen mit Höhenmesser. Beginnen Sie mit der Iskra 24; später passt eine Eierkapsel darauf. Motoren verkaufen wir nicht: Es gibt sie bei zugelassenen Händlern, und die Seite jeder Rakete nennt die passenden und zeigt, wie stabil sie damit fliegt.',
    },
  },
  {
    slug: 'parts',
    position: 5,
    names: { en: 'Parts', sk: 'Diely', de: 'Teile' },
    picture: 'shocks-75',
    descriptions: {
      en: 'Motors, servos, batteries and screws that our models are built with, spare sets of what breaks first, and small printed helpers. The shopping list of every model points here, so you need not guess what fits. Batteries leave us charged to 30 % and go by road only.',
      sk: 'Motory, servá, batérie a skrutky, z ktorých sa stavajú naše modely, náhradné súpravy toho, čo sa láme ako prvé, a malí tlačení pomocníci. Nákupný zoznam každého modelu odkazuje sem, takže nemusíte hádať, čo pasuje. Batérie odosielame nabité na 30 %, iba cestnou dopravou.',
      de: 'Motoren, Servos, Akkus und Schrauben, mit denen unsere Modelle gebaut werden, Ersatzsätze für das, was zuerst bricht, und kleine gedruckte Helfer. Die Einkaufsliste jedes Modells führt hierher, Sie müssen nicht raten, was passt. Akkus verlassen uns zu 30 % geladen und reisen nur auf der Straße.',
    },
  },
];
