import type { Locale } from '../core/locale.ts';
import { mailLayout } from '../core/mail-layout.ts';
import { MessageTopic, type Message } from './message.ts';

const TOPICS: Record<MessageTopic, string> = {
  [MessageTopic.MODEL]: 'model alebo diel',
  [MessageTopic.ORDER]: 'objednávka',
  [MessageTopic.OTHER]: 'iné',
};

/** The letter as the seller reads it, in Slovak. Pure: everything it says is in its input. */
export const writeContactMail = (
  { name, email, topic, orderNumber, message }: Message,
  locale: Locale,
  sellerName: string,
): { subject: string; html: string; text: string } => {
  const rows = [
    { label: 'Od', value: name },
    { label: 'E-mail', value: email },
    { label: 'Týka sa', value: TOPICS[topic] },
    ...(orderNumber ? [{ label: 'Objednávka', value: orderNumber }] : []),
    { label: 'Jazyk stránky', value: locale },
  ].map((row) => ({ ...row, wraps: true }));
  const about = [TOPICS[topic], orderNumber].filter(Boolean).join(' ');
  const content = {
    locale: 'sk' as const,
    title: 'Správa z obchodu',
    preview: message.slice(0, 120),
    blocks: [
      { kind: 'rows', rows } as const,
      { kind: 'paragraph', text: message } as const,
      { kind: 'small', text: 'Odpoveď na tento e-mail pôjde priamo odosielateľovi.' } as const,
    ],
    footer: [sellerName],
  };
  return { subject: `Správa z obchodu: ${about} · ${name}`, ...mailLayout(content) };
};
