import type { Locale } from '../core/locale.ts';

export type AccountMailKind =
  | 'CONFIRM'
  | 'ALREADY_REGISTERED'
  | 'RESET'
  | 'PASSWORD_CHANGED'
  | 'CHANGE_EMAIL'
  | 'EMAIL_CHANGE_ASKED'
  | 'EMAIL_CHANGED'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_OFF'
  | 'ACCOUNT_DELETED';

/** The words of one mail as built in. `newEmail` stands for the address that is asked for. */
export interface AccountMailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Of the button; absent where the mail has none. */
  readonly action?: string;
  readonly notes: readonly string[];
}

type Texts = Record<AccountMailKind, AccountMailText>;

const en: Texts = {
  CONFIRM: {
    subject: 'Confirm your e-mail address',
    paragraphs: ['Welcome to Martyx. One step is left: confirm that this address is yours.'],
    action: 'Confirm the address',
    notes: [
      'The link works once, within 24 hours.',
      'If you did not open an account with us, delete this e-mail: without the link the account stays inactive.',
    ],
  },
  ALREADY_REGISTERED: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to open a Martyx account with this address. There is one already, so nothing was changed.',
      'If you do not remember the password, set a new one.',
    ],
    action: 'Set a new password',
    notes: ['If it was not you, there is nothing to do.'],
  },
  RESET: {
    subject: 'Set a new password',
    paragraphs: ['You asked for a new password for your Martyx account. Choose it on this page:'],
    action: 'Set a new password',
    notes: [
      'The link works once, within 60 minutes. A newer link replaces it.',
      'If you did not ask for it, delete this e-mail: your password stays as it is.',
    ],
  },
  PASSWORD_CHANGED: {
    subject: 'Your password was changed',
    paragraphs: ['The password of your Martyx account has just been changed. Other devices were signed out.'],
    action: 'It was not me: set a new password',
    notes: ['If it was you, there is nothing to do.'],
  },
  CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address',
    paragraphs: ['You asked to use this address for your Martyx account. It takes effect once you confirm it.'],
    action: 'Confirm the new address',
    notes: ['The link works once, within 24 hours. If you did not ask for it, delete this e-mail.'],
  },
  EMAIL_CHANGE_ASKED: {
    subject: 'A new e-mail address was requested',
    paragraphs: [
      'Somebody, probably you, asked to replace this address with {newEmail} in your Martyx account. Nothing has changed yet: the new address has to be confirmed first.',
    ],
    action: 'It was not me: set a new password',
    notes: ['If it was you, there is nothing to do.'],
  },
  EMAIL_CHANGED: {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'Your Martyx account now uses {newEmail}. This address no longer opens it, and all devices were signed out.',
    ],
    notes: ['If it was not you, reply to this e-mail at once.'],
  },
  SECOND_FACTOR_ON: {
    subject: 'Two-step sign-in is on',
    paragraphs: [
      'Your Martyx account now asks for a code from your authenticator app when you sign in. Other devices were signed out.',
      'Keep the recovery codes in a safe place: they let you in when the app is out of reach.',
    ],
    action: 'It was not me: set a new password',
    notes: ['If it was you, there is nothing to do.'],
  },
  SECOND_FACTOR_OFF: {
    subject: 'Two-step sign-in is off',
    paragraphs: ['Your Martyx account no longer asks for a code when you sign in: the password is enough.'],
    action: 'It was not me: set a new password',
    notes: ['If it was you, there is nothing to do. You may switch it on again in your account.'],
  },
  ACCOUNT_DELETED: {
    subject: 'Your account was deleted',
    paragraphs: [
      'Your Martyx account and your profile are gone. Invoices stay with us for as long as the law requires.',
      'You can still open the files you bought with the links in your order e-mails.',
    ],
    notes: ['If it was not you, reply to this e-mail at once.'],
  },
};

