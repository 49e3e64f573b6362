/** A part of an address in plain letters; as it stands where somebody has typed or cut it wrongly. */
export function plainPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
