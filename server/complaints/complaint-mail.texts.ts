import type { Locale } from '../core/locale.ts';
import type { MailWords } from '../mails/mail.ts';
import type { Remedy } from './complaint-states.ts';

type OfRemedy<Value> = Readonly<Record<Remedy, Value>>;

interface Texts {
  readonly product: string;
  readonly units: (count: number, name: string) => string;
  readonly received: string;
  readonly wish: string;
  readonly photos: string;
  readonly description: string;
  readonly remedies: OfRemedy<string>;
  readonly granted: OfRemedy<(amount: string) => string>;
  readonly done: OfRemedy<(amount: string) => string>;
  readonly parcel: (number: string) => string;
  readonly extension: string;
  readonly carriage: (address: string) => string;
  readonly reason: string;
  readonly rights: string;
  readonly attached: string;
}

export const COMPLAINT_MAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    product: 'What it is about',
    units: (count, name) => `${count} × ${name}`,
    received: 'Received',
    wish: 'You ask for',
    photos: 'Photographs',
    description: 'What is wrong',
    remedies: {
      REPAIR: 'a repair',
      REPLACEMENT: 'a replacement',
      REDUCTION: 'a part of the price back',
      REFUND: 'the price back',
    },
    granted: {
      REPAIR: () => 'We will repair it.',
      REPLACEMENT: () => 'We will send you a replacement.',
      REDUCTION: (amount) => `We will return ${amount} of the price.`,
      REFUND: () => 'We will return the price.',
    },
    done: {
      REPAIR: () => 'It is repaired and on its way to you.',
      REPLACEMENT: () => 'A replacement is on its way to you.',
      REDUCTION: (amount) => `We have returned ${amount} in the way you paid.`,
      REFUND: () => 'We have returned the price in the way you paid.',
    },
    parcel: (number) => `Number of the parcel: ${number}`,
    extension: 'It takes longer than 30 days because',
    carriage: (address) =>
      `If we ask you for the goods, send them to ${address}. We bear the cost of carriage, and the remedy costs you nothing.`,
    reason: 'Reasons',
    rights:
      'If you do not agree, reply to this e-mail. You may have an accredited person or an expert judge the defect; if they confirm it, we pay their cost and may not refuse any more. You may also turn to the body for alternative dispute resolution named in our terms, or to a court.',
    attached: 'The credit note is attached.',
  },
  sk: {
    product: 'Čoho sa týka',
    units: (count, name) => `${count} × ${name}`,
    received: 'Prijaté',
    wish: 'Žiadate',
    photos: 'Fotografie',
    description: 'Opis vady',
    remedies: {
      REPAIR: 'opravu',
      REPLACEMENT: 'výmenu',
      REDUCTION: 'zľavu z ceny',
      REFUND: 'vrátenie ceny',
    },
    granted: {
      REPAIR: () => 'Vadu odstránime opravou.',
      REPLACEMENT: () => 'Vadu odstránime výmenou.',
      REDUCTION: (amount) => `Vrátime vám ${amount} z ceny.`,
      REFUND: () => 'Vrátime vám cenu.',
    },
    done: {
      REPAIR: () => 'Vec je opravená a na ceste k vám.',
      REPLACEMENT: () => 'Náhrada je na ceste k vám.',
      REDUCTION: (amount) => `Sumu ${amount} sme vám vrátili spôsobom, ktorým ste platili.`,
      REFUND: () => 'Cenu sme vám vrátili spôsobom, ktorým ste platili.',
    },
    parcel: (number) => `Číslo zásielky: ${number}`,
    extension: 'Vybavenie potrvá dlhšie ako 30 dní, pretože',
    carriage: (address) =>
      `Ak vás požiadame o zaslanie tovaru, pošlite ho na adresu ${address}. Prepravu platíme my a odstránenie vady vás nič nestojí.`,
    reason: 'Dôvody',
    rights:
      'Ak nesúhlasíte, odpovedzte na tento e-mail. Vadu môžete dať posúdiť znalcovi alebo akreditovanej či autorizovanej osobe; ak ju potvrdia, ich náklady zaplatíme a zodpovednosť už odmietnuť nemôžeme (§ 622 Občianskeho zákonníka). Môžete sa obrátiť aj na subjekt alternatívneho riešenia sporov uvedený v obchodných podmienkach alebo na súd.',
    attached: 'Dobropis nájdete v prílohe.',
  },
  de: {
    product: 'Worum es geht',
    units: (count, name) => `${count} × ${name}`,
    received: 'Eingegangen',
    wish: 'Sie wünschen',
    photos: 'Fotos',
    description: 'Was nicht stimmt',
    remedies: {
      REPAIR: 'eine Reparatur',
      REPLACEMENT: 'einen Ersatz',
      REDUCTION: 'eine Minderung des Preises',
      REFUND: 'die Erstattung des Preises',
    },
    granted: {
      REPAIR: () => 'Wir reparieren die Ware.',
      REPLACEMENT: () => 'Wir senden Ihnen Ersatz.',
      REDUCTION: (amount) => `Wir erstatten ${amount} des Preises.`,
      REFUND: () => 'Wir erstatten den Preis.',
    },
    done: {
      REPAIR: () => 'Die Ware ist repariert und auf dem Weg zu Ihnen.',
      REPLACEMENT: () => 'Der Ersatz ist auf dem Weg zu Ihnen.',
      REDUCTION: (amount) => `${amount} haben wir über das Zahlungsmittel erstattet, das Sie verwendet haben.`,
      REFUND: () => 'Den Preis haben wir über das Zahlungsmittel erstattet, das Sie verwendet haben.',
    },
    parcel: (number) => `Nummer des Pakets: ${number}`,
    extension: 'Es dauert länger als 30 Tage, weil',
    carriage: (address) =>
      `Wenn wir Sie um die Ware bitten, senden Sie sie an ${address}. Den Versand zahlen wir, und die Abhilfe kostet Sie nichts.`,
    reason: 'Gründe',
    rights:
      'Wenn Sie nicht einverstanden sind, antworten Sie auf diese E-Mail. Sie können den Mangel von einer akkreditierten Person oder einem Sachverständigen beurteilen lassen; bestätigen sie ihn, tragen wir deren Kosten und dürfen nicht mehr ablehnen. Sie können sich auch an die in unseren AGB genannte Stelle für Streitbeilegung oder an ein Gericht wenden.',
    attached: 'Die Gutschrift liegt bei.',
  },
};

