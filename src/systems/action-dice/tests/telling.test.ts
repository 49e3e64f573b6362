import { tellsOdds } from '../../testing/telling.ts';
import { system } from '../index.ts';

tellsOdds(system, []);
