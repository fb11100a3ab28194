import type { LegalDocument } from './document.ts';

export const text: LegalDocument = {
  title: 'Ochrana osobných údajov',
  description: 'Ktoré údaje obchod Martyx uchováva, prečo a ako dlho, komu ich odovzdáva a aké máte práva.',
  version: '2026-11-27',
  sections: [
    {
      id: 'controller',
      title: 'Kto sme',
      blocks: [
        'Prevádzkovateľom vašich údajov je {name}, {address}, IČO {companyId}. Napíšte na {mail} alebo zavolajte na {phone}. Zodpovednú osobu nemáme, pretože zákon ju od obchodu ako náš nevyžaduje.',
        'Obchod si môžete prezerať bez toho, aby ste nám povedali, kto ste. Niet tu reklamy ani newslettera a návštevy počítame len tým, ktorí to povolia.',
      ],
    },
    {
      id: 'data',
      title: 'Čo uchovávame',
      blocks: [
        {
          list: [
            'Objednávky: e-mail, meno a priezvisko, fakturačnú a doručovaciu adresu, telefón, ak ho uvediete, pri firmách IČO a IČ DPH, ktoré si overíme v registri VIES Európskej komisie, ak rozhoduje o dani, vašu poznámku, jazyk, čo ste kúpili, ceny a daň a priebeh objednávky; pri súboroch aj krajinu siete, z ktorej ste objednali, ako to žiada daňové právo.',
            'Súhlasy: kedy a v akom znení ste súhlasili s obchodnými podmienkami a s okamžitým dodaním súborov.',
            'Platbu: jej stav, sumu a čísla, ktoré jej dal PayPal; oznámenia PayPalu o nej, v ktorých môže byť meno a e-mail vášho účtu PayPal. Čísla kariet ani účtov nemáme.',
            'Faktúry a e-maily: faktúry a dobropisy a to, ktorý náš e-mail kedy odišiel.',
            'Stiahnutia: ktorý súbor vašej objednávky bol kedy stiahnutý. Neukladáme, z akej adresy.',
            'Účty tých, ktorí si ich založia: e-mail, heslo len ako odtlačok, z ktorého sa nedá zistiť, meno, používateľské meno, telefón a adresu, ak ich vyplníte, a prihlásenia s časom a druhom zariadenia, napríklad „Firefox, Windows“. Skoršie objednávky s rovnakým e-mailom sa k účtu pripoja, keď preukážete, že je váš.',
            'Čo si do účtu uložíte sami: adresy, zoznam želaní, fotografie a údaje o vašich stavbách, označenia Páči sa mi a hodnotenia, vašu tlačiareň, stav vašej tlače a API kľúče, tie iba ako odtlačok.',
            'Limity proti zneužitiu: kedy sa niekto naposledy pokúšal prihlásiť, registrovať alebo odoslať formulár, pod odtlačkom e-mailu alebo sieťovej adresy; a kým je tovar odložený pre nezaplatenú objednávku, odtlačok sieťovej adresy, z ktorej prišla.',
            'Darčekové karty: meno a e-mail obdarovaného, slová, ktoré ku karte patria, jej hodnota a pohyby jej zostatku; kód iba ako odtlačok.',
            'Odstúpenia od zmluvy: vaše vyhlásenie s menom, e-mailom a číslom objednávky a kedy prišlo.',
            'Reklamácie: čo vytýkate, čo žiadate, vaše fotografie a čo sme odpovedali. Fotografie vidíte len vy a my; tri roky po vybavení reklamácie ich odstránime.',
            'Korešpondenciu: čo nám napíšete.',
            'Návštevy, len ak povolíte analytiku: čas, krajinu, druh prehliadača a systému, napríklad „Firefox, Windows“, stránku, z ktorej ste prišli, bez cesty, jazyk, veľkosť obrazovky a časové pásmo; nie vašu sieťovú adresu ani účet. Aby sme každého návštevníka započítali raz za deň, uchovávame v ten deň odtlačok sieťovej adresy a prehliadača. Kľúč k odtlačku sa každý deň mení a po jeho skončení sa zničí, takže k vám nič nevedie späť.',
          ],
        },
        'E-mail, meno a adresu potrebujeme na splnenie objednávky; bez nich zmluva nevznikne. Telefón, poznámka a účet sú dobrovoľné.',
        'Vašu polohu neuchovávame. Len keď pri výbere výdajného miesta stlačíte „V mojom okolí“, prehliadač sa vás spýta, či ju smie zistiť. Stránka ju zaokrúhli asi na sto metrov a raz ju pošle nášmu serveru s otázkou, ktoré miesta sú najbližšie; neukladáme ju ani nikomu neodovzdávame a stránka ju zabudne, keď ju opustíte. Namiesto toho môžete napísať obec alebo PSČ.',
      ],
    },
    {
      id: 'purposes',
      title: 'Prečo a ako dlho',
      blocks: [
        {
          table: {
            label: 'Účely, právne základy a doba uchovania',
            head: ['Účel', 'Právny základ (GDPR)', 'Uchovanie'],
            rows: [
              [
                'Splnenie objednávky, doručenie, sťahovanie',
                'Zmluva, čl. 6 ods. 1 písm. b)',
                'spolu s faktúrou k objednávke',
              ],
              [
                'Faktúry, účtovníctvo a dane',
                'Zákonná povinnosť, čl. 6 ods. 1 písm. c)',
                '10 rokov po roku, ktorého sa týkajú',
              ],
              [
                'Preukázanie súhlasov, reklamácie, odstúpenie, nároky',
                'Zákonná povinnosť a oprávnený záujem, čl. 6 ods. 1 písm. c) a f)',
                'spolu s objednávkou, ktorej sa týkajú',
              ],
              ['Nezaplatené objednávky', 'Oprávnený záujem: objasniť platby, čl. 6 ods. 1 písm. f)', 'najviac 3 roky'],
              [
                'Darčekové karty',
                'Zmluva a zákonná povinnosť, čl. 6 ods. 1 písm. b) a c)',
                '10 rokov po poslednom pohybe',
              ],
              ['Účet', 'Zmluva, čl. 6 ods. 1 písm. b)', 'kým ho nezrušíte'],
              [
                'Prihlásenia a odkazy z e-mailov k účtu',
                'Oprávnený záujem: bezpečnosť, čl. 6 ods. 1 písm. f)',
                '30 dní po skončení platnosti',
              ],
              ['Limity proti zneužitiu', 'Oprávnený záujem: bezpečnosť, čl. 6 ods. 1 písm. f)', 'približne jeden deň'],
              [
                'Počítanie návštev',
                'Váš súhlas, čl. 6 ods. 1 písm. a)',
                'odtlačok a kľúč do konca dňa, návštevy 13 mesiacov; potom zostanú len počty',
              ],
              [
                'Odpovede na vaše správy',
                'Zmluva alebo oprávnený záujem, čl. 6 ods. 1 písm. b) a f)',
                'najviac 3 roky',
              ],
            ],
          },
        },
        'Desať rokov vyžaduje zákon o účtovníctve (č. 431/2002 Z. z.) a zákon o dani z pridanej hodnoty (č. 222/2004 Z. z.). Ak zrušíte účet, objednávky na tento čas zostanú, nebudú však s ním už spojené.',
        'Nerozhodujeme o vás výlučne automatizovane a nevytvárame profily.',
      ],
    },
    {
      id: 'recipients',
      title: 'Komu ich odovzdávame',
      blocks: [
        {
          list: [
            'PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembursko: číslo, položky a sumu objednávky a pri zásielkach meno a doručovaciu adresu. Za to, čo zadáte u PayPalu, zodpovedá PayPal: pozrite si [vyhlásenie PayPalu o ochrane údajov](https://www.paypal.com/webapps/mpp/ua/privacy-full).',
            'Stripe Payments Europe, Ltd., Írsko, len ak obchod prijíma karty a vy zaplatíte kartou: číslo a suma objednávky a váš e-mail. Za to, čo zadáte na jej stránke, zodpovedá Stripe: pozrite [zásady ochrany súkromia Stripe](https://stripe.com/privacy).',
            'Packeta alebo kuriér, ktorého si vyberiete: meno, doručovaciu adresu, e-mail a telefón na doručenie zásielky.',
            'Poskytovatelia, ktorí prevádzkujú naše servery a odosielajú naše e-maily, výlučne podľa našich pokynov.',
            'Daňové a iné úrady, ak nám to ukladá zákon.',
          ],
        },
        'Údaje nepredávame ani neodovzdávame na reklamu. PayPal ich môže spracúvať aj mimo Európskej únie; robí to podľa svojich záväzných vnútropodnikových pravidiel a štandardných doložiek Európskej komisie.',
      ],
    },
    {
      id: 'security',
      title: 'Ako ich chránime',
      blocks: [
        'Stránku a súbory objednávky otvorí len ten, kto má jej tajný odkaz, alebo vlastník účtu. Odkaz na stiahnutie platí 15 minút. Odkaz z nášho e-mailu nikomu neposielajte: kto ho má, objednávku uvidí.',
        'Heslá, odkazy a prístupové kľúče sa do našich záznamov o prevádzke nedostanú.',
      ],
    },
    {
      id: 'rights',
      title: 'Vaše práva',
      blocks: [
        'Kedykoľvek nás môžete požiadať:',
        {
          list: [
            'o informáciu, či o vás uchovávame údaje, a o ich kópiu,',
            'o ich opravu alebo doplnenie,',
            'o ich vymazanie, ak nám zákon neukladá uchovať ich, ako pri faktúrach,',
            'o obmedzenie ich používania,',
            'aby sme vám alebo inému odovzdali v strojovo čitateľnej podobe, čo ste nám poskytli pre zmluvu.',
          ],
        },
        'Kde sa opierame o oprávnený záujem, môžete namietať z dôvodov svojej konkrétnej situácie; potom prestaneme, ak neprevážia závažné dôvody.',
        'Napíšte na {mail}. Odpovieme do jedného mesiaca a bezplatne. Aby vaše údaje nezískal niekto iný, môžeme vás požiadať, aby ste napísali z e-mailovej adresy uvedenej v objednávke.',
        'Sťažovať sa môžete na Úrade na ochranu osobných údajov Slovenskej republiky ([dataprotection.gov.sk](https://dataprotection.gov.sk)) alebo na úrade v krajine, kde bývate.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies a úložisko prehliadača',
      blocks: [
        'Obchod ukladá vo vašom prehliadači len to, čo potrebuje na fungovanie a čo ste si zvolili: košík, jazyk, vzhľad, tlačiareň a údaje rozpracovanej objednávky a, ak povolíte analytiku, to, že vaša návšteva bola započítaná. Tento súhlas môžete kedykoľvek odvolať cez „Nastavenia cookies“ v pätičke každej stránky; na zákonnosť dovtedajšieho počítania to nemá vplyv. Každý záznam uvádzajú [zásady cookies](/cookies-policy).',
      ],
    },
  ],
};
