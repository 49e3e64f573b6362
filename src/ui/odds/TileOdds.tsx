import { useEffect } from 'react';
import type { Option } from '../../kernel/port.ts';
import type { ChoosePrompt } from '../../protocol/messages.ts';
import { actorOf } from '../../store/actor.ts';
import { useMoment } from '../../store/moment.ts';
import { meanHealing, span, success } from '../../store/odds-words.ts';
import { aims, atFoes, lookAround, paletteKey, usePaletteOdds } from '../../store/palette-odds.ts';
import { useTable } from '../../store/table.ts';
import { cx } from '../kit/cx.ts';

/** Successes that are meant for enemies: an attack, a contest, and what has to be withstood. */
const atEnemies: ReadonlySet<string> = new Set(['hit', 'won', 'gives in']);

const people = () => useTable.getState().view?.combatants ?? {};

/** While nothing is in the hand, requests first looks at the odds of all options. */
export function useLookAround(prompt: ChoosePrompt, idle: boolean): void {
  const moment = useMoment();
  useEffect(
    () => (idle ? lookAround(moment, prompt.options, actorOf(prompt), people()) : undefined),
    [prompt, idle, moment],
  );
}

/**
 * The chance of success of an option on the palette against its possible targets: "62 % hit", "38–62 % hit". Says so if
 * only friends and things could be hit, since that is not what an attack is for. The line has its height from the
 * start, so that nothing moves when the odds arrive. The tile may have been rendered for an earlier prompt or another
 * turn, so the targets are read from the current prompt.
 */
export function TileOdds({ option: shown }: { readonly option: Option }) {
  const prompt = useTable((state) => state.prompt);
  const now = useMoment();
  const looks = usePaletteOdds(({ moment, looks }) =>
    moment === now ? looks[paletteKey(shown)] : undefined,
  );
  const options = prompt?.kind === 'choose' ? prompt.options : [];
  const option = options.find(({ id, by }) => id === shown.id && by === shown.by);
  const doer = actorOf(prompt);
  if (!option || aims(option, doer, people()).length === 0) return null;
  const found = (looks ?? []).flatMap((odds) => success(odds) ?? []);
  const healed = (looks ?? []).flatMap((odds) => meanHealing(odds, (id) => people()[id]) ?? []);
  const meant = found.find(({ what }) => atEnemies.has(what))?.what;
  const astray = meant !== undefined && !atFoes(option, doer, people());
  return (
    <span
      className={cx(
        'h-[1lh] w-full truncate text-fine tabular-nums',
        astray ? 'text-faint' : 'font-semibold',
      )}
    >
      {astray
        ? meant === 'hit'
          ? 'no enemy to hit'
          : 'no enemy near'
        : found.length > 0
          ? `${span(found)} ${found[0]?.label}`
          : mostHealed(healed)}
    </span>
  );
}

/** "heals 4.3", "heals up to 7.5" where targets differ. */
function mostHealed(healed: readonly NonNullable<ReturnType<typeof meanHealing>>[]): string {
  const [most, ...others] = [...healed].sort((a, b) => b.mean - a.mean);
  if (!most) return '';
  const { does, much } = most;
  const alike = others.every((one) => one.does === does && one.much === much);
  return alike ? `${does} ${much}` : `${does} up to ${much}`;
}
