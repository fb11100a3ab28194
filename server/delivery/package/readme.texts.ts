import type { Locale } from '../../core/locale.ts';

const en = {
  revision: (revision: string) => `Revision ${revision}`,
  onlySince: (revision: string) =>
    `Only the parts that are new or changed since revision ${revision}. All others stay as you have them.`,
  chosen: 'Made for this choice',
  contents: 'Contents',
  contentsText:
    'STL/ and 3MF/ hold the same parts in two formats: use 3MF if your slicer reads it (it includes size and colour), else ' +
    'STL. All sizes are millimetres. Every file is already turned the way it is printed.',
  parts: 'Parts',
  columns: ['Part', 'Pcs', 'Material', 'Colour', 'Size in mm', 'g each', 'Supports', 'Already turned by'],
  yes: 'yes',
  no: 'no',
  total: (pieces: number, grams: string) => `${pieces} pieces, about ${grams} g of filament.`,
  print: 'Print settings',
  layerHeight: 'Layer height',
  infill: 'Infill',
  walls: 'Walls',
  material: 'Material',
  licence: 'Licence in short',
  licenceText:
    'You may print the parts for yourself as often as you like and change the files for your own use. You may not pass on ' +
    'or sell the files or changed versions of them, nor sell printed parts. The file LICENCE has the full text, which prevails.',
  check: 'Checking the files',
  checkText:
    'SHA256SUMS.txt lists the SHA-256 of every file. In the unpacked folder run "sha256sum -c SHA256SUMS.txt" (Linux), ' +
    '"shasum -a 256 -c SHA256SUMS.txt" (macOS) or "Get-FileHash FILE" (Windows PowerShell) and compare. The checksum of the ' +
    'zip itself is on the page of your order.',
};

export type ReadmeTexts = typeof en;

const sk: ReadmeTexts = {
  revision: (revision) => `Revízia ${revision}`,
  onlySince: (revision) =>
    `Len diely, ktoré sú od revízie ${revision} nové alebo zmenené. Ostatné zostávajú, ako ich máte.`,
  chosen: 'Vyrobené podľa tohto výberu',
  contents: 'Obsah',
  contentsText:
    'STL/ a 3MF/ obsahujú tie isté diely v dvoch formátoch: použite 3MF, ak ho váš slicer číta (obsahuje mierku aj farbu), ' +
    'inak STL. Všetky rozmery sú v milimetroch. Každý súbor je už natočený tak, ako sa tlačí.',
  parts: 'Diely',
  columns: ['Diel', 'Ks', 'Materiál', 'Farba', 'Rozmery v mm', 'g/ks', 'Podpery', 'Už natočené o'],
  yes: 'áno',
  no: 'nie',
  total: (pieces, grams) => `Počet kusov: ${pieces}, spolu asi ${grams} g filamentu.`,
  print: 'Nastavenia tlače',
  layerHeight: 'Výška vrstvy',
  infill: 'Výplň',
  walls: 'Počet stien',
  material: 'Materiál',
  licence: 'Licencia v skratke',
  licenceText:
    'Diely si môžete tlačiť pre vlastnú potrebu, koľkokrát chcete, a súbory si pre seba upravovať. Súbory ani ich úpravy ' +
    'nesmiete poskytovať ďalej ani predávať, rovnako ani vytlačené diely. Celé znenie je v súbore LICENCE; to je rozhodujúce.',
  check: 'Kontrola súborov',
  checkText:
    'SHA256SUMS.txt obsahuje SHA-256 každého súboru. V rozbalenom priečinku spustite „sha256sum -c SHA256SUMS.txt“ (Linux), ' +
    '„shasum -a 256 -c SHA256SUMS.txt“ (macOS) alebo „Get-FileHash SÚBOR“ (Windows PowerShell) a porovnajte. Kontrolný ' +
    'súčet celého archívu nájdete na stránke objednávky.',
};

const de: ReadmeTexts = {
  revision: (revision) => `Revision ${revision}`,
  onlySince: (revision) =>
    `Nur die Teile, die seit Revision ${revision} neu oder geändert sind. Alle anderen bleiben, wie Sie sie haben.`,
  chosen: 'Nach dieser Auswahl angefertigt',
  contents: 'Inhalt',
  contentsText:
    'STL/ und 3MF/ enthalten dieselben Teile in zwei Formaten: Nehmen Sie 3MF, wenn Ihr Slicer es liest (Maßstab und Farbe ' +
    'sind enthalten), sonst STL. Alle Maße sind Millimeter. Jedes Teil liegt schon so, wie es gedruckt wird.',
  parts: 'Teile',
  columns: ['Teil', 'Stk.', 'Material', 'Farbe', 'Maße in mm', 'g/Stk.', 'Stützen', 'Schon gedreht um'],
  yes: 'ja',
  no: 'nein',
  total: (pieces, grams) => `${pieces} Stück, zusammen etwa ${grams} g Filament.`,
  print: 'Druckeinstellungen',
  layerHeight: 'Schichthöhe',
  infill: 'Füllung',
  walls: 'Wände',
  material: 'Material',
  licence: 'Lizenz in Kürze',
  licenceText:
    'Sie dürfen die Teile für sich selbst beliebig oft drucken und die Dateien für den eigenen Gebrauch ändern. Sie dürfen ' +
    'die Dateien oder Änderungen davon nicht weitergeben oder verkaufen und keine gedruckten Teile verkaufen. Die Datei LICENCE ' +
    'enthält den ganzen Text; er ist maßgebend.',
  check: 'Dateien prüfen',
  checkText:
    'SHA256SUMS.txt enthält die SHA-256 jeder Datei. Führen Sie im entpackten Ordner „sha256sum -c SHA256SUMS.txt“ (Linux), ' +
    '„shasum -a 256 -c SHA256SUMS.txt“ (macOS) oder „Get-FileHash DATEI“ (Windows PowerShell) aus und vergleichen Sie. Die ' +
    'Prüfsumme des Archivs selbst steht auf der Seite Ihrer Bestellung.',
};

export const README_TEXTS: Record<Locale, ReadmeTexts> = { en, sk, de };
