/** Facts of the seller as they stand on an invoice and in a mail. Sample identifiers: the check digits are right, the company does not exist. */
export interface Seller {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  /** IČO */
  readonly companyId: string;
  /** DIČ */
  readonly taxId: string;
  /** IČ DPH; null: not a payer of VAT. */
  readonly vatId: string | null;
  /** Entry in the business register, in Slovak as the register writes it. */
  readonly register: string;
  readonly email: string;
  readonly phone: string;
}

export const SELLER: Seller = {
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
};
