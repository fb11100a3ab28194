import type { LegalDocument } from './document.ts';

export const text: LegalDocument = {
  title: 'Cookie-Hinweise',
  description:
    'Jedes Cookie und jeder Eintrag, den der Martyx-Shop in Ihrem Browser speichert, wozu er dient und wie lange er bleibt.',
  version: '2026-11-01',
  sections: [
    {
      id: 'short',
      title: 'Kurz gesagt',
      blocks: [
        'Der Shop speichert in Ihrem Browser nur, was er zum Funktionieren braucht und was Sie selbst gewählt haben. Analyse und Marketing sind ausgeschaltet, bis Sie sie erlauben; ändern können Sie das jederzeit unter „Nastavenia cookies“ am Fuß jeder Seite. Wenn Sie die Analyse erlauben, zählen wir Ihren Besuch einmal je Sitzung des Browsers und merken uns darin nur, dass das geschehen ist. Für Marketing und soziale Netzwerke wird heute nichts gespeichert, weder von uns noch von anderen. Für das, was für einen von Ihnen gewünschten Dienst unbedingt nötig ist, verlangt das Gesetz keine Einwilligung (§ 109 des slowakischen Gesetzes Nr. 452/2021 Slg.).',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Cookies sind kurze Texte, die der Browser mit jeder Seite an den Shop sendet.',
        {
          table: {
            label: 'Cookies',
            head: ['Name', 'Zweck', 'Dauer'],
            rows: [
              ['adminAuthed', 'Nur für Mitarbeiter: dass das Konto die Verwaltung öffnen darf', 'bis zur Abmeldung'],
              ['martyx_language', 'Die gewählte Sprache, damit die Seiten in ihr kommen', '12 Monate ab der Wahl'],
              [
                'martyx_csrf',
                'Schützt das Konto vor Formularen fremder Seiten; für Skripte nicht lesbar',
                'bis der Browser geschlossen wird',
              ],
              [
                'martyx_device',
                'Erkennt einen Browser wieder, in dem schon eine Anmeldung gelang, damit falsche Passwörter Fremder den Inhaber des Kontos nicht aussperren; für Skripte nicht lesbar',
                '180 Tage ab der letzten Anmeldung oder dem letzten neuen Passwort',
              ],
              [
                'martyx_seen',
                'Nachdem Sie etwas geändert haben: wie weit die Datenbanken des Shops sein müssen, um es zu zeigen; für Skripte nicht lesbar',
                '5 Minuten ab der Änderung',
              ],
              [
                'martyx_gate',
                'Solange der Shop noch nicht für alle offen ist: dass dieser Browser das Passwort eingegeben hat; für Skripte nicht lesbar',
                'bis der Browser geschlossen wird',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'storage',
      title: 'Lokaler Speicher',
      blocks: [
        'Der lokale Speicher bleibt in diesem Browser. Er wird nicht von selbst gesendet; der Warenkorb etwa erreicht uns nur für seine Preise, für die Bestellung und, solange Sie angemeldet sind, damit Ihr Konto ihn behält.',
        {
          table: {
            label: 'Einträge im lokalen Speicher',
            head: ['Name', 'Zweck', 'Dauer'],
            rows: [
              ['martyx_cart_v1', 'Ihr Warenkorb', 'bis Sie ihn leeren, kaufen oder sich abmelden'],
              [
                'martyx_code_v1',
                'Ein Rabattcode für Ihren Warenkorb',
                'bis Sie ihn entfernen, kaufen oder sich abmelden',
              ],
              ['martyx_pickup_point', 'Die zuletzt gewählte Abholstelle, mit ihrer Nummer', 'bis Sie sich abmelden'],
              [
                'martyx_cart_owner',
                'Nach der Anmeldung: Nummer des Kontos, zu dem der Warenkorb gehört, und der Warenkorb, wie ihn das Konto hat, damit nichts doppelt hinzukommt',
                'bis Sie sich abmelden',
              ],
              [
                'martyx_token',
                'Nach der Anmeldung: der Nachweis der Anmeldung, der mit Ihren Anfragen an den Shop geht',
                'bis Sie sich abmelden, höchstens 12 Stunden; mit „Angemeldet bleiben“ höchstens 30 Tage',
              ],
              [
                'martyx_user',
                'Nach der Anmeldung: Nummer und E-Mail Ihres Kontos, damit die Seiten wissen, wer da ist',
                'bis Sie sich abmelden, höchstens 12 Stunden; mit „Angemeldet bleiben“ höchstens 30 Tage',
              ],
              ['martyx_language', 'Die gewählte Sprache, falls das Cookie fehlt', 'bis Sie ihn löschen'],
              ['martyx_theme', 'Helles oder dunkles Farbschema', 'bis Sie ihn löschen'],
              [
                'martyx_cookie_consent',
                'Wie Sie über Cookies entschieden haben: Version, Zeit und Ja oder Nein zu Analyse und Marketing',
                'bis Sie ihn löschen',
              ],
              [
                'martyx_downloads',
                'Ihre Dateien mit Name, Größe und Kaufdatum, damit sie sich auch ohne Verbindung auflisten lassen; ohne Links',
                'bis Sie sich abmelden oder die Sitzung endet',
              ],
              [
                'martyx_print_queue',
                'Ihre Drucklisten, wie Ihr Konto sie zuletzt nannte, damit sie ohne Verbindung lesbar sind',
                'bis Sie sich abmelden oder die Sitzung endet',
              ],
              [
                'martyx_print_changes',
                'Änderungen Ihrer Drucklisten, die auf eine Verbindung warten',
                'bis sie gesendet sind oder Sie sich abmelden',
              ],
              [
                'martyx_recently_viewed',
                'Die letzten zwölf Produkte, die Sie angesehen haben, mit der Zeit, für „Zuletzt angesehen“ und zum Lesen ohne Verbindung; an den Shop gehen nur die Nummern der Produkte, um ihre Preise zu erfragen',
                'bis Sie die Liste leeren oder sich abmelden',
              ],
              [
                'martyx_wishes',
                'Produkte, deren Herz Sie vor der Anmeldung gedrückt haben',
                'bis zur An- oder Abmeldung',
              ],
              [
                'martyx_like',
                'Der Nachbau, den Sie vor der Anmeldung mit einem Herz versehen haben',
                'bis zur An- oder Abmeldung',
              ],
              [
                'martyx_printer_v1',
                'Ihr Drucker und sein Bauraum, um zu prüfen, ob die Teile darauf passen',
                'bis Sie sich abmelden oder ihn löschen',
              ],
              [
                'martyx_print_prices_v1',
                'Klasse Ihres Druckers und Ihre Preise für Filament und Strom, für die Druckschätzung; an den Shop gehen sie nur zum Rechnen',
                'bis Sie ihn löschen',
              ],
              [
                'martyx_spools',
                'Filament in Ihrem Regal, wie Sie es gewogen haben; nach der Anmeldung geht es in Ihr Konto',
                'bis Sie sich abmelden; ohne Konto bis Sie es löschen',
              ],
              [
                'martyx_slicer_profile_v1',
                'Ihr Slicer-Profil und sein Name für die Druckschätzung; die Einstellungen erhält der Shop nur zum Slicen',
                'bis Sie es entfernen',
              ],
              [
                'martyx_have_v1',
                'Komponenten, die Sie als vorhanden angehakt haben, je Produkt, höchstens fünfzig Produkte',
                'bis Sie ihn löschen',
              ],
              [
                'martyx_placed_lines_v1',
                'Produkte und Stückzahlen Ihrer höchstens fünf letzten Bestellungen, damit sich der Warenkorb nach der Zahlung leert; keine Namen, keine Anschriften',
                'bis zur Zahlung, sonst bis Sie ihn löschen',
              ],
            ],
          },
        },
        'Zum Lesen ohne Verbindung behält der Browser in seinem Cache-Speicher auch Antworten des Shops: Dateien der Seiten selbst (martyx-assets, martyx-offline), Bilder von Produkten (martyx-pictures) und die Seiten der zuletzt angesehenen Produkte (martyx-pages). Aus Ihrem Konto, Warenkorb oder Ihren Bestellungen ist nichts darunter. Wer angemeldet eine Bauanleitung geöffnet hat, hat hier auch die Bilder ihrer Schritte (martyx-guides), bis er sich abmeldet. Die Zahl der Antworten ist begrenzt, und die übrigen werden nach einem Tag oder mit einer neuen Fassung des Shops ersetzt; den Zeitpunkt vermerkt workbox-expiration.',
      ],
    },
    {
      id: 'session',
      title: 'Speicher des Tabs',
      blocks: [
        'Diese Einträge gehören zu einem Tab und verschwinden, wenn Sie ihn schließen.',
        {
          table: {
            label: 'Einträge im Speicher des Tabs',
            head: ['Name', 'Zweck', 'Dauer'],
            rows: [
              [
                'martyx_checkout_v1',
                'Was Sie an der Kasse eingegeben haben, damit beim Neuladen nichts verloren geht; ohne Ihre Zustimmungen',
                'bis der Tab geschlossen wird',
              ],
              [
                'martyx_visit',
                'Wenn Sie die Analyse erlaubt haben: dass dieser Besuch gezählt wurde',
                'bis Sie die Einwilligung widerrufen oder den Tab schließen',
              ],
              [
                'martyx_order_attempt_v1',
                'Die Bestellung, die Sie gerade senden, mit ihren Angaben, damit sie nie doppelt entsteht',
                'bis sie angenommen ist',
              ],
              [
                'martyx_placed_order_v1',
                'Die Bestellung, die auf die Zahlung wartet, mit dem Schlüssel zu ihrer Seite',
                'bis sie bezahlt ist',
              ],
              [
                'react-router-scroll-positions',
                'Wie weit Sie geblättert hatten, für Zurück und Vor',
                'bis der Tab geschlossen wird',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'paypal',
      title: 'PayPal',
      blocks: [
        'Wenn Sie die Kasse oder die Zahlung einer Bestellung öffnen, lädt der Shop die Schaltflächen von PayPal. Erst dann kann PayPal eigene Cookies in Ihrem Browser speichern, um die Zahlung auszuführen und Betrug zu verhindern. Dafür ist PayPal verantwortlich: siehe die [Cookie-Erklärung von PayPal](https://www.paypal.com/webapps/mpp/ua/cookie-full). Auf allen anderen Seiten wird nichts von PayPal geladen.',
      ],
    },
    {
      id: 'control',
      title: 'Wie Sie sie löschen',
      blocks: [
        'Cookies und gespeicherte Einträge können Sie jederzeit in den Einstellungen Ihres Browsers löschen oder verbieten. Der Shop funktioniert dann weiter, vergisst aber Warenkorb, Sprache und Drucker, wenn Sie die Seite verlassen.',
        'Sollten wir je mehr speichern wollen, fragen wir Sie vorher und ergänzen diese Seite. Fragen: {mail}. Wie wir sonst mit Ihren Daten umgehen, steht in der [Datenschutzerklärung](/privacy-policy).',
      ],
    },
  ],
};
