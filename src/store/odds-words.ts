/** Odds in words, re-exported for the panels, which import code only from the store. */
export {
  about,
  certainty,
  chances,
  harms,
  harmsOnly,
  isSame,
  meanHarm,
  oddsParts,
  percent,
  shortHarm,
  shortOdds,
  span,
  success,
  type TrackName,
  trackName,
} from '../kernel/odds-words.ts';
