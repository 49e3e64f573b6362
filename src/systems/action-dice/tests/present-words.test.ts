import { speaks } from '../../testing/words.ts';
import { system } from '../index.ts';

speaks(system, { fights: 6, rounds: 4 });
