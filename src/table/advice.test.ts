import { describe, expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import { oddSystem } from '../engine/testing/odd-system.ts';
import { fieldValuesOf } from '../kernel/sentence.ts';
import type { AdviceReply, FightRecord, FightReply, Reply } from '../protocol/messages.ts';
import { choiceOf, draftFor } from '../store/draft.ts';
import { systems } from '../systems/registry.ts';
import type { Host } from './host.ts';
import { openHost } from './host.ts';

const ok = <R extends Reply>(reply: Reply): R => {
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply as R;
};
const advise = (host: Host) => ok<AdviceReply>(host.handle({ do: 'advise' }));
const saved = (host: Host) => (host.handle({ do: 'save' }) as { record: FightRecord }).record;

/** The system with tactics that throw, so that it can play from the tape only. */
const thoughtless = (system: System): System => ({
  ...system,
  tactics: Object.fromEntries(
    Object.entries(system.tactics).map(([id, tactic]) => [
      id,
      {
        ...tactic,
        decide: () => {
          throw new Error('a tactic was asked');
        },
      },
    ]),
  ),
});

describe.each(Object.values(systems))('$id', (system) => {
  const sample = system.encounters.pack.encounters[0]!.encounter;

  test('advice changes nothing and fits the prompt; a fight played by advice replays to its end without a tactic', () => {
    const host = openHost({ systems, newSeed: () => 'advice' });
    let now = ok<FightReply>(host.handle({ do: 'start', encounter: sample, seed: 'advice', dice: 'seeded' }));
    let told = 0;
    let answers = 0;
    for (let asked = 0; now.prompt && asked < 2000; asked++) {
      const before = saved(host);
      const advice = advise(host);
      expect(saved(host)).toEqual(before);
      if (asked % 10 === 0)
        expect(advise(host), 'asked twice at the same moment, the advice is the same').toEqual(advice);
      expect(advice.answers).toBe(now.prompt.id);
      if (now.prompt.kind !== 'choose') throw new Error('dice are rolled by the table here');
      if (now.prompt.ask === 'turn') {
        expect(advice.because, `a reason for ${advice.sentence}`).toBeDefined();
      } else if (now.prompt.for !== 'gm') {
        answers++;
        if (advice.because !== undefined) told++;
      }
      const draft = draftFor(now.prompt, advice.choice);
      if (!draft) throw new Error(`not offered: ${JSON.stringify(advice)}`);
      const { label, phrase } = draft.option;
      const [begins = label] = phrase?.split(/[{[]/) ?? [];
      expect(advice.sentence.startsWith(begins), `${advice.sentence} begins with ${begins}`).toBe(true);
      expect(choiceOf(draft)).toEqual(advice.choice);
      const { path: _, ...said } = fieldValuesOf(draft.option, advice.choice);
      expect(draft.values, 'the draft has the field values of the advice').toMatchObject(said);
      now = ok<FightReply>(host.handle({ do: 'answer', prompt: advice.answers, choice: advice.choice }));
    }
    expect(now.view.over).toBeDefined();
    expect(told > 0, 'advice on reactions gives a reason at least once').toBe(answers > 0);
    const other = openHost({ systems: { [system.id]: thoughtless(system) }, newSeed: () => 'other' });
    const replayed = ok<FightReply>(other.handle({ do: 'load', record: saved(host) as never }));
    expect(replayed.hash).toBe(now.hash);
    expect(replayed.warning).toBeUndefined();
  });
});

describe('advice in the made-up test system', () => {
  const ball = {
    system: 'masquerade',
    combatants: [
      { id: 'ada', side: 'red' },
      { id: 'bea', side: 'blue' },
    ],
  };
  const laid = (system: unknown = oddSystem) => {
    const host = openHost({ systems: { masquerade: system as System }, newSeed: () => 'fixed' });
    const begun = ok<FightReply>(host.handle({ do: 'start', encounter: ball, seed: 's', dice: 'manual' }));
    const say = (message: object): FightReply => {
      const { prompt } = ok<FightReply>(host.handle({ do: 'view' }));
      return ok<FightReply>(host.handle({ ...message, prompt: prompt?.id }));
    };
    return { host, begun, say };
  };

  test('a question in the middle of another combatant’s deed gets advice, too', () => {
    const { host, say } = laid();
    say({ do: 'answer', choice: { option: 'expose', target: 'bea' } });
    say({ do: 'answer', choice: { option: 'wait' } });
    say({ do: 'roll', faces: [5, 5, 1] });
    expect(advise(host)).toMatchObject({
      tactic: 'first-rival',
      choice: { option: 'turn' },
      sentence: 'Turn away · 1 Grace',
    });
  });

  test('with manual dice, a request for advice on a roll is refused and changes nothing', () => {
    const { host, say } = laid();
    say({ do: 'answer', choice: { option: 'expose', target: 'bea' } });
    say({ do: 'answer', choice: { option: 'wait' } });
    const before = saved(host);
    expect(host.handle({ do: 'advise' })).toMatchObject({ ok: false, error: { code: 'wrong-answer' } });
    expect(saved(host)).toEqual(before);
  });

  test('advice carries the reason of a tactic that gives one; an unknown tactic is refused', () => {
    const [tactic] = Object.values(oddSystem.tactics);
    const wordy = {
      ...oddSystem,
      tactics: {
        'first-rival': {
          ...tactic,
          because: (_q: unknown, _f: unknown, { target }: { target: string }) => `${target} is near`,
        },
      },
    };
    const { host } = laid(wordy);
    expect(advise(host)).toMatchObject({ sentence: 'Expose bea', because: 'bea is near' });
    expect(advise(laid().host)).not.toHaveProperty('because');
    expect(host.handle({ do: 'advise', tactic: 'none' })).toMatchObject({
      ok: false,
      error: { code: 'unknown-tactic', path: 'tactic' },
    });
  });
});
