import type { LegalDocument } from './document.ts';

export const text: LegalDocument = {
  title: 'Legal guarantee',
  description:
    'What the law gives you when goods or files from Martyx have a defect: repair, replacement, a lower price or your money back, for at least two years.',
  version: '2026-11-22',
  sections: [
    {
      id: 'rights',
      title: 'What the law gives you',
      blocks: [
        'Goods must be as they are described and fit for what they are made for. If they are not, the law gives you rights against us, the seller, for every defect that shows within 24 months of delivery. Where the law of the country you live in gives you longer, the longer time holds.',
        'You need not pay for this guarantee, register for it or prove why the defect is there: for the whole of the 24 months it is taken to have been there from the beginning, unless we prove otherwise or this does not fit the nature of the thing or the defect.',
      ],
    },
    {
      id: 'remedies',
      title: 'What you may ask for',
      blocks: [
        {
          list: [
            'Repair or replacement, whichever you choose, free of charge, carriage included, unless one of them is impossible or would cost out of proportion.',
            'A lower price, or your money back, if we do not remedy the defect, refuse to, the same defect comes again, or it is so serious that a remedy cannot be expected of you. For a small defect alone there is a lower price, but no money back.',
          ],
        },
      ],
    },
    {
      id: 'files',
      title: 'Files too',
      blocks: ['The same 24 months apply to files: defective ones we correct and deliver anew, free of charge.'],
    },
    {
      id: 'claim',
      title: 'How to use it',
      blocks: [
        'Write to {mail} or to {address}, with the number of your order and what is wrong. We confirm your complaint in writing without delay and remedy the defect within 30 days at most. You will find all of it in the [terms of service](/terms-of-service#complaints).',
      ],
    },
    {
      id: 'voluntary',
      title: 'Other guarantees',
      blocks: [
        'A seller or a producer may promise more than the law does, by a commercial guarantee. Such a promise takes nothing from your rights by law. We sell with the legal guarantee and with no other beside it.',
      ],
    },
  ],
};
