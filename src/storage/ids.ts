const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new unique id: 16 letters and digits, 80 random bits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => letters[byte & 31]).join('');
}
