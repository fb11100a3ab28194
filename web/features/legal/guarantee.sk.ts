import type { LegalDocument } from './document.ts';

export const text: LegalDocument = {
  title: 'Zákonná záruka',
  description:
    'Čo vám dáva zákon, keď má tovar alebo súbor z Martyxu vadu: opravu, výmenu, nižšiu cenu alebo peniaze späť, najmenej dva roky.',
  version: '2026-11-22',
  sections: [
    {
      id: 'rights',
      title: 'Čo vám dáva zákon',
      blocks: [
        'Tovar musí byť taký, ako je opísaný, a hodiť sa na to, na čo je určený. Ak taký nie je, máte zo zákona práva voči nám ako predávajúcemu, a to pri každej vade, ktorá sa prejaví do 24 mesiacov od dodania. Ak vám právo krajiny, kde bývate, dáva dlhší čas, platí ten dlhší.',
        'Za túto záruku sa neplatí, netreba sa na ňu registrovať ani dokazovať, odkiaľ sa vada vzala: počas celých 24 mesiacov platí, že tu bola od začiatku, ak nepreukážeme opak alebo ak to nezodpovedá povahe veci alebo vady.',
      ],
    },
    {
      id: 'remedies',
      title: 'Čo môžete žiadať',
      blocks: [
        {
          list: [
            'Opravu alebo výmenu podľa vlastnej voľby, bezplatne a vrátane prepravy, ak zvolený spôsob nie je nemožný alebo neprimerane nákladný.',
            'Nižšiu cenu alebo peniaze späť, ak vadu neodstránime, odmietneme ju odstrániť, rovnaká vada sa objaví znova alebo je taká závažná, že od vás nemožno čakať na jej odstránenie. Pri zanedbateľnej vade môžete žiadať nižšiu cenu, peniaze späť však nie.',
          ],
        },
      ],
    },
    {
      id: 'files',
      title: 'Aj pri súboroch',
      blocks: ['Rovnakých 24 mesiacov platí aj pre súbory: vadné opravíme a dodáme znova, bezplatne.'],
    },
    {
      id: 'claim',
      title: 'Ako ju využiť',
      blocks: [
        'Napíšte na {mail} alebo na adresu {address}, uveďte číslo objednávky a v čom je vada. Prijatie reklamácie vám bezodkladne písomne potvrdíme a vadu odstránime najneskôr do 30 dní. Všetko je v [obchodných podmienkach](/terms-of-service#complaints).',
      ],
    },
    {
      id: 'voluntary',
      title: 'Iné záruky',
      blocks: [
        'Predávajúci alebo výrobca môže sľúbiť viac ako zákon, a to spotrebiteľskou zárukou. Taký sľub vám neuberá nič z práv podľa zákona. My predávame so zákonnou zárukou a popri nej nijakú inú neponúkame.',
      ],
    },
  ],
};
