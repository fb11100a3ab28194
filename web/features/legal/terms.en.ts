import type { LegalDocument, WrittenBlock } from './document.ts';

export const text: LegalDocument<WrittenBlock> = {
  title: 'Terms of service',
  description:
    'Terms of the Martyx shop: ordering, prices, delivery, files and their licence, withdrawal, defects, complaints, safety.',
  version: '2026-11-26',
  sections: [
    {
      id: 'seller',
      title: 'Who sells',
      blocks: [
        {
          facts: [
            ['Seller', '{name}'],
            ['Seat', '{address}, Slovakia'],
            ['Company ID (IČO)', '{companyId}'],
            ['Tax ID (DIČ)', '{taxId}'],
            ['VAT ID (IČ DPH)', '{vatId}'],
            ['Register', '{register}'],
            ['E-mail', '{mail}'],
            ['Phone', '{phone}'],
          ],
        },
        'You reach us quickest by e-mail. We answer in English, Slovak and German.',
      ],
    },
    {
      id: 'scope',
      title: 'What these terms cover',
      blocks: [
        'These terms apply to every order in this shop, for kits and parts that we send (goods) and for 3D-print files that you download (files). They are part of the contract in the version that you accepted when you ordered.',
        'A consumer is a person who buys for purposes outside a trade or profession. Sections 9 to 14 protect consumers; a contract with a business follows the Slovak Commercial Code.',
        'These terms take no right away from you that the law of the country you live in gives a consumer and that a contract may not change.',
      ],
    },
    {
      id: 'contract',
      title: 'How the contract comes about',
      blocks: [
        'The products in the shop are an invitation to order. You choose them, enter your details, check everything in the summary and correct it where needed. With the button that names the obligation to pay you place a binding order.',
        'We reserve your goods for 30 minutes, or for as long as PayPal is checking the payment. An order that is not paid in this time ends by itself and costs you nothing.',
        'The contract comes about when your payment is received. We confirm it at once by e-mail, with what you ordered, these rights of withdrawal and the invoice. Keep the mail: its link opens your order without a password.',
        'If a late payment meets goods that have been sold out meanwhile, no contract comes about for the order and we return the whole amount without being asked.',
        'We store the order and the version of these terms you accepted. The contract can be made in English, Slovak or German.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        {
          payer:
            'Prices are in euro and include VAT. It is the Slovak rate or, where the law of the European Union asks for it, the rate of your country: the one the parcel goes to or, without a parcel, the one in your billing address. You see the rate before you order. Outside the European Union we charge no VAT.',
          notPayer: 'Prices are in euro and final.',
        },
        'Shipping is added. You see its price and the total before you order. If a price changed while you were shopping, the shop shows you the new one and asks before the order is placed.',
        'Where we announce a reduction, we also state the lowest price of the 30 days before it.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        'You pay through PayPal. PayPal takes the amount when you confirm the payment there; we never see the number of your card or account. We charge nothing for this way of paying.',
        'Where the shop offers it, you can pay by card on the page of Stripe. The bank of your card is asked there, and we take the amount at once; the number of your card never reaches us. This costs you nothing either.',
        'We return money by the same means of payment, unless you and we agree on another one that costs you nothing.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery of goods',
      blocks: [
        'We send goods to all countries of the European Union:',
        {
          list: [
            'to a Packeta pick-up point;',
            'by courier to your door;',
            'or you collect them, in Slovakia, from our workshop in Žilina, free of charge.',
          ],
        },
        'The checkout offers the ways that suit the weight and country of your parcel, each with its price and time. Depending on these, delivery takes {minDays} to {maxDays} days, and never more than 30 days from the contract. If we cannot keep this, we tell you; you may set us a reasonable further time and withdraw if it passes too.',
        'The risk passes to you when you, or someone you named, take the goods over. If the parcel is visibly damaged, please tell the carrier and us; your rights do not depend on it.',
      ],
    },
    {
      id: 'files',
      title: 'Delivery of files',
      blocks: [
        'Files can be downloaded as soon as the payment is received, on the page of your order, which the link in our mail opens. You get a zip with STL and 3MF files, a build guide and a README with print settings, in the version that was current when you bought. There is no copy protection.',
        'To use them you need a program that opens STL or 3MF (a slicer) and a 3D printer whose bed fits the parts; the product page says which sizes. You can check on the product page whether your printer suits.',
        'You may download the files repeatedly from your order. Every press makes a new link, which is good for 15 minutes. Please keep a copy of your own. If we refund the purchase of files, the download closes.',
        'Besides the European Union we sell files to Switzerland, Iceland, Liechtenstein, Norway and the United States.',
      ],
    },
    {
      id: 'licence',
      title: 'Licence of the files',
      blocks: [
        'The files are protected by copyright. With the purchase you get a licence for personal use, without limit in time. You may:',
        {
          list: [
            'print the files as often as you like for yourself;',
            'change them for your own needs;',
            'show and use what you printed, and give printed parts away.',
          ],
        },
        'You may not pass on, publish or sell the files or changed versions of them, nor sell printed parts without a commercial licence from us. The text of the licence lies beside the files.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawal: goods',
      blocks: [
        'A consumer may withdraw from the purchase of goods within 14 days without giving a reason (§ 19 to 22 of Act No. 108/2024 Coll. of the Slovak Republic). The period runs from the day on which you, or someone you named who is not the carrier, took the goods over; with several parcels, the last one.',
        'To withdraw, tell us so in a clear statement before the period ends: by e-mail to {mail}, or by post to {name}, {address}, Slovakia. It is enough to send it in time. You may use the [form below](#withdrawal-form), but need not. We confirm by e-mail that we received it.',
        'The quickest way needs no account: [withdraw from contract here](/withdrawal). You say who you are and which order it is about, check it and confirm; we acknowledge it at once by e-mail, with content, date and time.',
        'We return all payments for these goods, with the price of the cheapest standard delivery we offered, within 14 days of your statement and by the means of payment you used. We may wait until we have the goods back or you prove that you sent them.',
        {
          buyerReturns:
            'Send the goods to the address above within 14 days of your statement. You bear the direct cost of sending them back, and a loss in value only where you handled them beyond what is needed to see their nature, features and working. You may unpack and look at a kit; a kit that has been glued or painted has lost value.',
          sellerReturns:
            'Send the goods to the address above within 14 days of your statement. We bear the cost of sending them back and give you a label for it; you bear a loss in value only where you handled them beyond what is needed to see their nature, features and working. You may unpack and look at a kit; a kit that has been glued or painted has lost value.',
        },
        'If you withdraw from a part of an order, we return what belongs to that part.',
      ],
    },
    {
      id: 'withdrawal-files',
      title: 'Withdrawal: files',
      blocks: [
        'For files, too, you have 14 days from the contract. We hand them over at once, however, and only with your express consent. Before you order you declare that you want the files before the period ends and know that you thereby lose the right to withdraw.',
        'The right of withdrawal from the purchase of files ends when we begin to supply them with this consent and have confirmed both to you by e-mail (Article 16(m) of Directive 2011/83/EU, § 19 of Act No. 108/2024 Coll.). Without the consent the shop takes no order for files.',
        'Your rights for defective files stay untouched.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Withdrawal form',
      blocks: [
        'Complete and send this form only if you want to withdraw from the contract. You can print it, copy it or open it as an e-mail.',
        {
          form: {
            title: 'Withdrawal from the contract',
            lines: [
              'To: {name}, {address}, Slovakia, {email}',
              'I hereby give notice that I withdraw from my contract of sale of the following goods:',
              'Number of the order:',
              'Ordered on / received on:',
              'Name of the consumer:',
              'Address of the consumer:',
              'Date, and signature of the consumer (only on paper):',
            ],
            mail: { label: 'Open as an e-mail', subject: 'Withdrawal from the contract' },
          },
        },
      ],
    },
    {
      id: 'guarantee',
      title: 'Defects and the 24-month guarantee',
      blocks: [
        'We are liable for every defect that goods or files have on delivery and that shows within 24 months. This follows from the Slovak Civil Code (§ 619 and following for goods, § 852a and following for digital content). For the whole of the 24 months a defect is taken to have been there from the beginning, unless we prove otherwise or this does not fit the nature of the thing or the defect.',
        'You may ask us to repair or to replace goods, whichever you choose, unless one of them is impossible or would cost out of proportion. Defective files we correct and deliver anew. It costs you nothing; we bear the cost of carriage.',
        'You may ask for a reduction of the price or withdraw from the contract if we do not remedy the defect, refuse to, the same defect comes again, or it is so serious that a remedy cannot be expected of you. For a small defect alone you cannot withdraw; that it is small is for us to prove.',
        'Traces of ordinary use, damage from a crash, overload or building against the guide, and faults of a print that come from the printer, its settings or the material are not defects of ours.',
      ],
    },
    {
      id: 'complaints',
      title: 'How to complain',
      blocks: [
        'Write to {mail} or to our seat. Give the number of the order, say what is wrong and what you ask for; a photograph helps. For files name the file, your slicer and printer.',
        {
          list: [
            'We confirm your complaint in writing without delay and say by when we remedy the defect: at most 30 days from your complaint, longer only for an objective reason that we cannot influence.',
            'If we need the goods back, we tell you where to send them and bear the cost.',
            'If we refuse, we give the reasons in writing. You may then have an accredited person or an expert judge the defect; if they confirm it, we pay their cost and accept your claim.',
          ],
        },
      ],
    },
    {
      id: 'disputes',
      title: 'If we do not agree',
      blocks: [
        'If you are not content with how we settled a complaint, or think that we hurt your rights, ask us for redress at {mail}. If we refuse or do not answer within 30 days, you may propose an alternative dispute resolution under Act No. 391/2015 Coll.',
        {
          facts: [
            [
              'Dispute resolution',
              'Slovenská obchodná inšpekcia (Slovak Trade Inspection), Bajkalská 21/A, 827 99 Bratislava',
            ],
            ['E-mail', '[ars@soi.sk](mailto:ars@soi.sk)'],
            ['Web', '[www.soi.sk](https://www.soi.sk)'],
            ['Supervision', 'Inšpektorát SOI pre Žilinský kraj, Predmestská 71, 011 79 Žilina'],
          ],
        },
        'You may choose another entity from the list of the Slovak Ministry of Economy. In another country of the Union, Iceland or Norway, the European Consumer Centre there helps you. The way to a court stays open.',
      ],
    },
    {
      id: 'safety',
      title: 'Safety',
      blocks: [
        'Our models are for builders and pilots, not toys for children under 14. Small parts can be swallowed; blades, propellers and batteries can hurt. Read the guide and the safety notes of the product before you build.',
        {
          list: [
            'Model rockets: our kits and files contain no motor and no igniter. Buy and keep motors as the law of your country asks, including its age limit. Launch only a finished, checked and stable rocket, from a launch rod, electrically and from a safe distance, on open ground without dry grass, with a clear sky and with the consent of the owner of the ground.',
            'Two-stage rockets and large motors belong in experienced hands and on a club launch; they may need a permit or a notice to air traffic control.',
            'Aeroplanes: observe the rules of the Union and your country for unmanned aircraft: registration, insurance, height and zones. Do not fly over people.',
            'Boats: mind swimmers, animals and weather; do not swim after a boat.',
            'Printing: do not leave a printer unwatched, air the room, and use the material and settings that the guide names for loaded parts.',
          ],
        },
        'You fly, sail and drive at your own risk. Our liability for defective products and for what we cause by intent or negligence is not limited by this.',
      ],
    },
    {
      id: 'final',
      title: 'Law and changes',
      blocks: [
        'The contract follows Slovak law. A consumer keeps the protection of the mandatory law of the country where he or she lives, and may sue and be sued there.',
        'How we handle your data is said in the [privacy policy](/privacy-policy); what your browser stores, in the [cookies policy](/cookies-policy).',
        'We may change these terms for future orders. For an order that has been placed the version accepted with it stays valid.',
      ],
    },
  ],
};
