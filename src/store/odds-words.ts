/** Odds in words, re-exported for the panels, which import code only from the store. */
export { percent, points } from '../kernel/figures.ts';
export { harms, healings, meanHealing, type TrackName, trackName } from '../kernel/odds-changes.ts';
export {
  aboutAnswers,
  certainty,
  chances,
  isSame,
  oddsParts,
  shortOdds,
  span,
  success,
} from '../kernel/odds-words.ts';
