/** Facts of the seller as the pages state them: the same that stand on the invoices. */
export const SELLER = {
  name: 'Martyx s. r. o.',
  street: 'Dielenská 7',
  postcode: '010 01',
  city: 'Žilina',
  country: 'SK',
  companyId: '99999005',
  taxId: '2990000002',
  vatId: 'SK2990000002',
  register: 'Obchodný register Okresného súdu Žilina, oddiel Sro, vložka č. 99999/L',
  email: 'shop@martyx.example',
  phone: '+421 900 000 000',
} as const;

export const SELLER_ADDRESS = `${SELLER.street}, ${SELLER.postcode} ${SELLER.city}`;

/** The seller's e-mail as a link in a text. */
export const SELLER_MAIL = `[${SELLER.email}](mailto:${SELLER.email})`;
