/** The origin of FareHarbor; other vendors' URLs are settings. */
export const FAREHARBOR = 'https://fareharbor.com'
