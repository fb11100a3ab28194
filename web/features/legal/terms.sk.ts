import type { LegalDocument, WrittenBlock } from './document.ts';

export const text: LegalDocument<WrittenBlock> = {
  title: 'Obchodné podmienky',
  description:
    'Obchodné podmienky obchodu Martyx: objednávka, ceny, dodanie, súbory a ich licencia, odstúpenie, vady, reklamácie, bezpečnosť.',
  version: '2026-11-26',
  sections: [
    {
      id: 'seller',
      title: 'Kto predáva',
      blocks: [
        {
          facts: [
            ['Predávajúci', '{name}'],
            ['Sídlo', '{address}, Slovensko'],
            ['IČO', '{companyId}'],
            ['DIČ', '{taxId}'],
            ['IČ DPH', '{vatId}'],
            ['Zápis', '{register}'],
            ['E-mail', '{mail}'],
            ['Telefón', '{phone}'],
          ],
        },
        'Najrýchlejšie nás zastihnete e-mailom. Odpovedáme po slovensky, anglicky a nemecky.',
      ],
    },
    {
      id: 'scope',
      title: 'Na čo sa podmienky vzťahujú',
      blocks: [
        'Tieto podmienky platia pre každú objednávku v tomto obchode: pre stavebnice a diely, ktoré vám posielame (tovar), aj pre súbory na 3D tlač, ktoré si sťahujete (súbory). Súčasťou zmluvy sú v znení, s ktorým ste pri objednaní súhlasili.',
        'Spotrebiteľ je fyzická osoba, ktorá nekupuje v rámci svojho podnikania alebo povolania. Časti 9 až 14 chránia spotrebiteľov; zmluva s podnikateľom sa riadi Obchodným zákonníkom.',
        'Podmienky vám neberú nijaké právo, ktoré vám ako spotrebiteľovi dáva právo krajiny, kde bývate, a ktoré nemožno zmluvou zmeniť.',
      ],
    },
    {
      id: 'contract',
      title: 'Ako vzniká zmluva',
      blocks: [
        'Ponuka v obchode je výzvou na objednanie. Vyberiete si výrobky, vyplníte údaje, v súhrne všetko skontrolujete a podľa potreby opravíte. Tlačidlom, na ktorom je uvedená povinnosť platby, odošlete záväznú objednávku.',
        'Tovar vám rezervujeme na 30 minút, prípadne dovtedy, kým PayPal platbu overuje. Objednávka, ktorú v tom čase nezaplatíte, sa sama skončí a nič vás nestojí.',
        'Zmluva vzniká prijatím vašej platby. Hneď vám ju potvrdíme e-mailom, v ktorom nájdete, čo ste si objednali, poučenie o odstúpení a faktúru. E-mail si uschovajte: odkaz v ňom otvorí vašu objednávku bez hesla.',
        'Ak platba príde neskoro a tovar sa medzitým vypredal, zmluva k tejto objednávke nevznikne a celú sumu vám vrátime bez vyzvania.',
        'Objednávku aj znenie podmienok, s ktorým ste súhlasili, uchovávame. Zmluvu možno uzavrieť po slovensky, anglicky alebo nemecky.',
      ],
    },
    {
      id: 'prices',
      title: 'Ceny',
      blocks: [
        {
          payer:
            'Ceny sú v eurách a obsahujú DPH. Platí slovenská sadzba alebo, ak to vyžaduje právo Európskej únie, sadzba vašej krajiny: tej, do ktorej ide zásielka, a ak sa nič neposiela, tej vo fakturačnej adrese. Sadzbu vidíte ešte pred objednaním. Mimo Európskej únie DPH neúčtujeme.',
          notPayer: 'Ceny sú v eurách a sú konečné.',
        },
        'K cene tovaru sa pripočíta doprava. Jej cenu aj celkovú sumu vidíte ešte pred objednaním. Ak sa cena počas nákupu zmenila, obchod vám ukáže novú a pred odoslaním objednávky sa vás opýta.',
        'Ak oznamujeme zníženie ceny, uvádzame aj najnižšiu cenu za 30 dní pred ním.',
      ],
    },
    {
      id: 'payment',
      title: 'Platba',
      blocks: [
        'Platíte cez PayPal. PayPal sumu stiahne, keď tam platbu potvrdíte; číslo vašej karty ani účtu nikdy nevidíme. Za tento spôsob platby si nič neúčtujeme.',
        'Ak to obchod ponúka, môžete zaplatiť kartou na stránke Stripe. Tam sa overí vaša banka a sumu stiahneme hneď; číslo vašej karty sa k nám nedostane. Ani za to si nič neúčtujeme.',
        'Peniaze vraciame rovnakým spôsobom, ak sa spolu nedohodneme na inom, ktorý vás nič nestojí.',
      ],
    },
    {
      id: 'delivery',
      title: 'Dodanie tovaru',
      blocks: [
        'Tovar posielame do všetkých krajín Európskej únie:',
        {
          list: [
            'na výdajné miesto Packeta,',
            'kuriérom na vašu adresu,',
            'alebo si ho na Slovensku zadarmo vyzdvihnete v našej dielni v Žiline.',
          ],
        },
        'Pokladňa ponúkne spôsoby vhodné pre hmotnosť a krajinu vašej zásielky, každý s cenou a lehotou. Dodanie podľa nich trvá {minDays} až {maxDays} dní, najviac však 30 dní od uzavretia zmluvy. Ak lehotu nestihneme, oznámime vám to; môžete nám určiť primeranú dodatočnú lehotu a po jej márnom uplynutí od zmluvy odstúpiť.',
        'Nebezpečenstvo škody na vás prechádza, keď tovar prevezmete vy alebo osoba, ktorú ste určili. Ak je zásielka viditeľne poškodená, povedzte to, prosím, dopravcovi aj nám; vaše práva od toho nezávisia.',
      ],
    },
    {
      id: 'files',
      title: 'Dodanie súborov',
      blocks: [
        'Súbory si môžete stiahnuť hneď po prijatí platby na stránke objednávky, ktorú otvorí odkaz v našom e-maile. Dostanete zip so súbormi STL a 3MF, stavebným návodom a súborom README s nastaveniami tlače, vo verzii platnej v čase kúpy. Súbory nemajú ochranu proti kopírovaniu.',
        'Na ich použitie potrebujete program, ktorý otvorí STL alebo 3MF (slicer), a 3D tlačiareň s podložkou, na ktorú sa diely zmestia; rozmery sú na stránke výrobku. Tam si aj overíte, či vaša tlačiareň vyhovuje.',
        'Zo svojej objednávky si súbory môžete sťahovať opakovane. Každé stlačenie vytvorí nový odkaz, ktorý platí 15 minút. Uložte si, prosím, aj vlastnú kópiu. Ak vám kúpu súborov vrátime, sťahovanie sa uzavrie.',
        'Okrem Európskej únie predávame súbory aj do Švajčiarska, na Island, do Lichtenštajnska, Nórska a Spojených štátov.',
      ],
    },
    {
      id: 'licence',
      title: 'Licencia na súbory',
      blocks: [
        'Súbory chráni autorské právo. Kúpou získavate časovo neobmedzenú licenciu na osobné použitie. Môžete:',
        {
          list: [
            'súbory si pre seba vytlačiť, koľkokrát chcete,',
            'upraviť ich pre vlastnú potrebu,',
            'to, čo ste vytlačili, ukazovať a používať a vytlačené diely darovať.',
          ],
        },
        'Súbory ani ich upravené verzie nesmiete šíriť, zverejňovať ani predávať a vytlačené diely nesmiete predávať bez našej obchodnej licencie. Text licencie je priložený k súborom.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Odstúpenie: tovar',
      blocks: [
        'Ako spotrebiteľ môžete od kúpy tovaru odstúpiť do 14 dní aj bez uvedenia dôvodu (§ 19 až 22 zákona č. 108/2024 Z. z. o ochrane spotrebiteľa). Lehota plynie odo dňa, keď ste tovar prevzali vy alebo osoba, ktorú ste určili, okrem dopravcu; pri viacerých zásielkach od prevzatia poslednej.',
        'Odstúpite tak, že nám to pred uplynutím lehoty jednoznačne oznámite: e-mailom na {mail} alebo poštou na adresu {name}, {address}. Stačí, ak oznámenie v lehote odošlete. Môžete použiť [formulár nižšie](#withdrawal-form), nie je to však povinné. Prijatie vám potvrdíme e-mailom.',
        'Najrýchlejšia cesta nepotrebuje účet: [odstúpiť od zmluvy tu](/withdrawal). Uvediete, kto ste a ktorej objednávky sa odstúpenie týka, skontrolujete ho a potvrdíte; prijatie vám hneď potvrdíme e-mailom s obsahom, dátumom a časom.',
        'Všetky platby za tento tovar vrátane ceny najlacnejšieho bežného doručenia, ktoré sme ponúkali, vám vrátime do 14 dní od vášho oznámenia spôsobom, ktorým ste platili. Môžeme počkať, kým nám tovar vrátite alebo preukážete, že ste ho odoslali.',
        {
          buyerReturns:
            'Tovar odošlite na uvedenú adresu do 14 dní od oznámenia. Znášate priame náklady na jeho vrátenie a zníženie hodnoty len vtedy, ak ste s ním zaobchádzali nad rámec toho, čo treba na zistenie jeho povahy, vlastností a funkčnosti. Stavebnicu môžete rozbaliť a prezrieť; zlepená alebo natretá stavebnica stratila na hodnote.',
          sellerReturns:
            'Tovar odošlite na uvedenú adresu do 14 dní od oznámenia. Náklady na jeho vrátenie platíme my a pošleme vám štítok na zásielku; zníženie hodnoty znášate len vtedy, ak ste s ním zaobchádzali nad rámec toho, čo treba na zistenie jeho povahy, vlastností a funkčnosti. Stavebnicu môžete rozbaliť a prezrieť; zlepená alebo natretá stavebnica stratila na hodnote.',
        },
        'Ak odstúpite od časti objednávky, vrátime vám, čo k tejto časti patrí.',
      ],
    },
    {
      id: 'withdrawal-files',
      title: 'Odstúpenie: súbory',
      blocks: [
        'Aj pri súboroch máte 14 dní od uzavretia zmluvy. Odovzdávame ich však ihneď, a to len s vaším výslovným súhlasom. Pred objednaním vyhlasujete, že súbory chcete pred uplynutím lehoty a viete, že tým strácate právo odstúpiť.',
        'Právo odstúpiť od kúpy súborov zaniká, keď ich s týmto súhlasom začneme dodávať a oboje vám potvrdíme e-mailom (čl. 16 písm. m) smernice 2011/83/EÚ, § 19 zákona č. 108/2024 Z. z.). Bez súhlasu obchod objednávku súborov neprijme.',
        'Vaše práva z vadných súborov tým nie sú dotknuté.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Formulár na odstúpenie',
      blocks: [
        'Tento formulár vyplňte a pošlite, len ak chcete od zmluvy odstúpiť. Môžete ho vytlačiť, skopírovať alebo otvoriť ako e-mail.',
        {
          form: {
            title: 'Odstúpenie od zmluvy',
            lines: [
              'Komu: {name}, {address}, {email}',
              'Týmto oznamujem, že odstupujem od zmluvy o kúpe tohto tovaru:',
              'Číslo objednávky:',
              'Dátum objednania / dátum prevzatia:',
              'Meno a priezvisko spotrebiteľa:',
              'Adresa spotrebiteľa:',
              'Dátum a podpis spotrebiteľa (podpis len v listinnej podobe):',
            ],
            mail: { label: 'Otvoriť ako e-mail', subject: 'Odstúpenie od zmluvy' },
          },
        },
      ],
    },
    {
      id: 'guarantee',
      title: 'Vady a záruka 24 mesiacov',
      blocks: [
        'Zodpovedáme za každú vadu, ktorú tovar alebo súbory majú pri dodaní a ktorá sa prejaví do 24 mesiacov. Vyplýva to z Občianskeho zákonníka (§ 619 a nasl. pre tovar, § 852a a nasl. pre digitálne plnenie). Počas celých 24 mesiacov platí, že vada tu bola od začiatku, ak nepreukážeme opak alebo ak to nezodpovedá povahe veci alebo vady.',
        'Môžete žiadať opravu alebo výmenu tovaru podľa vlastnej voľby, ak zvolený spôsob nie je nemožný alebo neprimerane nákladný. Vadné súbory opravíme a dodáme znova. Nič vás to nestojí; prepravu hradíme my.',
        'Zľavu z ceny môžete žiadať alebo od zmluvy odstúpiť, ak vadu neodstránime, odmietneme ju odstrániť, rovnaká vada sa objaví znova alebo je taká závažná, že od vás nemožno čakať na jej odstránenie. Pre samotnú zanedbateľnú vadu odstúpiť nemôžete; že je zanedbateľná, musíme dokázať my.',
        'Našou vadou nie sú stopy bežného používania, škody po náraze, preťažení alebo stavbe v rozpore s návodom ani chyby výtlačku, ktoré spôsobila tlačiareň, jej nastavenie alebo materiál.',
      ],
    },
    {
      id: 'complaints',
      title: 'Ako reklamovať',
      blocks: [
        'Napíšte na {mail} alebo na adresu nášho sídla. Uveďte číslo objednávky, v čom je vada a čo žiadate; pomôže fotografia. Pri súboroch uveďte názov súboru, slicer a tlačiareň.',
        {
          list: [
            'Reklamáciu vám bez zbytočného odkladu písomne potvrdíme a uvedieme, dokedy vadu odstránime: najneskôr do 30 dní od reklamácie, dlhšie len z objektívneho dôvodu, ktorý nemôžeme ovplyvniť.',
            'Ak tovar potrebujeme späť, povieme vám, kam ho poslať, a prepravu uhradíme.',
            'Ak reklamáciu odmietneme, dôvody vám písomne oznámime. Vadu potom môžete dať posúdiť akreditovanej osobe alebo znalcovi; ak ju potvrdia, náklady zaplatíme a váš nárok uznáme.',
          ],
        },
      ],
    },
    {
      id: 'disputes',
      title: 'Keď sa nedohodneme',
      blocks: [
        'Ak nie ste spokojní s vybavením reklamácie alebo si myslíte, že sme porušili vaše práva, požiadajte nás o nápravu na {mail}. Ak ju odmietneme alebo do 30 dní neodpovieme, môžete podať návrh na alternatívne riešenie sporu podľa zákona č. 391/2015 Z. z.',
        {
          facts: [
            ['Riešenie sporov', 'Slovenská obchodná inšpekcia, Bajkalská 21/A, 827 99 Bratislava'],
            ['E-mail', '[ars@soi.sk](mailto:ars@soi.sk)'],
            ['Web', '[www.soi.sk](https://www.soi.sk)'],
            ['Dozor', 'Inšpektorát SOI pre Žilinský kraj, Predmestská 71, 011 79 Žilina'],
          ],
        },
        'Môžete si vybrať aj iný subjekt zo zoznamu, ktorý vedie Ministerstvo hospodárstva SR. V inej krajine Únie, na Islande alebo v Nórsku vám pomôže tamojšie Európske spotrebiteľské centrum. Cesta na súd vám zostáva otvorená.',
      ],
    },
    {
      id: 'safety',
      title: 'Bezpečnosť',
      blocks: [
        'Naše modely sú určené staviteľom a pilotom, nie sú to hračky pre deti do 14 rokov. Malé diely možno prehltnúť; nože, vrtule a batérie môžu zraniť. Pred stavbou si prečítajte návod a bezpečnostné pokyny výrobku.',
        {
          list: [
            'Modely rakiet: naše stavebnice a súbory neobsahujú motor ani zapaľovač. Motory kupujte a skladujte tak, ako žiada právo vašej krajiny, vrátane vekovej hranice. Štartujte len hotovú, skontrolovanú a stabilnú raketu, z vodiacej tyče, elektricky a z bezpečnej vzdialenosti, na otvorenom priestranstve bez suchej trávy, pri voľnej oblohe a so súhlasom vlastníka pozemku.',
            'Dvojstupňové rakety a veľké motory patria do skúsených rúk a na klubový štart; môžu vyžadovať povolenie alebo ohlásenie riadeniu letovej prevádzky.',
            'Lietadlá: dodržujte pravidlá Únie a svojej krajiny pre bezpilotné lietadlá: registráciu, poistenie, výšku a zóny. Nelietajte nad ľuďmi.',
            'Člny: dávajte pozor na kúpajúcich sa, zvieratá a počasie; za člnom neplávajte.',
            'Tlač: tlačiareň nenechávajte bez dozoru, miestnosť vetrajte a na namáhané diely použite materiál a nastavenia uvedené v návode.',
          ],
        },
        'Modely používate na vlastné riziko. Naša zodpovednosť za vadné výrobky a za to, čo spôsobíme úmyselne alebo z nedbanlivosti, tým nie je obmedzená.',
      ],
    },
    {
      id: 'final',
      title: 'Právo a zmeny',
      blocks: [
        'Zmluva sa riadi slovenským právom. Spotrebiteľovi zostáva ochrana kogentného práva krajiny, v ktorej býva, a môže sa tam súdiť.',
        'Ako zaobchádzame s vašimi údajmi, opisuje [ochrana osobných údajov](/privacy-policy); čo ukladá váš prehliadač, opisujú [zásady cookies](/cookies-policy).',
        'Podmienky môžeme pre budúce objednávky zmeniť. Pre odoslanú objednávku platí znenie, s ktorým ste pri nej súhlasili.',
      ],
    },
  ],
};
