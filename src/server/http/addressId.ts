/** The pattern of an id in an address: a whole number from 1, of at most ten digits. */
export const addressId = '([1-9]\\d{0,9})';

const whole = new RegExp(`^${addressId}$`);

/** The id that a text is; null for any other text. */
export const readAddressId = (text: string): number | null => (whole.test(text) ? Number(text) : null);