const sk: Texts = {
  CONFIRM: {
    subject: 'Potvrďte svoju e-mailovú adresu',
    paragraphs: ['Vitajte v Martyxe. Zostáva jeden krok: potvrďte, že táto adresa patrí vám.'],
    action: 'Potvrdiť adresu',
    notes: [
      'Odkaz sa dá použiť raz a platí 24 hodín.',
      'Ak ste si u nás účet nezaložili, tento e-mail zmažte: bez odkazu zostane účet neaktívny.',
    ],
  },
  ALREADY_REGISTERED: {
    subject: 'Účet už máte',
    paragraphs: [
      'Niekto, pravdepodobne vy, si chcel s touto adresou založiť účet v Martyxe. Jeden už existuje, preto sa nič nezmenilo.',
      'Ak si heslo nepamätáte, nastavte si nové.',
    ],
    action: 'Nastaviť nové heslo',
    notes: ['Ak ste to neboli vy, nemusíte robiť nič.'],
  },
  RESET: {
    subject: 'Nastavte si nové heslo',
    paragraphs: ['Požiadali ste o nové heslo k účtu v Martyxe. Zvoľte si ho na tejto stránke:'],
    action: 'Nastaviť nové heslo',
    notes: [
      'Odkaz sa dá použiť raz a platí 60 minút. Novší odkaz ho nahradí.',
      'Ak ste oň nežiadali, tento e-mail zmažte: heslo zostane, aké je.',
    ],
  },
  PASSWORD_CHANGED: {
    subject: 'Vaše heslo sa zmenilo',
    paragraphs: ['Heslo k vášmu účtu v Martyxe sa práve zmenilo. Ostatné zariadenia sme odhlásili.'],
    action: 'Nebol som to ja: nastaviť nové heslo',
    notes: ['Ak ste to boli vy, nemusíte robiť nič.'],
  },
  CHANGE_EMAIL: {
    subject: 'Potvrďte novú e-mailovú adresu',
    paragraphs: ['Požiadali ste, aby váš účet v Martyxe používal túto adresu. Platiť začne, keď ju potvrdíte.'],
    action: 'Potvrdiť novú adresu',
    notes: ['Odkaz sa dá použiť raz a platí 24 hodín. Ak ste o to nežiadali, tento e-mail zmažte.'],
  },
  EMAIL_CHANGE_ASKED: {
    subject: 'Žiadosť o novú e-mailovú adresu',
    paragraphs: [
      'Niekto, pravdepodobne vy, požiadal o výmenu tejto adresy za {newEmail} vo vašom účte v Martyxe. Zatiaľ sa nič nezmenilo: novú adresu treba najprv potvrdiť.',
    ],
    action: 'Nebol som to ja: nastaviť nové heslo',
    notes: ['Ak ste to boli vy, nemusíte robiť nič.'],
  },
  EMAIL_CHANGED: {
    subject: 'Vaša e-mailová adresa sa zmenila',
    paragraphs: [
      'Váš účet v Martyxe odteraz používa adresu {newEmail}. Táto adresa ho už neotvorí a všetky zariadenia sme odhlásili.',
    ],
    notes: ['Ak ste to neboli vy, hneď na tento e-mail odpovedzte.'],
  },
  SECOND_FACTOR_ON: {
    subject: 'Dvojstupňové prihlásenie je zapnuté',
    paragraphs: [
      'Váš účet v Martyxe si pri prihlásení odteraz pýta aj kód z overovacej aplikácie. Ostatné zariadenia sme odhlásili.',
      'Záložné kódy majte na bezpečnom mieste: prihlásite sa nimi, keď aplikáciu nebudete mať poruke.',
    ],
    action: 'Nebol som to ja: nastaviť nové heslo',
    notes: ['Ak ste to boli vy, nemusíte robiť nič.'],
  },
  SECOND_FACTOR_OFF: {
    subject: 'Dvojstupňové prihlásenie je vypnuté',
    paragraphs: ['Váš účet v Martyxe si pri prihlásení už nepýta kód: stačí heslo.'],
    action: 'Nebol som to ja: nastaviť nové heslo',
    notes: ['Ak ste to boli vy, nemusíte robiť nič. Znova ho môžete zapnúť vo svojom účte.'],
  },
  ACCOUNT_DELETED: {
    subject: 'Váš účet je zmazaný',
    paragraphs: [
      'Váš účet v Martyxe a váš profil už neexistujú. Faktúry u nás zostávajú tak dlho, ako to vyžaduje zákon.',
      'Kúpené súbory naďalej otvoríte cez odkazy v e-mailoch k objednávkam.',
    ],
    notes: ['Ak ste to neboli vy, hneď na tento e-mail odpovedzte.'],
  },
};

