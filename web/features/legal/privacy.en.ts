import type { LegalDocument } from './document.ts';

export const text: LegalDocument = {
  title: 'Privacy policy',
  description: 'Which data the Martyx shop keeps, why, for how long, who receives them, and your rights.',
  version: '2026-11-27',
  sections: [
    {
      id: 'controller',
      title: 'Who we are',
      blocks: [
        'Your data are in the care of {name}, {address}, Slovakia, company ID {companyId}. Write to {mail} or call {phone}. We have no data protection officer, as the law does not ask it of a shop of our kind.',
        'You can look at the shop without telling us who you are. There is no advertising and no newsletter here, and visits are counted only of those who allow it.',
      ],
    },
    {
      id: 'data',
      title: 'What we keep',
      blocks: [
        {
          list: [
            'Orders: e-mail, names, billing and delivery address, phone if you give it, for companies the company and VAT ID, which we have checked in VIES, the register of the European Commission, where it decides on the tax, your note, language, what you bought, prices and tax, and the history of the order; with files also the country of the network that you ordered from, as tax law requires.',
            'Consents: when, and in which version, you accepted the terms and the immediate delivery of files.',
            'Payment: state, amount and the numbers that PayPal gives the payment; PayPal’s notices about it, in which the name and e-mail of your PayPal account can stand. No card or account numbers.',
            'Invoices and mails: the invoices and credit notes, and which of our mails went out when.',
            'Downloads: which file of your order was downloaded when. We do not store from which address.',
            'Accounts, for those who open one: e-mail, the password only as a hash that cannot be turned back, name, user name, phone and address if you fill them in, and sign-ins with time and kind of device, such as “Firefox, Windows”. Earlier orders with the same e-mail join the account once you have proven that it is yours.',
            'What you keep in the account yourself: saved addresses, wishlist, photographs and facts of your builds, likes and reviews, your printer, how far your prints are, and API keys, these only as a hash.',
            'Limits against abuse: when sign-in, registration or a form was tried of late, under a hash of the e-mail or network address; and, as long as goods are held for an order that is not paid, a hash of the network address it came from.',
            'Gift cards: name and e-mail of who is given the card, the words that go with it, its value, and what moved its balance; the code only as a hash.',
            'Withdrawals from a contract: your statement with name, e-mail and order number, and when it came.',
            'Complaints: what you say is wrong, what you ask for, your photographs and what we answered. Only you and we see the photographs; they are removed three years after the complaint was settled.',
            'Letters: what you write to us.',
            'Visits, only if you allow analytics: time, country, kind of browser and system, such as “Firefox, Windows”, the site you came from without path, language, screen size and time zone; not your network address and not your account. To count each visitor once a day, we keep a hash of network address and browser for that day. The key of the hash changes every day and is destroyed after it, so that nothing leads back to you.',
          ],
        },
        'We need e-mail, name and address to fulfil the order; without them no contract comes about. Phone, note and account are your choice.',
        'Your position is not among it. Only if you press “Near me” while choosing a pick-up point does your browser ask you whether it may find out where you are. The page rounds the answer to about a hundred metres and sends it to our server once, with the question which points lie nearest; we neither store it nor pass it on, and the page forgets it when you leave it. You can type a town or a postcode instead.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why and how long',
      blocks: [
        {
          table: {
            label: 'Purposes, legal grounds and time',
            head: ['Purpose', 'Legal ground (GDPR)', 'Kept'],
            rows: [
              ['Fulfilling your order, delivery, downloads', 'Contract, Art. 6(1)(b)', 'with the invoice of the order'],
              ['Invoices, accounts and taxes', 'Legal duty, Art. 6(1)(c)', '10 years after the year they belong to'],
              [
                'Proof of consents, complaints, withdrawal, claims',
                'Legal duty and legitimate interest, Art. 6(1)(c), (f)',
                'with the order they belong to',
              ],
              [
                'Orders that were not paid',
                'Legitimate interest: to clear up payments, Art. 6(1)(f)',
                'at most 3 years',
              ],
              ['Gift cards', 'Contract and legal duty, Art. 6(1)(b), (c)', '10 years after the last movement'],
              ['Account', 'Contract, Art. 6(1)(b)', 'until you delete it'],
              [
                'Sign-ins and mailed links of an account',
                'Legitimate interest: security, Art. 6(1)(f)',
                '30 days after they expire',
              ],
              ['Limits against abuse', 'Legitimate interest: security, Art. 6(1)(f)', 'about one day'],
              [
                'Counting visits',
                'Your consent, Art. 6(1)(a)',
                'hash and key until the end of the day, visits 13 months; then only numbers remain',
              ],
              ['Answering letters', 'Contract or legitimate interest, Art. 6(1)(b), (f)', 'at most 3 years'],
            ],
          },
        },
        'Ten years is what the Slovak Accounting Act (No. 431/2002 Coll.) and the VAT Act (No. 222/2004 Coll.) ask. If you delete your account, the orders stay for this time, but are no longer tied to it.',
        'We make no decisions about you by machine alone, and no profiles.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives it',
      blocks: [
        {
          list: [
            'PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg: number, items and amount of the order and, for parcels, name and delivery address. What you enter at PayPal is in PayPal’s own care: see [PayPal’s privacy statement](https://www.paypal.com/webapps/mpp/ua/privacy-full).',
            'Stripe Payments Europe, Ltd., Ireland, only if you pay by card where the shop takes cards: number and amount of the order and your e-mail. What you enter on its page is in Stripe’s own care: see [Stripe’s privacy policy](https://stripe.com/privacy).',
            'Packeta or the courier that you choose: name, delivery address, e-mail and phone, to deliver the parcel.',
            'The providers that run our servers and send our mails, on our instructions only.',
            'Tax and other authorities, where the law obliges us.',
          ],
        },
        'We sell no data and pass none on for advertising. PayPal can also process data outside the European Union; it does so under its binding corporate rules and the standard clauses of the European Commission.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'The pages and files of an order open only to the holder of its secret link or the owner of the account. A download link dies after 15 minutes. Keep the link in our mail to yourself: whoever has it can see the order.',
        'Passwords, links and access keys are kept out of our logs.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may ask us at any time:',
        {
          list: [
            'whether we keep data about you, and for a copy of them;',
            'to correct or complete them;',
            'to erase them, unless the law obliges us to keep them, as with invoices;',
            'to restrict their use;',
            'to hand over to you, or to another, in a machine-readable form, what you gave us for the contract.',
          ],
        },
        'Where we rely on a legitimate interest, you may object for reasons of your particular situation; we then stop unless compelling reasons outweigh it.',
        'Write to {mail}. We answer within one month and free of charge. So that nobody else gets your data, we may ask you to write from the e-mail address of the order.',
        'You may complain to the Slovak data protection authority, Úrad na ochranu osobných údajov Slovenskej republiky ([dataprotection.gov.sk](https://dataprotection.gov.sk)), or to the authority where you live.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and local storage',
      blocks: [
        'The shop stores in your browser only what it needs to work and what you chose: cart, language, theme, printer, the entries of an order under way and, if you allow analytics, that your visit was counted. You can take this consent back at any time under “Nastavenia cookies” at the foot of each page; what was counted before stays lawful. The [cookies policy](/cookies-policy) lists every entry.',
      ],
    },
  ],
};
