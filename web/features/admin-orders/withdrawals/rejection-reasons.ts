interface Reasons {
  readonly late: string;
  readonly files: string;
}

/** What the shop proposes to tell a buyer, in the buyer's language. */
const REASONS: Readonly<Record<string, Reasons>> = {
  en: {
    late: 'Your statement arrived after the 14 days for withdrawal had ended (Act 108/2024, § 20; Directive 2011/83/EU, art. 9).',
    files:
      'We supplied the files at once with your consent, so there is no right of withdrawal for them any more (Act 108/2024, § 19; Directive 2011/83/EU, art. 16 m).',
  },
  sk: {
    late: 'Vyhlásenie prišlo po uplynutí 14-dňovej lehoty na odstúpenie (§ 20 zákona č. 108/2024 Z. z., čl. 9 smernice 2011/83/EÚ).',
    files:
      'Súbory sme s vaším súhlasom dodali ihneď, právo odstúpiť od ich kúpy preto zaniklo (§ 19 zákona č. 108/2024 Z. z., čl. 16 písm. m smernice 2011/83/EÚ).',
  },
  de: {
    late: 'Ihre Erklärung ging nach Ablauf der Widerrufsfrist von 14 Tagen ein (Art. 9 der Richtlinie 2011/83/EU, § 20 des slowakischen Gesetzes 108/2024).',
    files:
      'Die Dateien haben wir mit Ihrer Zustimmung sofort bereitgestellt, daher besteht für sie kein Widerrufsrecht mehr (Art. 16 m der Richtlinie 2011/83/EU, § 19 des slowakischen Gesetzes 108/2024).',
  },
};

interface Judged {
  readonly late: boolean;
  readonly lines: readonly { readonly isFiles: boolean }[];
}

/** The reason that fits a withdrawal; empty where none is known. */
export const proposedReason = ({ late, lines }: Judged, language: string): string => {
  const words = REASONS[language] ?? REASONS.en!;
  if (late) return words.late;
  return lines.length > 0 && lines.every(({ isFiles }) => isFiles) ? words.files : '';
};
