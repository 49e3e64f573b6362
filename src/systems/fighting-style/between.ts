import { deedsWith } from '../../documents/between.ts';
import type { Path } from '../../documents/problems.ts';
import { check, placeOf } from '../../documents/problems.ts';
import { name, text, whole, z } from '../../documents/schemas.ts';
import type { BetweenDeed, Problem } from '../../engine/system.ts';
import { listed } from '../../kernel/phrases.ts';
import type { Refusal } from '../../kernel/port.ts';
import { healthPool, manaPool } from './derived.ts';
import { stylePieceSchema } from './gear.ts';
import { writtenSheet } from './ready.ts';
import type { SheetDocument, Style } from './sheet.ts';
import { mostPieces, sheetSchema } from './sheet.ts';
import { things } from './things.ts';

/** The number of free pieces of gear of a new style (FS-STY-3). */
const freePieces = 5;
/** The XP cost of each further piece (FS-STY-4). */
const pieceCost = 25;

const trainNeeds = z.strictObject({
  style: name,
  theme: text(120).exactOptional(),
  /** The rank that the game master grants. */
  rank: whole(0, 10),
  gear: z.array(stylePieceSchema).max(mostPieces),
});

const extendNeeds = z.strictObject({
  style: name.exactOptional().describe('By its name; whoever has one style need not name it.'),
  pieces: z.array(stylePieceSchema).min(1).max(mostPieces),
});

const readyNeeds = z.strictObject({});

const refusal = (code: string, because: string, clause: string, field?: string): Refusal => ({
  code,
  because,
  clause,
  ...(field === undefined ? {} : { field }),
});

/** Parses the sheet without looking up ids: a style may list gear that is not in the pack. */
const readWritten = (json: unknown, at: Path, problems: Problem[]): SheetDocument | undefined =>
  check(sheetSchema, writtenSheet(json, at, problems), at, problems);

const deed = deedsWith(readWritten);

/** A piece of gear in words; one that the pack does not have by its id. */
const pieceWords = (piece: string): string =>
  things.piece.find(({ id }) => id === piece)?.name.toLowerCase() ?? piece.replaceAll('-', ' ');

const gearWords = (pieces: readonly string[]): string =>
  pieces.length > 0 ? listed(pieces.map(pieceWords)) : 'no gear';

function twice(pieces: readonly string[], field: string, clause: string): Refusal | null {
  const index = pieces.findIndex((piece, place) => pieces.indexOf(piece) < place);
  return index < 0
    ? null
    : refusal(
        'alreadyTrained',
        `${pieceWords(pieces[index] ?? '')} stands here twice`,
        clause,
        placeOf([field, index]),
      );
}

const becomeTrained = deed(
  { id: 'become-trained', label: 'Become trained in a style', clause: 'FS-STY-3' },
  trainNeeds,
  ({ written, sheet, needs }) => {
    if (sheet.styles.some((style) => style.name === needs.style)) {
      return refusal(
        'alreadyTrained',
        `${sheet.name} is trained in ${needs.style} already`,
        'FS-STY-5',
        'style',
      );
    }
    if (needs.gear.length > freePieces) {
      const because = `becoming trained gives ${freePieces} pieces of gear, not ${needs.gear.length}`;
      return refusal('styleFull', because, 'FS-STY-3', 'gear');
    }
    const doubled = twice(needs.gear, 'gear', 'FS-STY-3');
    if (doubled) return doubled;
    const style: Style = {
      name: needs.style,
      ...(needs.theme === undefined ? {} : { theme: needs.theme }),
      rank: needs.rank,
      gear: needs.gear,
      xp: 0,
    };
    // The default style of a sheet that lists none is replaced by the first style added.
    const before = 'styles' in written || 'use' in written ? sheet.styles : [];
    return {
      sheet: { ...written, styles: [...before, style] },
      told: `${sheet.name} is trained in ${needs.style}: ${gearWords(needs.gear)}.`,
    };
  },
);

/** The style of this name; without a name the only one. */
const styleMeant = (styles: readonly Style[], named: string | undefined): Style | undefined =>
  named === undefined && styles.length === 1 ? styles[0] : styles.find((one) => one.name === named);

const extendStyle = deed(
  { id: 'extend-style', label: 'Add gear to a style', clause: 'FS-STY-4' },
  extendNeeds,
  ({ written, sheet, needs }) => {
    const style = styleMeant(sheet.styles, needs.style);
    if (!style) {
      const has = listed(sheet.styles.map((one) => one.name));
      const because =
        needs.style === undefined
          ? `${sheet.name} has several styles: ${has}`
          : `${sheet.name} has no style ${needs.style}, but ${has}`;
      return refusal('notTrained', because, 'FS-STY-5', 'style');
    }
    const known = needs.pieces.findIndex((piece) => style.gear.includes(piece));
    if (known >= 0) {
      const because = `${style.name} lists ${pieceWords(needs.pieces[known] ?? '')} already`;
      return refusal('alreadyTrained', because, 'FS-STY-4', placeOf(['pieces', known]));
    }
    const doubled = twice(needs.pieces, 'pieces', 'FS-STY-4');
    if (doubled) return doubled;
    const count = style.gear.length + needs.pieces.length;
    if (count > mostPieces) {
      return refusal(
        'styleFull',
        `a style has ${mostPieces} pieces at the most, not ${count}`,
        'FS-STY-4',
        'pieces',
      );
    }
    const cost = pieceCost * needs.pieces.length;
    if (sheet.xp < cost) {
      return refusal(
        'notEnoughXp',
        `this costs ${cost} XP, ${sheet.name} has ${sheet.xp}`,
        'FS-STY-4',
        'pieces',
      );
    }
    const extended: Style = { ...style, gear: [...style.gear, ...needs.pieces], xp: style.xp + cost };
    return {
      sheet: {
        ...written,
        xp: sheet.xp - cost,
        styles: sheet.styles.map((one) => (one === style ? extended : one)),
      },
      told: `${sheet.name} adds ${gearWords(needs.pieces)} to ${style.name}: ${sheet.xp} XP before, ${sheet.xp - cost} after.`,
    };
  },
);

const makeReady = deed(
  { id: 'ready', label: 'Ready for the next fight', clause: 'FS-HP-2', together: true },
  readyNeeds,
  ({ written, sheet }) => {
    const { current: _, ...rested } = written;
    const mana = sheet.spells.length > 0 ? `, mana ${manaPool(sheet).value} (FS-MAG-1)` : '';
    return {
      sheet: rested,
      told: `${sheet.name} is ready: Health ${healthPool(sheet).value} (FS-HP-2)${mana}.`,
    };
  },
);

/** What can be done with a sheet between fights (FS-STY-3 to FS-STY-5, FS-HP-2, FS-MAG-1). */
export const between: readonly BetweenDeed[] = [becomeTrained, extendStyle, makeReady];
