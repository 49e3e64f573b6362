/** The battlefield: cells, distance, movement, lines, cover, flanking and areas. See docs/battlefield.md. */

export type { Area, AreaOptions, AreaOrigin } from './area.ts';
export { areaCells, areaHas, areaTouches } from './area.ts';
export { compile, withChanges } from './compile.ts';
export type { BlockedCorners, Cover, CoverOptions, Obstacle } from './cover.ts';
export { blockedCorners, cellsOfObstacle, coverBetween, obstaclesBetween } from './cover.ts';
export { distance, isAdjacent, ringsApart, toCells, toMetres, wholeDistance } from './distance.ts';
export type {
  BattlefieldDocument,
  Cell,
  CoverGrade,
  Elevation,
  FieldChanges,
  Grid,
  Light,
  LightGrade,
  LightRegion,
  LightSource,
  Marks,
  Metric,
  Side,
  TerrainKind,
  TerrainPatch,
  Wall,
  WallKind,
  WallPlace,
} from './document.ts';
export {
  COVER_GRADES,
  GRIDS,
  LARGEST_SIDE,
  LIGHT_GRADES,
  METRICS,
  SIDES,
  WALL_KINDS,
} from './document.ts';
export type { Door } from './doors.ts';
export { doorsNear } from './doors.ts';
export type { Battlefield, Direction } from './field.ts';
export { cellAt, heightAt, indexOf, isInside, isOpen, terrainAt, wallOn } from './field.ts';
export type { FlankingAngle, FlankingRule, Place } from './flanking.ts';
export {
  FLANKING_ANGLES,
  FLANKING_RULES,
  flankingPair,
  isFlankedByAngle,
  isFlankedByLine,
  isFlankedByOppositeSides,
} from './flanking.ts';
export { footprint, isFootprintInside } from './footprint.ts';
export type { CornerRule, EntryCost, Ground } from './ground.ts';
export { CORNER_RULES, WALKING } from './ground.ts';
export { keptField } from './kept.ts';
export { lightAt, lightRows } from './light.ts';
export type { MoveRules, PathVerdict, ProvokingSteps, StepRefusal } from './move.ts';
export { judgePath, PROVOKING_STEPS, STEP_REFUSALS, stepCost } from './move.ts';
export type { Occupant, Standing, Threat } from './occupancy.ts';
export { BLOCKED, canStand, FREE, firstFree, HINDER, occupancy, PASS, threats } from './occupancy.ts';
export type { Push } from './push.ts';
export { directionAway, neighbour, neighbours, push } from './push.ts';
export type { Reach, ReachQuery } from './reach.ts';
export { canStepAway, cutShort, reachable } from './reach.ts';
export type { CellsOnLineOptions, LineOf, LineOptions, LinePoints } from './sight.ts';
export {
  cellsOnLine,
  hasEffect,
  hasLine,
  hasSight,
  LINE_POINTS,
  terrainOnLine,
  wallBetween,
} from './sight.ts';
export type { FieldProblem } from './validate.ts';
export { validate } from './validate.ts';
