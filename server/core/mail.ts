export interface MailAttachment {
  filename: string;
  content: Uint8Array;
  contentType: string;
  /** A picture of the text, named by a block of it, and no file to keep. */
  cid?: string;
}

export interface Mail {
  to: string;
  /** Who gets the answers, where that is not the shop: one plain address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Stable per logical mail (without angle brackets): a repeated job sends the same Message-ID. */
  messageId: string;
  /** Where the reader ends mails of this kind; mail programs offer it beside the sender. */
  unsubscribeUrl?: string;
  attachments?: MailAttachment[];
}

/** No display name, no list, no comment, no quoting, nothing that could end a header line. */
const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}]{1,253}$/u;

/** One plain address. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);

/** The Message-ID of a mail: `name` before the @, the shop's host after it. */
export const messageIdOf = ({ publicUrl }: { publicUrl: string }, name: string): string =>
  `${name}@${new URL(publicUrl).hostname.replace(/[^\w.-]/g, '') || 'localhost'}`;

/** Delivers one mail, or throws; the job that calls it tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
