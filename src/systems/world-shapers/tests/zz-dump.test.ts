import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { randomTactic } from '../../../engine/random-choice.ts';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import { stream } from '../../../kernel/streams.ts';
import { beginSample } from '../../../workbench/arguments.ts';
import { system } from '../index.ts';
test('dump', () => {
  const out: string[] = []; const titles = new Map<string, string>();
  for (const sample of ['quarry', 'broken-bridge', 'duel']) for (let i = 0; i < 6; i++) {
    const fight = beginSample(system as never, sample) as never;
    const tactic = { ...randomTactic, decide(q: never, f: never, r: never) { titles.set((q as any).id, system.title(f, q)); return (randomTactic as any).decide(q, f, r); } };
    const answers = new SampleAnswers(stream(`${sample}/${i}/dice`), stream(`${sample}/${i}/minds`), () => tactic as never);
    playOut(system as never, fight, answers as never, { roundCap: 4 }, { told(fact: never) {
      const line = system.narrate(fight, fact);
      if ((fact as any).fact === 'rolled') titles.set('roll ' + (fact as any).why.purpose, system.rollTitle(fight, (fact as any).why));
      out.push(`${(fact as any).fact.padEnd(16)} ${line ? `${line.level.padEnd(8)} ${line.text}  [${line.clause ?? ''} ${(line.rulings ?? []).join(' ')}] ${line.decided ?? ''}` : '-'}`);
    } } as never);
  }
  writeFileSync('/tmp/f/log.txt', out.join('\n')); writeFileSync('/tmp/f/titles.txt', [...titles].map(([a, b]) => `${a}: ${b}`).join('\n'));
});
