export interface MailAttachment {
  filename: string;
  content: Uint8Array;
  contentType: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable per logical mail (without angle brackets): a repeated job sends the same Message-ID. */
  messageId: string;
  attachments?: MailAttachment[];
}

/** Delivers one mail, or throws; the job that calls it tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
