import type { LegalDocument } from './document.ts';

export const text: LegalDocument = {
  title: 'Datenschutzerklärung',
  description: 'Welche Daten der Martyx-Shop speichert, wozu, wie lange, wer sie erhält und welche Rechte Sie haben.',
  version: '2026-11-27',
  sections: [
    {
      id: 'controller',
      title: 'Wer wir sind',
      blocks: [
        'Verantwortlich für Ihre Daten ist {name}, {address}, Slowakei, Unternehmens-Nr. {companyId}. Schreiben Sie an {mail} oder rufen Sie an: {phone}. Einen Datenschutzbeauftragten haben wir nicht, weil das Gesetz ihn für einen Shop wie unseren nicht verlangt.',
        'Sie können sich im Shop umsehen, ohne uns zu sagen, wer Sie sind. Es gibt hier keine Werbung und keinen Newsletter, und gezählt werden nur Besuche derer, die es erlauben.',
      ],
    },
    {
      id: 'data',
      title: 'Was wir speichern',
      blocks: [
        {
          list: [
            'Bestellungen: E-Mail, Namen, Rechnungs- und Lieferanschrift, Telefon, wenn Sie es angeben, bei Firmen Unternehmens- und USt-Nummer, die wir im Register VIES der Europäischen Kommission prüfen, wo sie über die Steuer entscheidet, Ihre Anmerkung, Sprache, was Sie gekauft haben, Preise und Steuer und den Verlauf der Bestellung; bei Dateien auch das Land des Netzes, aus dem Sie bestellt haben, wie das Steuerrecht es verlangt.',
            'Zustimmungen: wann und in welcher Fassung Sie den AGB und der sofortigen Bereitstellung von Dateien zugestimmt haben.',
            'Zahlung: Stand, Betrag und die Nummern, die PayPal ihr gibt; Mitteilungen von PayPal dazu, in denen Name und E-Mail Ihres PayPal-Kontos stehen können. Keine Karten- oder Kontonummern.',
            'Rechnungen und E-Mails: Rechnungen und Rechnungskorrekturen und welche unserer E-Mails wann abging.',
            'Downloads: welche Datei Ihrer Bestellung wann heruntergeladen wurde. Von welcher Adresse, speichern wir nicht.',
            'Konten, falls Sie eines eröffnen: E-Mail, das Passwort nur als nicht umkehrbaren Hash, Name, Benutzername, Telefon und Anschrift, wenn Sie sie ausfüllen, und Anmeldungen mit Zeit und Art des Geräts, etwa „Firefox, Windows“. Frühere Bestellungen mit derselben E-Mail kommen zum Konto, sobald Sie nachgewiesen haben, dass sie Ihnen gehört.',
            'Was Sie selbst im Konto ablegen: gespeicherte Adressen, Wunschzettel, Fotos und Angaben zu Ihren Nachbauten, Gefällt-mir-Angaben und Bewertungen, Ihr Drucker, der Stand Ihrer Drucke und API-Schlüssel, diese nur als Hash.',
            'Grenzen gegen Missbrauch: wann zuletzt eine Anmeldung, eine Registrierung oder ein Formular versucht wurde, unter einem Hash der E-Mail- oder Netzadresse; und solange Ware für eine unbezahlte Bestellung zurückgehalten wird, ein Hash der Netzadresse, von der sie kam.',
            'Geschenkkarten: Name und E-Mail der beschenkten Person, die Worte dazu, der Wert und die Bewegungen des Guthabens; der Code nur als Hash.',
            'Widerrufe von Verträgen: Ihre Erklärung mit Name, E-Mail und Bestellnummer, und wann sie kam.',
            'Reklamationen: was Sie bemängeln, was Sie wünschen, Ihre Fotos und was wir geantwortet haben. Die Fotos sehen nur Sie und wir; drei Jahre nach Erledigung der Reklamation werden sie entfernt.',
            'Schriftverkehr: was Sie uns schreiben.',
            'Besuche, nur wenn Sie die Analyse erlauben: Zeit, Land, Art von Browser und System, etwa „Firefox, Windows“, die Website, von der Sie kamen, ohne Pfad, Sprache, Bildschirmgröße und Zeitzone; weder Ihre Netzadresse noch Ihr Konto. Um jeden Besucher einmal am Tag zu zählen, behalten wir an diesem Tag einen Hash aus Netzadresse und Browser. Der Schlüssel des Hashs wechselt täglich und wird danach vernichtet, sodass nichts zu Ihnen zurückführt.',
          ],
        },
        'E-Mail, Name und Anschrift brauchen wir für die Bestellung; ohne sie kommt kein Vertrag zustande. Telefon, Anmerkung und Konto sind freiwillig.',
        'Ihr Standort gehört nicht dazu. Nur wenn Sie bei der Wahl einer Abholstelle auf „In meiner Nähe“ drücken, fragt Ihr Browser Sie, ob er ihn ermitteln darf. Die Seite rundet ihn auf etwa hundert Meter und sendet ihn einmal an unseren Server, mit der Frage nach den nächsten Abholstellen; wir speichern ihn nicht und geben ihn nicht weiter, und die Seite vergisst ihn, wenn Sie sie verlassen. Stattdessen können Sie einen Ort oder eine Postleitzahl eingeben.',
      ],
    },
    {
      id: 'purposes',
      title: 'Wozu und wie lange',
      blocks: [
        {
          table: {
            label: 'Zwecke, Rechtsgrundlagen und Dauer',
            head: ['Zweck', 'Rechtsgrundlage (DSGVO)', 'Dauer'],
            rows: [
              [
                'Erfüllung der Bestellung, Lieferung, Downloads',
                'Vertrag, Art. 6 Abs. 1 lit. b',
                'zusammen mit der Rechnung der Bestellung',
              ],
              [
                'Rechnungen, Buchführung und Steuern',
                'Gesetzliche Pflicht, Art. 6 Abs. 1 lit. c',
                '10 Jahre nach dem Jahr, zu dem sie gehören',
              ],
              [
                'Nachweis von Zustimmungen, Reklamation, Widerruf, Ansprüche',
                'Gesetzliche Pflicht und berechtigtes Interesse, Art. 6 Abs. 1 lit. c, f',
                'zusammen mit der Bestellung, zu der sie gehören',
              ],
              [
                'Nicht bezahlte Bestellungen',
                'Berechtigtes Interesse: Klärung von Zahlungen, Art. 6 Abs. 1 lit. f',
                'höchstens 3 Jahre',
              ],
              [
                'Geschenkkarten',
                'Vertrag und gesetzliche Pflicht, Art. 6 Abs. 1 lit. b, c',
                '10 Jahre nach der letzten Bewegung',
              ],
              ['Konto', 'Vertrag, Art. 6 Abs. 1 lit. b', 'bis Sie es löschen'],
              [
                'Anmeldungen und zugesandte Links eines Kontos',
                'Berechtigtes Interesse: Sicherheit, Art. 6 Abs. 1 lit. f',
                '30 Tage nach ihrem Ablauf',
              ],
              [
                'Grenzen gegen Missbrauch',
                'Berechtigtes Interesse: Sicherheit, Art. 6 Abs. 1 lit. f',
                'etwa einen Tag',
              ],
              [
                'Zählen der Besuche',
                'Ihre Einwilligung, Art. 6 Abs. 1 lit. a',
                'Hash und Schlüssel bis zum Ende des Tages, Besuche 13 Monate; danach bleiben nur Zahlen',
              ],
              [
                'Antworten auf Ihre Nachrichten',
                'Vertrag oder berechtigtes Interesse, Art. 6 Abs. 1 lit. b, f',
                'höchstens 3 Jahre',
              ],
            ],
          },
        },
        'Zehn Jahre verlangen das slowakische Rechnungslegungsgesetz (Nr. 431/2002 Slg.) und das Mehrwertsteuergesetz (Nr. 222/2004 Slg.). Löschen Sie Ihr Konto, bleiben die Bestellungen für diese Zeit, sind aber nicht mehr mit ihm verknüpft.',
        'Wir treffen keine rein automatisierten Entscheidungen über Sie und bilden keine Profile.',
      ],
    },
    {
      id: 'recipients',
      title: 'Wer sie erhält',
      blocks: [
        {
          list: [
            'PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxemburg: Nummer, Posten und Betrag der Bestellung und bei Paketen Name und Lieferanschrift. Für das, was Sie bei PayPal eingeben, ist PayPal verantwortlich: siehe die [Datenschutzerklärung von PayPal](https://www.paypal.com/webapps/mpp/ua/privacy-full).',
            'Stripe Payments Europe, Ltd., Irland, nur wenn der Shop Karten annimmt und Sie mit Karte zahlen: Nummer und Betrag der Bestellung und Ihre E-Mail-Adresse. Für das, was Sie auf der Seite von Stripe eingeben, ist Stripe verantwortlich: siehe [Datenschutzerklärung von Stripe](https://stripe.com/privacy).',
            'Packeta oder der von Ihnen gewählte Kurier: Name, Lieferanschrift, E-Mail und Telefon, um das Paket zuzustellen.',
            'Dienstleister, die unsere Server betreiben und unsere E-Mails versenden, nur nach unserer Weisung.',
            'Finanz- und andere Behörden, soweit uns das Gesetz verpflichtet.',
          ],
        },
        'Wir verkaufen keine Daten und geben keine zu Werbezwecken weiter. PayPal kann Daten auch außerhalb der Europäischen Union verarbeiten, nach seinen verbindlichen internen Vorschriften und den Standardklauseln der Europäischen Kommission.',
      ],
    },
    {
      id: 'security',
      title: 'Wie wir sie schützen',
      blocks: [
        'Seite und Dateien einer Bestellung öffnen sich nur dem, der ihren geheimen Link hat, oder dem Inhaber des Kontos. Ein Download-Link gilt 15 Minuten. Geben Sie den Link aus unserer E-Mail nicht weiter: Wer ihn hat, sieht die Bestellung.',
        'Passwörter, Links und Zugangsschlüssel gelangen nicht in unsere Protokolle.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        'Sie können von uns jederzeit verlangen:',
        {
          list: [
            'Auskunft, ob wir Daten über Sie speichern, und eine Kopie davon,',
            'ihre Berichtigung oder Ergänzung,',
            'ihre Löschung, soweit uns das Gesetz nicht zur Aufbewahrung verpflichtet wie bei Rechnungen,',
            'die Einschränkung ihrer Verarbeitung,',
            'dass wir Ihnen oder einem anderen maschinenlesbar übergeben, was Sie uns für den Vertrag gegeben haben.',
          ],
        },
        'Wo wir uns auf ein berechtigtes Interesse stützen, können Sie aus Gründen Ihrer besonderen Situation widersprechen; wir hören dann auf, sofern nicht zwingende Gründe überwiegen.',
        'Schreiben Sie an {mail}. Wir antworten binnen eines Monats und kostenlos. Damit niemand sonst Ihre Daten erhält, können wir Sie bitten, von der E-Mail-Adresse der Bestellung zu schreiben.',
        'Beschweren können Sie sich bei der slowakischen Datenschutzbehörde, Úrad na ochranu osobných údajov Slovenskej republiky ([dataprotection.gov.sk](https://dataprotection.gov.sk)), oder bei der Behörde an Ihrem Wohnort.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies und lokaler Speicher',
      blocks: [
        'Der Shop speichert in Ihrem Browser nur, was er zum Funktionieren braucht und was Sie gewählt haben: Warenkorb, Sprache, Farbschema, Drucker, die Angaben einer laufenden Bestellung und, wenn Sie die Analyse erlauben, dass Ihr Besuch gezählt wurde. Diese Einwilligung können Sie jederzeit unter „Nastavenia cookies“ am Fuß jeder Seite widerrufen; was bis dahin gezählt wurde, bleibt rechtmäßig. Jeden Eintrag nennen die [Cookie-Hinweise](/cookies-policy).',
      ],
    },
  ],
};
