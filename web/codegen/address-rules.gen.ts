// Made by `npm run schema` of server/orders/addresses/address-rules.ts.

/** Most characters of each field. */
export const ADDRESS_LENGTHS = {
  "firstName": 100,
  "lastName": 100,
  "company": 200,
  "street": 200,
  "city": 100,
  "postcode": 16,
  "phone": 30,
  "companyId": 20,
  "taxId": 20,
  "vatId": 20,
};

/** What a phone number looks like. */
export const PHONE = /^\+?[\d\s()/.-]{6,30}$/;

/** A phone number as it is dialled from anywhere, without spaces and other signs. */
export const INTERNATIONAL = /^(\+|00)[1-9]\d{7,14}$/;

/** What the registration number of a company looks like. */
export const COMPANY_ID = /^[\dA-Za-z][\dA-Za-z ./-]{2,18}[\dA-Za-z]$/;

/** What the tax number of a company in Slovakia looks like. */
export const TAX_ID = /^(?:\d ?){9}\d$/;

/** What the VAT id of a company looks like. */
export const VAT_ID = /^[A-Za-z]{2}[\dA-Za-z+* ]{2,18}$/;
