import type { LegalDocument, WrittenBlock } from './document.ts';

export const text: LegalDocument<WrittenBlock> = {
  title: 'Allgemeine Geschäftsbedingungen',
  description:
    'AGB des Martyx-Shops: Bestellung, Preise, Lieferung, Dateien und ihre Lizenz, Widerruf, Mängel, Reklamation, Sicherheit.',
  version: '2026-11-26',
  sections: [
    {
      id: 'seller',
      title: 'Wer verkauft',
      blocks: [
        {
          facts: [
            ['Verkäufer', '{name}'],
            ['Sitz', '{address}, Slowakei'],
            ['Unternehmens-Nr. (IČO)', '{companyId}'],
            ['Steuernummer (DIČ)', '{taxId}'],
            ['USt-IdNr. (IČ DPH)', '{vatId}'],
            ['Register', '{register}'],
            ['E-Mail', '{mail}'],
            ['Telefon', '{phone}'],
          ],
        },
        'Am schnellsten erreichen Sie uns per E-Mail. Wir antworten auf Deutsch, Englisch und Slowakisch.',
      ],
    },
    {
      id: 'scope',
      title: 'Wofür diese Bedingungen gelten',
      blocks: [
        'Diese Bedingungen gelten für jede Bestellung in diesem Shop: für Bausätze und Teile, die wir versenden (Waren), und für 3D-Druckdateien, die Sie herunterladen (Dateien). Sie sind in der Fassung Teil des Vertrags, der Sie bei der Bestellung zugestimmt haben.',
        'Verbraucher ist, wer zu Zwecken kauft, die nicht seiner gewerblichen oder beruflichen Tätigkeit zuzurechnen sind. Die Abschnitte 9 bis 14 schützen Verbraucher; für Verträge mit Unternehmern gilt das slowakische Handelsgesetzbuch.',
        'Diese Bedingungen nehmen Ihnen kein Recht, das Ihnen das Recht Ihres Wohnsitzstaates als Verbraucher zwingend gibt.',
      ],
    },
    {
      id: 'contract',
      title: 'Wie der Vertrag zustande kommt',
      blocks: [
        'Das Angebot im Shop ist eine Aufforderung zu bestellen. Sie wählen aus, geben Ihre Daten ein, prüfen alles in der Übersicht und berichtigen es bei Bedarf. Mit der Schaltfläche, die auf die Zahlungspflicht hinweist, geben Sie eine verbindliche Bestellung ab.',
        'Wir reservieren Ihre Waren 30 Minuten lang oder so lange, wie PayPal die Zahlung prüft. Eine Bestellung, die in dieser Zeit nicht bezahlt wird, endet von selbst und kostet Sie nichts.',
        'Der Vertrag kommt mit dem Eingang Ihrer Zahlung zustande. Wir bestätigen ihn sofort per E-Mail, mit Ihrer Bestellung, der Widerrufsbelehrung und der Rechnung. Bewahren Sie die E-Mail auf: Ihr Link öffnet Ihre Bestellung ohne Passwort.',
        'Trifft eine verspätete Zahlung auf inzwischen ausverkaufte Waren, kommt für die Bestellung kein Vertrag zustande, und wir erstatten unaufgefordert den ganzen Betrag.',
        'Wir speichern die Bestellung und die Fassung dieser Bedingungen, der Sie zugestimmt haben. Der Vertrag kann auf Deutsch, Englisch oder Slowakisch geschlossen werden.',
      ],
    },
    {
      id: 'prices',
      title: 'Preise',
      blocks: [
        {
          payer:
            'Die Preise sind in Euro angegeben und enthalten die Mehrwertsteuer. Es gilt der slowakische Satz oder, wo das Recht der Europäischen Union es verlangt, der Satz Ihres Landes: des Landes, in das das Paket geht, oder ohne Paket des Landes Ihrer Rechnungsanschrift. Den Satz sehen Sie, bevor Sie bestellen. Außerhalb der Europäischen Union berechnen wir keine Mehrwertsteuer.',
          notPayer: 'Die Preise sind in Euro angegeben und Endpreise.',
        },
        'Hinzu kommt der Versand. Seinen Preis und den Gesamtbetrag sehen Sie, bevor Sie bestellen. Hat sich ein Preis während Ihres Einkaufs geändert, zeigt Ihnen der Shop den neuen und fragt nach, bevor die Bestellung abgeht.',
        'Werben wir mit einer Ermäßigung, nennen wir auch den niedrigsten Preis der 30 Tage davor.',
      ],
    },
    {
      id: 'payment',
      title: 'Zahlung',
      blocks: [
        'Sie zahlen über PayPal. PayPal zieht den Betrag ein, wenn Sie die Zahlung dort bestätigen; die Nummer Ihrer Karte oder Ihres Kontos sehen wir nie. Für diese Zahlungsart berechnen wir nichts.',
        'Wo der Shop es anbietet, können Sie auf der Seite von Stripe mit Karte zahlen. Dort wird Ihre Bank gefragt, und wir ziehen den Betrag sofort ein; die Nummer Ihrer Karte erreicht uns nie. Auch das kostet Sie nichts.',
        'Erstattungen erhalten Sie über dasselbe Zahlungsmittel, sofern wir nicht gemeinsam ein anderes vereinbaren, das Sie nichts kostet.',
      ],
    },
    {
      id: 'delivery',
      title: 'Lieferung der Waren',
      blocks: [
        'Wir versenden Waren in alle Länder der Europäischen Union:',
        {
          list: [
            'an eine Packeta-Abholstelle,',
            'per Kurier an Ihre Haustür,',
            'oder Sie holen sie, in der Slowakei, kostenlos in unserer Werkstatt in Žilina ab.',
          ],
        },
        'Die Kasse bietet die Wege an, die zu Gewicht und Land Ihres Pakets passen, jeweils mit Preis und Lieferzeit. Je nachdem dauert die Lieferung {minDays} bis {maxDays} Tage, höchstens aber 30 Tage ab Vertragsschluss. Können wir das nicht einhalten, teilen wir es Ihnen mit; Sie können uns eine angemessene Nachfrist setzen und nach deren Ablauf vom Vertrag zurücktreten.',
        'Die Gefahr geht auf Sie über, wenn Sie oder eine von Ihnen benannte Person die Waren übernehmen. Ist das Paket sichtbar beschädigt, sagen Sie es bitte dem Zusteller und uns; Ihre Rechte hängen davon nicht ab.',
      ],
    },
    {
      id: 'files',
      title: 'Bereitstellung der Dateien',
      blocks: [
        'Dateien können Sie herunterladen, sobald die Zahlung eingegangen ist: auf der Seite Ihrer Bestellung, die der Link in unserer E-Mail öffnet. Sie erhalten ein Zip mit STL- und 3MF-Dateien, Bauanleitung und einer README mit Druckeinstellungen, in der Fassung zur Zeit des Kaufs. Einen Kopierschutz gibt es nicht.',
        'Zur Nutzung brauchen Sie ein Programm, das STL oder 3MF öffnet (einen Slicer), und einen 3D-Drucker, auf dessen Druckbett die Teile passen; die Maße stehen auf der Produktseite. Dort können Sie auch prüfen, ob Ihr Drucker geeignet ist.',
        'Aus Ihrer Bestellung können Sie die Dateien wiederholt herunterladen. Jeder Klick erzeugt einen neuen Link, der 15 Minuten gilt. Bitte sichern Sie auch eine eigene Kopie. Erstatten wir den Kauf der Dateien, endet der Zugang.',
        'Außer in die Europäische Union verkaufen wir Dateien in die Schweiz, nach Island, Liechtenstein, Norwegen und in die Vereinigten Staaten.',
      ],
    },
    {
      id: 'licence',
      title: 'Lizenz der Dateien',
      blocks: [
        'Die Dateien sind urheberrechtlich geschützt. Mit dem Kauf erhalten Sie eine zeitlich unbegrenzte Lizenz für den persönlichen Gebrauch. Sie dürfen:',
        {
          list: [
            'die Dateien für sich beliebig oft drucken,',
            'sie für den eigenen Bedarf ändern,',
            'das Gedruckte zeigen und benutzen und gedruckte Teile verschenken.',
          ],
        },
        'Die Dateien und geänderte Fassungen dürfen Sie nicht weitergeben, veröffentlichen oder verkaufen, gedruckte Teile nicht ohne unsere gewerbliche Lizenz verkaufen. Der Text der Lizenz liegt den Dateien bei.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Widerruf: Waren',
      blocks: [
        'Als Verbraucher können Sie den Kauf von Waren binnen 14 Tagen ohne Angabe von Gründen widerrufen (§§ 19 bis 22 des slowakischen Gesetzes Nr. 108/2024 Slg.). Die Frist beginnt an dem Tag, an dem Sie oder eine von Ihnen benannte Person, die nicht der Beförderer ist, die Waren übernommen haben; bei mehreren Paketen das letzte.',
        'Für den Widerruf genügt eine eindeutige Erklärung vor Ablauf der Frist: per E-Mail an {mail} oder per Post an {name}, {address}, Slowakei. Rechtzeitiges Absenden reicht. Sie können das [Formular unten](#withdrawal-form) verwenden, müssen es aber nicht. Den Eingang bestätigen wir per E-Mail.',
        'Am schnellsten geht es ohne Konto: [Vertrag hier widerrufen](/withdrawal). Sie sagen, wer Sie sind und um welche Bestellung es geht, prüfen und bestätigen; den Eingang bestätigen wir sofort per E-Mail mit Inhalt, Datum und Uhrzeit.',
        'Wir erstatten alle Zahlungen für diese Waren samt dem Preis der günstigsten von uns angebotenen Standardlieferung binnen 14 Tagen ab Ihrer Erklärung, über das Zahlungsmittel, das Sie verwendet haben. Wir dürfen warten, bis wir die Waren zurückhaben oder Sie die Absendung nachweisen.',
        {
          buyerReturns:
            'Senden Sie die Waren binnen 14 Tagen ab Ihrer Erklärung an die genannte Anschrift. Sie tragen die unmittelbaren Kosten der Rücksendung und einen Wertverlust nur, soweit Sie mit den Waren anders umgegangen sind, als es zur Prüfung von Beschaffenheit, Eigenschaften und Funktion nötig ist. Einen Bausatz dürfen Sie auspacken und ansehen; ein geklebter oder lackierter Bausatz hat an Wert verloren.',
          sellerReturns:
            'Senden Sie die Waren binnen 14 Tagen ab Ihrer Erklärung an die genannte Anschrift. Die Kosten der Rücksendung tragen wir und senden Ihnen ein Etikett dafür; einen Wertverlust tragen Sie nur, soweit Sie mit den Waren anders umgegangen sind, als es zur Prüfung von Beschaffenheit, Eigenschaften und Funktion nötig ist. Einen Bausatz dürfen Sie auspacken und ansehen; ein geklebter oder lackierter Bausatz hat an Wert verloren.',
        },
        'Widerrufen Sie einen Teil der Bestellung, erstatten wir, was zu diesem Teil gehört.',
      ],
    },
    {
      id: 'withdrawal-files',
      title: 'Widerruf: Dateien',
      blocks: [
        'Auch bei Dateien haben Sie 14 Tage ab Vertragsschluss. Wir stellen sie jedoch sofort bereit, und nur mit Ihrer ausdrücklichen Zustimmung. Vor der Bestellung erklären Sie, dass Sie die Dateien vor Ablauf der Frist wünschen und wissen, dass Sie dadurch Ihr Widerrufsrecht verlieren.',
        'Das Widerrufsrecht für Dateien erlischt, wenn wir mit dieser Zustimmung mit der Bereitstellung beginnen und Ihnen beides per E-Mail bestätigt haben (Artikel 16 Buchstabe m der Richtlinie 2011/83/EU, § 19 des Gesetzes Nr. 108/2024 Slg.). Ohne die Zustimmung nimmt der Shop keine Bestellung von Dateien an.',
        'Ihre Rechte bei mangelhaften Dateien bleiben unberührt.',
      ],
    },
    {
      id: 'withdrawal-form',
      title: 'Widerrufsformular',
      blocks: [
        'Füllen Sie dieses Formular nur aus, wenn Sie den Vertrag widerrufen wollen. Sie können es drucken, kopieren oder als E-Mail öffnen.',
        {
          form: {
            title: 'Widerruf des Vertrags',
            lines: [
              'An: {name}, {address}, Slowakei, {email}',
              'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:',
              'Nummer der Bestellung:',
              'Bestellt am / erhalten am:',
              'Name des Verbrauchers:',
              'Anschrift des Verbrauchers:',
              'Datum und Unterschrift des Verbrauchers (Unterschrift nur auf Papier):',
            ],
            mail: { label: 'Als E-Mail öffnen', subject: 'Widerruf des Vertrags' },
          },
        },
      ],
    },
    {
      id: 'guarantee',
      title: 'Mängel und Gewährleistung, 24 Monate',
      blocks: [
        'Wir haften für jeden Mangel, den Waren oder Dateien bei der Lieferung haben und der sich binnen 24 Monaten zeigt. Das folgt aus dem slowakischen Bürgerlichen Gesetzbuch (§§ 619 ff. für Waren, §§ 852a ff. für digitale Inhalte). Während der ganzen 24 Monate wird vermutet, dass der Mangel von Anfang an bestand, sofern wir nicht das Gegenteil beweisen oder dies mit der Art der Sache oder des Mangels unvereinbar ist.',
        'Sie können nach Ihrer Wahl Reparatur oder Ersatz der Waren verlangen, sofern das Gewählte nicht unmöglich oder unverhältnismäßig teuer ist. Mangelhafte Dateien berichtigen wir und liefern sie neu. Das kostet Sie nichts; den Versand tragen wir.',
        'Sie können eine Minderung des Preises verlangen oder vom Vertrag zurücktreten, wenn wir den Mangel nicht beheben, die Behebung verweigern, derselbe Mangel erneut auftritt oder er so schwer wiegt, dass Ihnen eine Behebung nicht zuzumuten ist. Wegen eines bloß geringfügigen Mangels können Sie nicht zurücktreten; dass er geringfügig ist, müssen wir beweisen.',
        'Keine Mängel sind Spuren üblicher Nutzung, Schäden durch Absturz, Überlastung oder Bau entgegen der Anleitung sowie Druckfehler, die vom Drucker, seinen Einstellungen oder dem Material kommen.',
      ],
    },
    {
      id: 'complaints',
      title: 'Wie Sie reklamieren',
      blocks: [
        'Schreiben Sie an {mail} oder an unseren Sitz. Nennen Sie die Nummer der Bestellung, den Mangel und was Sie verlangen; ein Foto hilft. Bei Dateien nennen Sie Datei, Slicer und Drucker.',
        {
          list: [
            'Wir bestätigen Ihre Reklamation unverzüglich schriftlich und nennen, bis wann wir den Mangel beheben: spätestens 30 Tage nach der Reklamation, länger nur aus einem objektiven Grund, den wir nicht beeinflussen können.',
            'Brauchen wir die Waren zurück, sagen wir Ihnen, wohin Sie sie senden, und tragen die Kosten.',
            'Lehnen wir ab, nennen wir die Gründe schriftlich. Sie können den Mangel dann von einer akkreditierten Person oder einem Sachverständigen beurteilen lassen; bestätigen sie ihn, zahlen wir deren Kosten und erkennen Ihren Anspruch an.',
          ],
        },
      ],
    },
    {
      id: 'disputes',
      title: 'Wenn wir uns nicht einigen',
      blocks: [
        'Sind Sie mit der Erledigung einer Reklamation nicht zufrieden oder meinen Sie, dass wir Ihre Rechte verletzt haben, bitten Sie uns unter {mail} um Abhilfe. Lehnen wir ab oder antworten wir nicht binnen 30 Tagen, können Sie eine alternative Streitbeilegung nach dem Gesetz Nr. 391/2015 Slg. beantragen.',
        {
          facts: [
            [
              'Streitbeilegung',
              'Slovenská obchodná inšpekcia (Slowakische Handelsinspektion), Bajkalská 21/A, 827 99 Bratislava',
            ],
            ['E-Mail', '[ars@soi.sk](mailto:ars@soi.sk)'],
            ['Web', '[www.soi.sk](https://www.soi.sk)'],
            ['Aufsicht', 'Inšpektorát SOI pre Žilinský kraj, Predmestská 71, 011 79 Žilina'],
          ],
        },
        'Sie können auch eine andere Stelle aus der Liste des slowakischen Wirtschaftsministeriums wählen. In einem anderen Land der Union, in Island oder Norwegen hilft Ihnen das dortige Europäische Verbraucherzentrum. Der Weg zu Gericht bleibt Ihnen offen.',
      ],
    },
    {
      id: 'safety',
      title: 'Sicherheit',
      blocks: [
        'Unsere Modelle sind für Modellbauer und Piloten bestimmt und kein Spielzeug für Kinder unter 14 Jahren. Kleinteile können verschluckt werden; Messer, Propeller und Akkus können verletzen. Lesen Sie vor dem Bau die Anleitung und die Sicherheitshinweise des Produkts.',
        {
          list: [
            'Modellraketen: Unsere Bausätze und Dateien enthalten weder Motor noch Zünder. Kaufen und lagern Sie Motoren so, wie es das Recht Ihres Landes verlangt, samt Altersgrenze. Starten Sie nur eine fertige, geprüfte und stabile Rakete, von einem Startstab, elektrisch und aus sicherem Abstand, auf freiem Gelände ohne trockenes Gras, bei freiem Himmel und mit Zustimmung des Grundeigentümers.',
            'Zweistufige Raketen und große Motoren gehören in erfahrene Hände und auf einen Vereinsstart; sie können eine Erlaubnis oder eine Meldung an die Flugsicherung erfordern.',
            'Flugzeuge: Beachten Sie die Regeln der Union und Ihres Landes für unbemannte Luftfahrzeuge: Registrierung, Versicherung, Höhe und Zonen. Fliegen Sie nicht über Menschen.',
            'Boote: Achten Sie auf Schwimmer, Tiere und Wetter; schwimmen Sie keinem Boot hinterher.',
            'Drucken: Lassen Sie den Drucker nicht unbeaufsichtigt, lüften Sie den Raum und verwenden Sie für belastete Teile das Material und die Einstellungen der Anleitung.',
          ],
        },
        'Sie betreiben die Modelle auf eigene Gefahr. Unsere Haftung für fehlerhafte Produkte und für das, was wir vorsätzlich oder fahrlässig verursachen, ist dadurch nicht beschränkt.',
      ],
    },
    {
      id: 'final',
      title: 'Recht und Änderungen',
      blocks: [
        'Es gilt slowakisches Recht. Verbrauchern bleibt der Schutz des zwingenden Rechts ihres Wohnsitzstaates; sie können dort klagen und verklagt werden.',
        'Wie wir mit Ihren Daten umgehen, steht in der [Datenschutzerklärung](/privacy-policy); was Ihr Browser speichert, in den [Cookie-Hinweisen](/cookies-policy).',
        'Für künftige Bestellungen können wir diese Bedingungen ändern. Für eine abgegebene Bestellung gilt die Fassung, der Sie dabei zugestimmt haben.',
      ],
    },
  ],
};
