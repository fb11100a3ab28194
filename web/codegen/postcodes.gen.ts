// Made by `npm run schema` of server/orders/addresses/postcodes.ts.

/** Postcodes without their spaces and hyphens, by country, and one as it is written there. */
export const POSTCODES = {
  "AT": {
  "pattern": /^(\d{4})$/,
  "example": "1010",
},
  "BE": {
  "pattern": /^(\d{4})$/,
  "example": "1000",
},
  "BG": {
  "pattern": /^(\d{4})$/,
  "example": "1000",
},
  "CH": {
  "pattern": /^(\d{4})$/,
  "example": "8001",
},
  "CY": {
  "pattern": /^(\d{4})$/,
  "example": "1010",
},
  "CZ": {
  "pattern": /^(\d{3})(\d{2})$/,
  "example": "110 00",
},
  "DE": {
  "pattern": /^(\d{5})$/,
  "example": "10115",
},
  "DK": {
  "pattern": /^(\d{4})$/,
  "example": "1050",
},
  "EE": {
  "pattern": /^(\d{5})$/,
  "example": "10111",
},
  "ES": {
  "pattern": /^(\d{5})$/,
  "example": "28001",
},
  "FI": {
  "pattern": /^(\d{5})$/,
  "example": "00100",
},
  "FR": {
  "pattern": /^(\d{5})$/,
  "example": "75001",
},
  "GR": {
  "pattern": /^(\d{3})(\d{2})$/,
  "example": "104 31",
},
  "HR": {
  "pattern": /^(\d{5})$/,
  "example": "10000",
},
  "HU": {
  "pattern": /^(\d{4})$/,
  "example": "1051",
},
  "IE": {
  "pattern": /^([A-Z]\d[\dW])([A-Z\d]{4})$/,
  "example": "D02 AF30",
},
  "IS": {
  "pattern": /^(\d{3})$/,
  "example": "101",
},
  "IT": {
  "pattern": /^(\d{5})$/,
  "example": "00118",
},
  "LI": {
  "pattern": /^(\d{4})$/,
  "example": "9490",
},
  "LT": {
  "pattern": /^(?:LT)?(\d{5})$/,
  "example": "LT-01103",
},
  "LU": {
  "pattern": /^(?:L)?(\d{4})$/,
  "example": "L-1111",
},
  "LV": {
  "pattern": /^(?:LV)?(\d{4})$/,
  "example": "LV-1010",
},
  "MT": {
  "pattern": /^([A-Z]{3})(\d{4})$/,
  "example": "VLT 1117",
},
  "NL": {
  "pattern": /^(\d{4})([A-Z]{2})$/,
  "example": "1012 AB",
},
  "NO": {
  "pattern": /^(\d{4})$/,
  "example": "0150",
},
  "PL": {
  "pattern": /^(\d{2})(\d{3})$/,
  "example": "00-950",
},
  "PT": {
  "pattern": /^(\d{4})(\d{3})$/,
  "example": "1000-001",
},
  "RO": {
  "pattern": /^(\d{6})$/,
  "example": "010011",
},
  "SE": {
  "pattern": /^(\d{3})(\d{2})$/,
  "example": "111 22",
},
  "SI": {
  "pattern": /^(\d{4})$/,
  "example": "1000",
},
  "SK": {
  "pattern": /^(\d{3})(\d{2})$/,
  "example": "974 01",
},
  "US": {
  "pattern": /^(\d{5})(?:\d{4})?$/,
  "example": "10001",
},
};
