import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

/** The source's text of conditions is lost: what they do is ours, in rulings. */
export const conditions: Section = {
  title: 'Conditions',
  clauses: [
    clause(
      'SL-CND-1',
      'Wounded',
      'auto',
      'The worst wound weighs on all checks and attack rolls: nothing if it is light, -1 if moderate, -2 if severe, -3 if critical, -4 if fatal. Defenses do not suffer, nor do the checks to recover, to stay awake, to wake up and to stay alive.',
    ),
    clause(
      'SL-CND-2',
      'Knocked out',
      'auto',
      'When a wound goes into a critical slot, an ordinary Vit [Resistance/Fortitude] check has to reach 3 + all wounds there are, that one among them. Whoever fails lies unconscious and dying. It is asked of everybody, the game master’s characters too, and nothing lessens it.',
    ),
    clause(
      'SL-CND-3',
      'Unconscious',
      'auto',
      'Lying helpless with empty hands. No AP come in, and the turn goes by.',
    ),
    clause(
      'SL-CND-4',
      'Dying',
      'auto',
      'A hero with a fatal wound collapses without a check. At every round’s end the dying roll an ordinary Vit [Resistance/Fortitude] that nothing lessens, against the number of their wounds, 2 harder after each one passed. The first failure is death. Stabilize saves them, and so does lowering their worst wound.',
    ),
    clause(
      'SL-CND-5',
      'Waking up',
      'auto',
      'Who is out because of wounds may wake when one heals or gets better, on being stabilized, and from then on every ten minutes: an ordinary Vitality check that nothing lessens, as hard as recovering from the worst wound. Without wounds it wakes anyway; while dying it cannot. Awake with a fatal wound it is staggered.',
    ),
    clause(
      'SL-CND-6',
      'Exhausted',
      'auto',
      '-2 on checks and attack rolls, with the same exceptions as for wounds, and half the movement rate. It is over when fatigue is less than half the normal maximum. A rest that ends it sooner holds until fatigue comes again.',
    ),
    clause(
      'SL-CND-7',
      'Staggered',
      'auto',
      'Half the AP, but at least 1 each time, and no reactions, besides being exhausted. It is over when fatigue is less than the normal maximum. The game master’s characters never are.',
    ),
    clause(
      'SL-CND-8',
      'Immobile, helpless',
      'auto',
      'The immobile stay where they are and use their immobile Defense. The helpless are immobile and also cannot act or react, and no longer defend themselves; AP come in as usual.',
    ),
    clause(
      'SL-CND-9',
      'Prone, crouching',
      'auto',
      'Lying down is -2 on the own melee attacks and makes each yard cost three; crouching makes it two. What others have of it stands under modifiers, how to get up under Change Posture.',
    ),
    clause(
      'SL-CND-10',
      'Bleeding, burning',
      'auto',
      'Each has a level, as wounds do, and strikes when the own turn ends, before AP come in. Bleeding takes that number in stamina. Burning does twice that number in damage, against base Toughness. Twice the number is also the TN for treating them.',
    ),
    clause(
      'SL-CND-11',
      'Hobbled, poisoned',
      'auto',
      'Hobbled: half the movement rate, treated against TN 3. Poisons say for themselves what they do, how hard they are to treat, and what treatment brings.',
    ),
  ],
};
