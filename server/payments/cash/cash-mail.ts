import type { Locale } from '../../core/locale.ts';
import { orderBlocks } from '../../invoices/mail/order-mail-blocks.ts';
import { sampleOrderMail } from '../../invoices/mail/order-mail-sample.ts';
import { MailGroup, MailKind } from '../../mails/mail-kinds.ts';
import { defineMail, type MailWords } from '../../mails/mail.ts';

const WORDS: Readonly<Record<Locale, MailWords>> = {
  en: {
    subject: 'Your order {orderNumber}: pay on delivery',
    heading: 'Thank you for your order',
    body: 'We have received order {orderNumber} of {orderDate} and confirm the contract with this e-mail; please keep it. You pay {amount} to the carrier when you take the parcel over; there is nothing to pay before. If you pay in cash, the carrier may round the sum to the nearest five cents. As soon as the parcel is on its way, we write to you and send you the invoice. If you did not order anything, please cancel the order on its page or write to us.\n\n[Open your order]({link})\n\n> The link opens your order without a password. Do not pass it on.\n\n{orderLines}\n\n{withdrawal}\n\n> Questions? Write to {sellerEmail}.',
  },
  sk: {
    subject: 'Vaša objednávka {orderNumber}: platba na dobierku',
    heading: 'Ďakujeme za objednávku',
    body: 'Prijali sme objednávku {orderNumber} zo dňa {orderDate} a týmto e-mailom potvrdzujeme zmluvu; uschovajte si ho, prosím. Sumu {amount} zaplatíte dopravcovi pri prevzatí zásielky, vopred neplatíte nič. Pri platbe v hotovosti môže dopravca sumu zaokrúhliť na päť centov. Len čo bude zásielka na ceste, napíšeme vám a pošleme faktúru. Ak ste si nič neobjednali, objednávku, prosím, zrušte na jej stránke alebo nám napíšte.\n\n[Otvoriť objednávku]({link})\n\n> Odkaz otvorí objednávku bez hesla. Nikomu ho neposielajte.\n\n{orderLines}\n\n{withdrawal}\n\n> Máte otázky? Napíšte na {sellerEmail}.',
  },
  de: {
    subject: 'Ihre Bestellung {orderNumber}: Zahlung per Nachnahme',
    heading: 'Vielen Dank für Ihre Bestellung',
    body: 'Wir haben die Bestellung {orderNumber} vom {orderDate} erhalten und bestätigen mit dieser E-Mail den Vertrag; bitte bewahren Sie sie auf. Sie zahlen {amount} bei der Übergabe des Pakets an den Paketdienst, vorab ist nichts zu zahlen. Bei Barzahlung kann der Paketdienst den Betrag auf fünf Cent runden. Sobald das Paket unterwegs ist, schreiben wir Ihnen und senden Ihnen die Rechnung. Wenn Sie nichts bestellt haben, stornieren Sie die Bestellung bitte auf ihrer Seite oder schreiben Sie uns.\n\n[Bestellung öffnen]({link})\n\n> Der Link öffnet Ihre Bestellung ohne Passwort. Geben Sie ihn nicht weiter.\n\n{orderLines}\n\n{withdrawal}\n\n> Fragen? Schreiben Sie an {sellerEmail}.',
  },
};

/**
 * What a buyer reads who ordered and pays on delivery: the confirmation of the contract, which the law asks for. It goes to an
 * address that nobody has proven: no typed word.
 */
export const CASH_MAIL = defineMail({
  kind: MailKind.CASH_ON_DELIVERY,
  group: MailGroup.ORDER,
  placeholders: ['orderNumber', 'orderDate', 'amount', 'link', 'orderLines', 'withdrawal'],
  required: ['orderNumber', 'amount', 'link', 'orderLines', 'withdrawal'],
  builtIn: WORDS,
  sampleBlocks: (locale, seller) => {
    const { orderLines, withdrawal } = orderBlocks(sampleOrderMail('UNPAID', locale, seller));
    return { orderLines, withdrawal };
  },
});
