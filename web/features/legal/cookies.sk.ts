import type { LegalDocument } from './document.ts';

export const text: LegalDocument = {
  title: 'Zásady cookies',
  description:
    'Každá cookie a každý záznam, ktorý obchod Martyx ukladá vo vašom prehliadači, na čo slúži a ako dlho zostáva.',
  version: '2026-11-01',
  sections: [
    {
      id: 'short',
      title: 'V skratke',
      blocks: [
        'Obchod ukladá vo vašom prehliadači len to, čo potrebuje na fungovanie a čo ste si sami zvolili. Analytika a marketing sú vypnuté, kým ich nepovolíte, a svoju voľbu môžete kedykoľvek zmeniť cez „Nastavenia cookies“ v pätičke každej stránky. Ak povolíte analytiku, vašu návštevu raz započítame v každej relácii prehliadača a uložíme v ňom len to, že sa tak stalo. Pre marketing a sociálne siete sa dnes neukladá nič, ani od nás, ani od iných. Na to, čo je nevyhnutné pre službu, o ktorú ste požiadali, zákon súhlas nevyžaduje (§ 109 zákona č. 452/2021 Z. z. o elektronických komunikáciách).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Cookies sú krátke texty, ktoré prehliadač posiela obchodu s každou stránkou.',
        {
          table: {
            label: 'Cookies',
            head: ['Názov', 'Účel', 'Uchovanie'],
            rows: [
              ['adminAuthed', 'Len pre zamestnancov: že účet smie otvoriť administráciu', 'do odhlásenia'],
              ['martyx_language', 'Jazyk, ktorý ste si zvolili, aby v ňom stránky prišli', '12 mesiacov od voľby'],
              [
                'martyx_csrf',
                'Chráni účet pred formulármi cudzích stránok; skripty ju neprečítajú',
                'do zatvorenia prehliadača',
              ],
              [
                'martyx_device',
                'Spozná prehliadač, v ktorom sa už niekto prihlásil, aby nesprávne heslá cudzích ľudí nezablokovali majiteľa účtu; skripty ju neprečítajú',
                '180 dní od posledného prihlásenia alebo nového hesla',
              ],
              [
                'martyx_seen',
                'Po vašej zmene: ako ďaleko musia byť databázy obchodu, aby ju ukázali; skripty ju neprečítajú',
                '5 minút od zmeny',
              ],
              [
                'martyx_gate',
                'Kým obchod nie je otvorený pre všetkých: že tento prehliadač zadal vstupné heslo; skripty ju neprečítajú',
                'do zatvorenia prehliadača',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'storage',
      title: 'Lokálne úložisko',
      blocks: [
        'Lokálne úložisko zostáva v tomto prehliadači. Samo sa neodosiela; napríklad košík sa k nám dostane, len keď zisťujeme ceny, keď objednávate a kým ste prihlásení, aby ho uchoval váš účet.',
        {
          table: {
            label: 'Záznamy v lokálnom úložisku',
            head: ['Názov', 'Účel', 'Uchovanie'],
            rows: [
              ['martyx_cart_v1', 'Váš košík', 'kým ho nevyprázdnite, nenakúpite alebo sa neodhlásite'],
              ['martyx_code_v1', 'Kód na zľavu z vášho košíka', 'kým ho neodstránite, nenakúpite alebo sa neodhlásite'],
              [
                'martyx_pickup_point',
                'Výdajné miesto, ktoré ste si naposledy vybrali, podľa čísla',
                'kým sa neodhlásite',
              ],
              [
                'martyx_cart_owner',
                'Po prihlásení: číslo účtu, ktorému košík patrí, a košík v podobe, ako ho má účet, aby sa nič nepridalo dvakrát',
                'kým sa neodhlásite',
              ],
              [
                'martyx_token',
                'Po prihlásení: doklad o prihlásení, ktorý ide s vašimi požiadavkami do obchodu',
                'kým sa neodhlásite, najviac 12 hodín; s voľbou „Neodhlasovať ma“ najviac 30 dní',
              ],
              [
                'martyx_user',
                'Po prihlásení: číslo a e-mail vášho účtu, aby stránky vedeli, kto je tu',
                'kým sa neodhlásite, najviac 12 hodín; s voľbou „Neodhlasovať ma“ najviac 30 dní',
              ],
              ['martyx_language', 'Jazyk, ktorý ste si zvolili, ak by cookie chýbala', 'kým ho nevymažete'],
              ['martyx_theme', 'Svetlý alebo tmavý vzhľad', 'kým ho nevymažete'],
              [
                'martyx_cookie_consent',
                'Ako ste rozhodli o cookies: verzia, čas a áno alebo nie pre analytiku a marketing',
                'kým ho nevymažete',
              ],
              [
                'martyx_downloads',
                'Vaše súbory s názvom, veľkosťou a dňom nákupu, aby sa dali zobraziť aj bez spojenia; bez odkazov',
                'kým sa neodhlásite alebo relácia neskončí',
              ],
              [
                'martyx_print_queue',
                'Vaše zoznamy tlače tak, ako ich váš účet naposledy uviedol, aby sa dali čítať bez pripojenia',
                'kým sa neodhlásite alebo relácia neskončí',
              ],
              [
                'martyx_print_changes',
                'Zmeny vašich zoznamov tlače, ktoré čakajú na pripojenie',
                'do odoslania alebo odhlásenia',
              ],
              [
                'martyx_recently_viewed',
                'Posledných dvanásť produktov, ktoré ste si prezreli, s časom, pre „Naposledy prezerané“ a na čítanie bez pripojenia; obchodu sa posielajú len čísla produktov, keď sa pýta na ich ceny',
                'kým zoznam nevymažete alebo sa neodhlásite',
              ],
              ['martyx_wishes', 'Produkty, ktorým ste dali srdce pred prihlásením', 'do prihlásenia alebo odhlásenia'],
              ['martyx_like', 'Stavba, ktorú ste označili srdcom pred prihlásením', 'do prihlásenia alebo odhlásenia'],
              [
                'martyx_printer_v1',
                'Vaša tlačiareň a jej priestor na overenie, či sa na ňu diely zmestia',
                'kým sa neodhlásite alebo ju nevymažete',
              ],
              [
                'martyx_print_prices_v1',
                'Trieda vašej tlačiarne a vaše ceny filamentu a elektriny na odhad tlače; obchodu sa posielajú len na výpočet',
                'kým ich nevymažete',
              ],
              [
                'martyx_spools',
                'Filament na vašej polici, ako ste ho odvážili; po prihlásení ide do vášho účtu',
                'kým sa neodhlásite; bez účtu kým ho nevymažete',
              ],
              [
                'martyx_slicer_profile_v1',
                'Váš profil zo slicera a jeho názov pre odhad tlače; nastavenia dostane obchod len na slicovanie',
                'kým ho neodstránite',
              ],
              [
                'martyx_have_v1',
                'Komponenty, ktoré ste označili, že ich máte, podľa produktu, najviac päťdesiat produktov',
                'kým ich nevymažete',
              ],
              [
                'martyx_placed_lines_v1',
                'Výrobky a počty kusov z najviac piatich posledných objednávok, aby sa košík po platbe vyprázdnil; bez mien a adries',
                'do zaplatenia, inak kým ho nevymažete',
              ],
            ],
          },
        },
        'Na čítanie bez spojenia si prehliadač v úložisku vyrovnávacej pamäte ponecháva aj odpovede obchodu: súbory samotných stránok (martyx-assets, martyx-offline), obrázky produktov (martyx-pictures) a stránky naposledy zobrazených produktov (martyx-pages). Nie je medzi nimi nič z vášho účtu, košíka ani objednávok. Kto je prihlásený a otvoril si návod na stavbu, má tu aj obrázky jeho krokov (martyx-guides), kým sa neodhlási. Ich počet je obmedzený a ostatné sa po dni alebo s novou verziou obchodu nahradia; čas si značí workbox-expiration.',
      ],
    },
    {
      id: 'session',
      title: 'Úložisko karty',
      blocks: [
        'Tieto záznamy patria jednej karte prehliadača a zmiznú, keď ju zatvoríte.',
        {
          table: {
            label: 'Záznamy v úložisku karty',
            head: ['Názov', 'Účel', 'Uchovanie'],
            rows: [
              [
                'martyx_checkout_v1',
                'Čo ste vyplnili v pokladni, aby ste o to obnovením stránky neprišli; bez vašich súhlasov',
                'do zatvorenia karty',
              ],
              [
                'martyx_visit',
                'Ak ste povolili analytiku: že táto návšteva bola započítaná',
                'kým súhlas neodvoláte alebo nezatvoríte kartu',
              ],
              [
                'martyx_order_attempt_v1',
                'Objednávka, ktorú práve odosielate, s jej údajmi, aby nevznikla dvakrát',
                'do prijatia objednávky',
              ],
              ['martyx_placed_order_v1', 'Objednávka, ktorá čaká na platbu, s kľúčom k jej stránke', 'do zaplatenia'],
              [
                'react-router-scroll-positions',
                'Kam ste stránku posunuli, pre tlačidlá Späť a Dopredu',
                'do zatvorenia karty',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'paypal',
      title: 'PayPal',
      blocks: [
        'Keď otvoríte pokladňu alebo platbu objednávky, obchod načíta tlačidlá PayPal. Až vtedy môže PayPal vo vašom prehliadači uložiť vlastné cookies na vykonanie platby a predchádzanie podvodom. Zodpovedá za ne PayPal: pozrite si [vyhlásenie PayPalu o cookies](https://www.paypal.com/webapps/mpp/ua/cookie-full). Na ostatných stránkach sa z PayPalu nenačíta nič.',
      ],
    },
    {
      id: 'control',
      title: 'Ako ich vymažete',
      blocks: [
        'Cookies a uložené záznamy môžete kedykoľvek vymazať v nastaveniach prehliadača alebo ich zakázať. Obchod bude fungovať ďalej, no košík, jazyk a tlačiareň po odchode zo stránky zabudne.',
        'Ak by sme chceli niekedy ukladať viac, vopred sa vás opýtame a túto stránku upravíme. Otázky: {mail}. Ako inak zaobchádzame s vašimi údajmi, opisuje [ochrana osobných údajov](/privacy-policy).',
      ],
    },
  ],
};
