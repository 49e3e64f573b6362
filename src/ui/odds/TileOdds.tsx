import { useEffect } from 'react';
import type { Id } from '../../kernel/json.ts';
import type { Option } from '../../kernel/port.ts';
import type { ChoosePrompt } from '../../protocol/messages.ts';
import { actorOf } from '../../store/actor.ts';
import { aims, lookAround, paletteKey, usePaletteOdds } from '../../store/palette-odds.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { span, success } from './words.ts';

const people = () => useTable.getState().view?.combatants ?? {};

/** The fight as it stands, as these eyes see it. */
function useMoment(): string {
  const hash = useTable((state) => state.hash);
  const eyes = useSettings((state) => state.eyes);
  return `${hash}:${eyes}`;
}

/** While nothing is in the hand, has the odds of what can be done looked at. */
export function useLookAround(prompt: ChoosePrompt, idle: boolean): void {
  const moment = useMoment();
  useEffect(
    () => (idle ? lookAround(moment, prompt.options, actorOf(prompt), people()) : undefined),
    [prompt, idle, moment],
  );
}

/**
 * How likely an attack on the palette is to come off, against those whom it may be aimed at: "62 % hit", "38–62 % hit". The
 * figure has its line from the beginning: nothing moves when it comes.
 */
export function TileOdds({ option, doer }: { readonly option: Option; readonly doer: Id | undefined }) {
  const now = useMoment();
  const looks = usePaletteOdds(({ moment, looks }) =>
    moment === now ? looks[paletteKey(option)] : undefined,
  );
  if (aims(option, doer, people()).length === 0) return null;
  const found = (looks ?? []).flatMap((odds) => success(odds) ?? []);
  return (
    <span className="h-[1lh] w-full text-fine font-semibold tabular-nums">
      {found.length > 0 && `${span(found)} ${found[0]?.what}`}
    </span>
  );
}
