/** The whole contract of a game. */
export type { Ahead } from './ahead.ts'

export type { CardBook, CardFacts, CardFilter, CardSheet, Ruling } from './cards.ts'
export type {
  Answer,
  AnswerContent,
  ArrangeShape,
  AwaitedSeat,
  Consequence,
  Decision,
  Exit,
  Option,
  Piece,
  Shape,
} from './decisions.ts'
export type { DeckOrders } from './deck-orders.ts'
export type {
  CloseUp,
  CloseUpCard,
  CloseUpName,
  CloseUps,
  Explanation,
  Help,
  MissingAnswer,
  OpenChoice,
} from './explanations.ts'
export {
  type FactMap,
  type FactName,
  type GameEvent,
  type IrrevocableFacts,
  type OwnOf,
  type SeenEvent,
  seenBy,
} from './facts.ts'
export type { Game } from './game.ts'
export type { Json } from './json.ts'
export { LANGUAGES, type Language } from './languages.ts'
export type { BoardPlace, ContestLine, Face, FaceNumber, Layout, Zone } from './layout.ts'
export { type Lead, leadBy } from './lead.ts'
export type { Lesson, LessonFacts, LessonWord } from './lesson.ts'
export type { Focus, Gradient, Look, Outline, Palette, PathMethods, PathStep, Pen, Rect } from './look.ts'
export type {
  EndCount,
  FoughtLane,
  Highlight,
  Highlights,
  LaneCard,
  LaneSide,
  Moments,
  PartSign,
  Prize,
  Score,
  ShownClash,
  ShownEnd,
  ShownWin,
  ToldTurn,
  TotalPart,
  TurnPicture,
  Unmet,
} from './moments.ts'
export { type OrderField, type OrderOffer, type ReadyOrder, type StandingOrder, WAITING } from './orders.ts'
export type { Outcome, Step, StopReason } from './outcome.ts'
export {
  type AnswerDraft,
  type KeptStep,
  PANEL_BELOW,
  PANEL_LABEL,
  PANEL_NEWS,
  PANEL_QUESTION,
  type PanelAction,
  type PanelList,
  type PanelQuestion,
  type Panels,
  type PanelsAhead,
} from './panels.ts'
export type { RowSuggestion, Rows, RowWords } from './planning.ts'
export type { ChanceStream, Policy, Reply, Search, SearchSize, SearchStart, SeatKnowledge } from './policies.ts'
export type { Pack, PoolRecipe, ProductCount, Products, StarterSet } from './products.ts'
export { isRefusal, type Refusal } from './refusals.ts'
export type { Denial, InteractionId, PersonId } from './requests.ts'
export type { Rulebook, RuleEntry, RuleRemark } from './rulebook.ts'
export type { ScenarioReport, Scenarios } from './scenarios.ts'
export type { Figure, PileCount, Tile, TileState } from './scene-parts.ts'
export type {
  BandBlock,
  BannerBlock,
  BarBlock,
  Block,
  BoardBlock,
  BoardColumn,
  CardBlock,
  ChoicesBlock,
  ColumnSide,
  Contender,
  ContestBlock,
  Goal,
  Lane,
  LaneResult,
  LanesBlock,
  PairBlock,
  PilesBlock,
  PlaceBlock,
  Scene,
  StackBlock,
  StripBlock,
  StripSide,
  SumBlock,
  SumSide,
  TrayBlock,
  UseRow,
  UsesBlock,
} from './scenes.ts'
export type { Reader, Seat } from './seats.ts'
export type { Deck, DeckList, Options, RuleChoice, RuleValue } from './setup.ts'
export type {
  AskedQuestion,
  CountableMatch,
  MatchCounter,
  OwnRow,
  OwnTable,
  SeatCounts,
  SeatNumbers,
  Statistics,
} from './study.ts'
export type {
  DrawBlock,
  ForecastBlock,
  MarkedLine,
  Meter,
  MetersBlock,
  MusterBlock,
  MusterFighter,
  MusterSide,
  NeedBlock,
  NoteBlock,
  PathBlock,
  PlayBlock,
  PlayFunction,
  ResultBlock,
  SidesBlock,
  Source,
  SourcesBlock,
  TableBlock,
  TrackBlock,
  TrackCell,
  TurnedFace,
  WayStep,
  WordTone,
} from './table-blocks.ts'
export type { TakeBack } from './take-back.ts'
export { type DecisionWords, type OrderWords, STORY_LINE, type StoryLine, type Voice, type Words } from './words.ts'
