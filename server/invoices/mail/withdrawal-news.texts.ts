import type { Locale } from '../../core/locale.ts';
import type { MailWords } from '../../mails/mail.ts';

interface Texts {
  readonly units: (count: number) => string;
  readonly kept: (amount: string, reason: string) => string;
  readonly delivery: string;
  readonly sum: string;
  readonly law: string;
  readonly reason: string;
  readonly attached: string;
}

export const WITHDRAWAL_NEWS_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    units: (count) => `${count} pcs`,
    kept: (amount, reason) => `Less ${amount} for lost value: ${reason}`,
    delivery: 'Delivery',
    sum: 'You get back',
    law: 'You answer for value that goods lost because they were handled in another way than needed to see what they are and how they work (Act 108/2024, § 21; Directive 2011/83/EU, art. 14). If you do not agree, reply to this e-mail.',
    reason: 'Reason',
    attached: 'The credit note is attached.',
  },
  sk: {
    units: (count) => `${count} ks`,
    kept: (amount, reason) => `Znížené o ${amount} za stratu hodnoty: ${reason}`,
    delivery: 'Doručenie',
    sum: 'Vrátime vám',
    law: 'Za zníženie hodnoty tovaru zodpovedáte vtedy, keď ste s ním zaobchádzali inak, než je potrebné na zistenie jeho vlastností a fungovania (§ 21 zákona č. 108/2024 Z. z., čl. 14 smernice 2011/83/EÚ). Ak nesúhlasíte, odpovedzte na tento e-mail.',
    reason: 'Dôvod',
    attached: 'Dobropis nájdete v prílohe.',
  },
  de: {
    units: (count) => `${count} Stück`,
    kept: (amount, reason) => `Abzüglich ${amount} für Wertverlust: ${reason}`,
    delivery: 'Lieferung',
    sum: 'Sie erhalten zurück',
    law: 'Für einen Wertverlust der Ware stehen Sie ein, wenn er auf einen Umgang zurückgeht, der nicht nötig war, um ihre Eigenschaften und Funktionsweise zu prüfen (Art. 14 der Richtlinie 2011/83/EU; § 21 des slowakischen Gesetzes 108/2024). Wenn Sie nicht einverstanden sind, antworten Sie auf diese E-Mail.',
    reason: 'Grund',
    attached: 'Die Gutschrift liegt bei.',
  },
};

type News = 'WITHDRAWAL_GOODS' | 'WITHDRAWAL_REFUNDED' | 'WITHDRAWAL_REJECTED';

/** What the mails say while the owner has changed nothing. */
export const WITHDRAWAL_NEWS_WORDS: Readonly<Record<News, Readonly<Record<Locale, MailWords>>>> = {
  WITHDRAWAL_GOODS: {
    en: {
      subject: 'Your goods are back with us: order {orderNumber}',
      heading: 'Your goods are back with us',
      body: 'The goods that you sent back from order {orderNumber} have arrived. We look at them next and return your money by {refundBy} at the latest.\n\n{returned}\n\n[See where it stands]({link})',
    },
    sk: {
      subject: 'Vrátený tovar je u nás: objednávka {orderNumber}',
      heading: 'Vrátený tovar je u nás',
      body: 'Tovar, ktorý ste nám vrátili z objednávky {orderNumber}, dorazil. Teraz ho skontrolujeme a peniaze vám vrátime najneskôr {refundBy}.\n\n{returned}\n\n[Pozrieť stav odstúpenia]({link})',
    },
    de: {
      subject: 'Ihre Rücksendung ist angekommen: Bestellung {orderNumber}',
      heading: 'Ihre Rücksendung ist angekommen',
      body: 'Die Ware, die Sie aus der Bestellung {orderNumber} zurückgeschickt haben, ist bei uns. Wir prüfen sie nun und erstatten Ihr Geld spätestens am {refundBy}.\n\n{returned}\n\n[Stand ansehen]({link})',
    },
  },
  WITHDRAWAL_REFUNDED: {
    en: {
      subject: 'We returned {amount} for order {orderNumber}',
      heading: 'Your money is on its way back',
      body: 'We have settled your withdrawal from order {orderNumber} and returned {amount} in the way you paid. It may take a few days until your bank shows it.\n\n{returned}\n\n[See where it stands]({link})',
    },
    sk: {
      subject: 'Vrátili sme vám {amount} za objednávku {orderNumber}',
      heading: 'Peniaze sú na ceste k vám',
      body: 'Vaše odstúpenie od zmluvy k objednávke {orderNumber} je vybavené a {amount} sme vám vrátili spôsobom, ktorým ste platili. Kým ich banka zobrazí, môže trvať niekoľko dní.\n\n{returned}\n\n[Pozrieť stav odstúpenia]({link})',
    },
    de: {
      subject: 'Wir haben {amount} für die Bestellung {orderNumber} erstattet',
      heading: 'Ihr Geld ist auf dem Weg zurück',
      body: 'Ihr Widerruf zur Bestellung {orderNumber} ist erledigt; {amount} haben wir über das Zahlungsmittel erstattet, das Sie verwendet haben. Bis die Bank es anzeigt, kann es einige Tage dauern.\n\n{returned}\n\n[Stand ansehen]({link})',
    },
  },
  WITHDRAWAL_REJECTED: {
    en: {
      subject: 'Your withdrawal cannot take effect: order {orderNumber}',
      heading: 'Your withdrawal cannot take effect',
      body: 'We have checked your withdrawal from order {orderNumber} and cannot accept it.\n\n{reason}\n\nIf you do not agree, reply to this e-mail.\n\n[See where it stands]({link})',
    },
    sk: {
      subject: 'Odstúpenie od zmluvy nemôžeme uznať: objednávka {orderNumber}',
      heading: 'Odstúpenie od zmluvy nemôžeme uznať',
      body: 'Vaše odstúpenie od zmluvy k objednávke {orderNumber} sme preverili a nemôžeme ho uznať.\n\n{reason}\n\nAk nesúhlasíte, odpovedzte na tento e-mail.\n\n[Pozrieť stav odstúpenia]({link})',
    },
    de: {
      subject: 'Ihr Widerruf kann nicht wirksam werden: Bestellung {orderNumber}',
      heading: 'Ihr Widerruf kann nicht wirksam werden',
      body: 'Wir haben Ihren Widerruf zur Bestellung {orderNumber} geprüft und können ihn nicht anerkennen.\n\n{reason}\n\nWenn Sie nicht einverstanden sind, antworten Sie auf diese E-Mail.\n\n[Stand ansehen]({link})',
    },
  },
};
