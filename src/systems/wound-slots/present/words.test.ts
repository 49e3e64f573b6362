import type { System } from '../../../engine/system.ts';
import { speaks } from '../../testing/words.ts';
import { system } from '../index.ts';

speaks(system as unknown as System, { titles: 10 });
