const counted = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

/** What is stored, in words: "3 fights, 1 document, what lies in the bin (2), all rulings, settings and drafts". */
export function countsInWords(of: {
  readonly fights: number;
  readonly documents: number;
  readonly bin: number;
}): string {
  return [
    ...counted(of.fights, 'fight', 'fights'),
    ...counted(of.documents, 'document', 'documents'),
    ...(of.bin > 0 ? [`what lies in the bin (${of.bin})`] : []),
    'all rulings, settings and drafts',
  ].join(', ');
}