type Kind =
  | 'COMPLAINT_OPENED'
  | 'COMPLAINT_RECEIVED'
  | 'COMPLAINT_ACCEPTED'
  | 'COMPLAINT_REJECTED'
  | 'COMPLAINT_REMEDIED'
  | 'COMPLAINT_TO_SHOP'
  | 'COMPLAINT_TAKEN_BACK';

/** What the mails say while the owner has changed nothing. */
export const COMPLAINT_MAIL_WORDS: Readonly<Record<Kind, Readonly<Record<Locale, MailWords>>>> = {
  COMPLAINT_OPENED: {
    en: {
      subject: 'We have your complaint: order {orderNumber}',
      heading: 'We have your complaint',
      body: 'Your complaint about {productName} has arrived. Please keep this e-mail: it says what you wrote and when. We look at it and confirm it in writing; it is settled by {remedyBy} at the latest.\n\n{complaint}\n\n[See where it stands]({link})\n\n> If something is missing or wrong, reply to this e-mail.',
    },
    sk: {
      subject: 'Dostali sme vašu reklamáciu: objednávka {orderNumber}',
      heading: 'Dostali sme vašu reklamáciu',
      body: 'Vaša reklamácia k produktu {productName} dorazila. Tento e-mail si, prosím, uschovajte: uvádza, čo a kedy ste napísali. Pozrieme sa na ňu a písomne vám ju potvrdíme; vybavíme ju najneskôr {remedyBy}.\n\n{complaint}\n\n[Pozrieť stav reklamácie]({link})\n\n> Ak niečo chýba alebo nesedí, odpovedzte na tento e-mail.',
    },
    de: {
      subject: 'Ihre Reklamation ist eingegangen: Bestellung {orderNumber}',
      heading: 'Ihre Reklamation ist eingegangen',
      body: 'Ihre Reklamation zu {productName} ist bei uns. Bitte bewahren Sie diese E-Mail auf: Sie sagt, was Sie wann geschrieben haben. Wir sehen sie uns an und bestätigen sie schriftlich; erledigt ist sie spätestens am {remedyBy}.\n\n{complaint}\n\n[Stand ansehen]({link})\n\n> Wenn etwas fehlt oder nicht stimmt, antworten Sie auf diese E-Mail.',
    },
  },
  COMPLAINT_RECEIVED: {
    en: {
      subject: 'Confirmation of your complaint: order {orderNumber}',
      heading: 'Confirmation of your complaint',
      body: 'We confirm that you told us of a defect of {productName}. We remedy it, or tell you our reasons against it, by {remedyBy}.\n\n{complaint}\n\n{remedy}\n\n[See where it stands]({link})',
    },
    sk: {
      subject: 'Potvrdenie o vytknutí vady: objednávka {orderNumber}',
      heading: 'Potvrdenie o vytknutí vady',
      body: 'Potvrdzujeme, že ste nám vytkli vadu produktu {productName}. Odstránime ju, alebo vám oznámime dôvody odmietnutia, najneskôr {remedyBy}.\n\n{complaint}\n\n{remedy}\n\n[Pozrieť stav reklamácie]({link})',
    },
    de: {
      subject: 'Bestätigung Ihrer Reklamation: Bestellung {orderNumber}',
      heading: 'Bestätigung Ihrer Reklamation',
      body: 'Wir bestätigen, dass Sie uns einen Mangel an {productName} angezeigt haben. Wir beheben ihn oder nennen Ihnen unsere Gründe dagegen bis spätestens {remedyBy}.\n\n{complaint}\n\n{remedy}\n\n[Stand ansehen]({link})',
    },
  },
  COMPLAINT_ACCEPTED: {
    en: {
      subject: 'We accept your complaint: order {orderNumber}',
      heading: 'We accept your complaint',
      body: 'You are right about {productName}; we are sorry. We put it right by {remedyBy} at the latest.\n\n{remedy}\n\n[See where it stands]({link})',
    },
    sk: {
      subject: 'Reklamáciu uznávame: objednávka {orderNumber}',
      heading: 'Vašu reklamáciu uznávame',
      body: 'Reklamácia produktu {productName} je oprávnená; mrzí nás to. Vybavíme ju najneskôr {remedyBy}.\n\n{remedy}\n\n[Pozrieť stav reklamácie]({link})',
    },
    de: {
      subject: 'Wir erkennen Ihre Reklamation an: Bestellung {orderNumber}',
      heading: 'Wir erkennen Ihre Reklamation an',
      body: 'Sie haben mit {productName} recht; das tut uns leid. Wir bringen es bis spätestens {remedyBy} in Ordnung.\n\n{remedy}\n\n[Stand ansehen]({link})',
    },
  },
  COMPLAINT_REJECTED: {
    en: {
      subject: 'We cannot accept your complaint: order {orderNumber}',
      heading: 'We cannot accept your complaint',
      body: 'We have looked at your complaint about {productName} and do not answer for what you describe.\n\n{reason}\n\n{complaint}\n\n[See where it stands]({link})',
    },
    sk: {
      subject: 'Reklamáciu nemôžeme uznať: objednávka {orderNumber}',
      heading: 'Reklamáciu nemôžeme uznať',
      body: 'Vašu reklamáciu produktu {productName} sme posúdili a zodpovednosť za vadu odmietame.\n\n{reason}\n\n{complaint}\n\n[Pozrieť stav reklamácie]({link})',
    },
    de: {
      subject: 'Wir können Ihre Reklamation nicht anerkennen: Bestellung {orderNumber}',
      heading: 'Wir können Ihre Reklamation nicht anerkennen',
      body: 'Wir haben Ihre Reklamation zu {productName} geprüft und stehen für das Beschriebene nicht ein.\n\n{reason}\n\n{complaint}\n\n[Stand ansehen]({link})',
    },
  },
  COMPLAINT_REMEDIED: {
    en: {
      subject: 'Your complaint is settled: order {orderNumber}',
      heading: 'Your complaint is settled',
      body: 'We have put {productName} right.\n\n{remedy}\n\n[Open the order]({link})\n\n> If it is still not as it should be, reply to this e-mail.',
    },
    sk: {
      subject: 'Reklamácia je vybavená: objednávka {orderNumber}',
      heading: 'Vaša reklamácia je vybavená',
      body: 'Reklamáciu produktu {productName} sme vybavili.\n\n{remedy}\n\n[Otvoriť objednávku]({link})\n\n> Ak niečo stále nie je v poriadku, odpovedzte na tento e-mail.',
    },
    de: {
      subject: 'Ihre Reklamation ist erledigt: Bestellung {orderNumber}',
      heading: 'Ihre Reklamation ist erledigt',
      body: 'Wir haben {productName} in Ordnung gebracht.\n\n{remedy}\n\n[Bestellung öffnen]({link})\n\n> Wenn noch etwas nicht stimmt, antworten Sie auf diese E-Mail.',
    },
  },
  COMPLAINT_TO_SHOP: {
    en: {
      subject: 'Complaint: {orderNumber} · {customerName}',
      heading: 'A complaint',
      body: '{complaint}\n\nTo be settled by {remedyBy}.\n\n[Open the order]({link})\n\n> The customer gets an acknowledgement. An answer to this mail goes straight to the customer.',
    },
    sk: {
      subject: 'Reklamácia: {orderNumber} · {customerName}',
      heading: 'Reklamácia',
      body: '{complaint}\n\nTreba ju vybaviť do {remedyBy}.\n\n[Otvoriť objednávku]({link})\n\n> Zákazníkovi posielame potvrdenie. Odpoveď na tento e-mail pôjde priamo jemu.',
    },
    de: {
      subject: 'Reklamation: {orderNumber} · {customerName}',
      heading: 'Reklamation',
      body: '{complaint}\n\nZu erledigen bis {remedyBy}.\n\n[Bestellung öffnen]({link})\n\n> Der Kunde erhält eine Bestätigung. Eine Antwort auf diese E-Mail geht direkt an ihn.',
    },
  },
  COMPLAINT_TAKEN_BACK: {
    en: {
      subject: 'Complaint taken back: {orderNumber} · {customerName}',
      heading: 'A complaint was taken back',
      body: 'The customer took the complaint about {productName} back. There is nothing more to do about it.\n\n{complaint}\n\n[Open the order]({link})\n\n> An answer to this mail goes straight to the customer.',
    },
    sk: {
      subject: 'Reklamácia vzatá späť: {orderNumber} · {customerName}',
      heading: 'Zákazník vzal reklamáciu späť',
      body: 'Zákazník vzal reklamáciu produktu {productName} späť. Nič ďalšie s ňou netreba robiť.\n\n{complaint}\n\n[Otvoriť objednávku]({link})\n\n> Odpoveď na tento e-mail pôjde priamo zákazníkovi.',
    },
    de: {
      subject: 'Reklamation zurückgenommen: {orderNumber} · {customerName}',
      heading: 'Eine Reklamation wurde zurückgenommen',
      body: 'Der Kunde hat die Reklamation zu {productName} zurückgenommen. Es ist nichts weiter zu tun.\n\n{complaint}\n\n[Bestellung öffnen]({link})\n\n> Eine Antwort auf diese E-Mail geht direkt an den Kunden.',
    },
  },
};