const de: Texts = {
  CONFIRM: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: ['Willkommen bei Martyx. Ein Schritt fehlt noch: Bestätigen Sie, dass diese Adresse Ihnen gehört.'],
    action: 'Adresse bestätigen',
    notes: [
      'Der Link gilt einmal und 24 Stunden lang.',
      'Haben Sie kein Konto bei uns angelegt, löschen Sie diese E-Mail: Ohne den Link bleibt das Konto inaktiv.',
    ],
  },
  ALREADY_REGISTERED: {
    subject: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto bei Martyx anlegen. Es gibt schon eines, daher hat sich nichts geändert.',
      'Wissen Sie das Passwort nicht mehr, legen Sie ein neues fest.',
    ],
    action: 'Neues Passwort festlegen',
    notes: ['Waren Sie es nicht, müssen Sie nichts tun.'],
  },
  RESET: {
    subject: 'Legen Sie ein neues Passwort fest',
    paragraphs: ['Sie haben ein neues Passwort für Ihr Konto bei Martyx angefordert. Wählen Sie es auf dieser Seite:'],
    action: 'Neues Passwort festlegen',
    notes: [
      'Der Link gilt einmal und 60 Minuten lang. Ein neuerer Link ersetzt ihn.',
      'Haben Sie es nicht angefordert, löschen Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    ],
  },
  PASSWORD_CHANGED: {
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: ['Das Passwort Ihres Kontos bei Martyx wurde soeben geändert. Andere Geräte wurden abgemeldet.'],
    action: 'Das war ich nicht: neues Passwort festlegen',
    notes: ['Waren Sie es selbst, müssen Sie nichts tun.'],
  },
  CHANGE_EMAIL: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: ['Sie möchten diese Adresse für Ihr Konto bei Martyx verwenden. Sie gilt, sobald Sie sie bestätigen.'],
    action: 'Neue Adresse bestätigen',
    notes: ['Der Link gilt einmal und 24 Stunden lang. Haben Sie es nicht angefordert, löschen Sie diese E-Mail.'],
  },
  EMAIL_CHANGE_ASKED: {
    subject: 'Eine neue E-Mail-Adresse wurde angefordert',
    paragraphs: [
      'Jemand, vermutlich Sie, möchte diese Adresse in Ihrem Konto bei Martyx durch {newEmail} ersetzen. Noch hat sich nichts geändert: Die neue Adresse muss erst bestätigt werden.',
    ],
    action: 'Das war ich nicht: neues Passwort festlegen',
    notes: ['Waren Sie es selbst, müssen Sie nichts tun.'],
  },
  EMAIL_CHANGED: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Ihr Konto bei Martyx verwendet jetzt {newEmail}. Diese Adresse öffnet es nicht mehr, und alle Geräte wurden abgemeldet.',
    ],
    notes: ['Waren Sie es nicht, antworten Sie sofort auf diese E-Mail.'],
  },
  SECOND_FACTOR_ON: {
    subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    paragraphs: [
      'Ihr Konto bei Martyx fragt beim Anmelden jetzt auch nach einem Code aus Ihrer Authenticator-App. Andere Geräte wurden abgemeldet.',
      'Bewahren Sie die Wiederherstellungscodes sicher auf: Mit ihnen melden Sie sich an, wenn die App nicht zur Hand ist.',
    ],
    action: 'Das war ich nicht: neues Passwort festlegen',
    notes: ['Waren Sie es selbst, müssen Sie nichts tun.'],
  },
  SECOND_FACTOR_OFF: {
    subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
    paragraphs: ['Ihr Konto bei Martyx fragt beim Anmelden nicht mehr nach einem Code: Das Passwort genügt.'],
    action: 'Das war ich nicht: neues Passwort festlegen',
    notes: ['Waren Sie es selbst, müssen Sie nichts tun. In Ihrem Konto können Sie sie wieder einschalten.'],
  },
  ACCOUNT_DELETED: {
    subject: 'Ihr Konto wurde gelöscht',
    paragraphs: [
      'Ihr Konto und Ihr Profil bei Martyx gibt es nicht mehr. Rechnungen bewahren wir auf, solange das Gesetz es verlangt.',
      'Gekaufte Dateien öffnen Sie weiterhin über die Links in den E-Mails zu Ihren Bestellungen.',
    ],
    notes: ['Waren Sie es nicht, antworten Sie sofort auf diese E-Mail.'],
  },
};

export const ACCOUNT_MAIL_TEXTS: Record<Locale, Texts> = { en, sk, de };
