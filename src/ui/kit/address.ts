/** Decodes a part of a URL; returns it unchanged if it is malformed. */
export function plainPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
