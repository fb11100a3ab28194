import type { LegalDocument } from './document.ts';

export const text: LegalDocument = {
  title: 'Gesetzliche Gewährleistung',
  description:
    'Was Ihnen das Gesetz gibt, wenn Waren oder Dateien von Martyx einen Mangel haben: Reparatur, Ersatz, Minderung oder Geld zurück, mindestens zwei Jahre lang.',
  version: '2026-11-22',
  sections: [
    {
      id: 'rights',
      title: 'Was Ihnen das Gesetz gibt',
      blocks: [
        'Waren müssen so sein, wie sie beschrieben sind, und sich für ihren Zweck eignen. Ist das nicht der Fall, haben Sie gegen uns als Verkäufer gesetzliche Rechte bei jedem Mangel, der sich binnen 24 Monaten nach der Lieferung zeigt. Gibt Ihnen das Recht des Landes, in dem Sie leben, mehr Zeit, so gilt die längere.',
        'Diese Gewährleistung kostet nichts, Sie müssen sich nicht dafür anmelden und nicht nachweisen, woher der Mangel kommt: Während der ganzen 24 Monate wird vermutet, dass er von Anfang an bestand, sofern wir nicht das Gegenteil beweisen oder dies mit der Art der Sache oder des Mangels unvereinbar ist.',
      ],
    },
    {
      id: 'remedies',
      title: 'Was Sie verlangen können',
      blocks: [
        {
          list: [
            'Reparatur oder Ersatz nach Ihrer Wahl, kostenlos und einschließlich Versand, sofern das Gewählte nicht unmöglich oder unverhältnismäßig teuer ist.',
            'Minderung des Preises oder Ihr Geld zurück, wenn wir den Mangel nicht beheben, die Behebung verweigern, derselbe Mangel erneut auftritt oder er so schwer wiegt, dass Ihnen eine Behebung nicht zuzumuten ist. Bei einem bloß geringfügigen Mangel gibt es eine Minderung, aber nicht das Geld zurück.',
          ],
        },
      ],
    },
    {
      id: 'files',
      title: 'Auch für Dateien',
      blocks: ['Dieselben 24 Monate gelten für Dateien: Mangelhafte berichtigen wir und liefern sie kostenlos neu.'],
    },
    {
      id: 'claim',
      title: 'So nutzen Sie sie',
      blocks: [
        'Schreiben Sie an {mail} oder an {address}, nennen Sie die Nummer der Bestellung und den Mangel. Wir bestätigen Ihre Reklamation unverzüglich schriftlich und beheben den Mangel binnen höchstens 30 Tagen. Alles Weitere steht in den [Allgemeinen Geschäftsbedingungen](/terms-of-service#complaints).',
      ],
    },
    {
      id: 'voluntary',
      title: 'Andere Garantien',
      blocks: [
        'Verkäufer oder Hersteller können mit einer gewerblichen Garantie mehr versprechen als das Gesetz. Ein solches Versprechen nimmt Ihnen nichts von Ihren gesetzlichen Rechten. Wir verkaufen mit der gesetzlichen Gewährleistung und bieten daneben keine weitere Garantie.',
      ],
    },
  ],
};
