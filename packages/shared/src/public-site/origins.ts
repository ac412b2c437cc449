/** Where FareHarbor lives; every other vendor's address is a setting. */
export const FAREHARBOR = 'https://fareharbor.com'
