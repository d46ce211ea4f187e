/** Names for what comes over the wire. The types themselves are generated: `make types`. */
import type { components } from './schema';

export type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type Look = Schemas['Look'];
export type RecoverySheet = Schemas['Sheet'];
export type NewRecoverySheet = Schemas['NewSheet'];
export type Device = Schemas['Device'];
export type Reach = Schemas['Reach'];
export type ShelfGame = Schemas['Game'];
export type GameRules = Schemas['GameRules'];
export type RuleOption = GameRules['options'][number];
export type OptionValue = RuleOption['default'];
export type WantedTable = Partial<Schemas['OpenTable']> & Pick<Schemas['OpenTable'], 'game' | 'seats'>;
export type ListedTable = Schemas['ListedTable'];
export type MyTable = Schemas['MyTable'];
export type DamagedTable = Schemas['DamagedTable'];
export type FactProblem = Omit<Schemas['FactProblem'], 'detail'> & { detail: Text };
/** A part of a sentence: plain text, or a word of the game that has a meaning. */
export type Part = string | { word: string };
/** Why not, in words; and the same in parts. */
export type Problem = Omit<FactProblem, 'detail'> & { detail: string; parts: readonly Part[] };

export type FromClient = Schemas['FromClient'];
export type FromServer = Schemas['FromServer'];
export type Update = Schemas['Update'];
/** Something to be said: a string, which is the same in every language, a fact, what a seat is called, a word, a time in
 *  milliseconds, or several of these.
 *  The generated types cannot refer to themselves, so these are written here. */
export type Text = string | Fact | ['seat', number] | ['word', string] | ['time', number] | ['join', readonly Text[], string];
/** The name of a text, and what fills it in. */
export type Fact = ['say', string, Readonly<Record<string, Value>>];
type Value = Text | number;
export type FactLine = Omit<Schemas['FactLine'], 'told'> & { told: readonly Text[] };
export type SeatPart = Omit<Schemas['SeatPart'], 'expected'> & { expected: Text };
export type TableView = Schemas['TableView'];
/** An event, and what it was in words. */
export type Line = Schemas['Line'];
/** The table as a seat, or a spectator, sees it, and what is expected there in words. */
export type Eyes = Schemas['SeatView'];
export type ShownSeat = Schemas['ShownSeat'];
export type SeatLabel = Schemas['SeatLabel'];
export type Message = Schemas['Message'];
export type Said = Schemas['Said'];
export type Reacted = Schemas['Reacted'];
export type Reaction = Reacted['reaction'];
/** What a move would be worth, or why not in words. */
export type Previewed = Omit<Schemas['Previewed'], 'problem'> & { problem: Problem | null };
export type Hint = Omit<Schemas['Hint'], 'label' | 'clues'> & { label: Text; clues: readonly Text[] };
export type Plain = Schemas['Plain'];
/** A move of any game. */
export type Move = Schemas['Play']['move'];
export type Square = Schemas['Square'];

export type Someone = Schemas['Someone'];
export type OperatorHome = Schemas['OperatorHome'];
export type OperatorLimit = Schemas['OperatorLimit'];
export type OperatorReport = Schemas['OperatorReport'];
export type OperatorTable = Schemas['OperatorTable'];
export type OperatorPerson = Schemas['OperatorPerson'];
export type OperatorSanction = Schemas['OperatorSanction'];
export type FilteredWord = Schemas['FilteredWord'];
export type AuditLine = Schemas['AuditLine'];
/** What was to be seen at a table: who sat there, and what was said last. */
export type TableContext = Schemas['Context'];

export type Judged = Schemas['Judged'];
export type WordEntry = Schemas['WordEntry'];
export type GameWord = Schemas['GameWord'];
export type OperatorProposal = Schemas['OperatorProposal'];
export type StudyListed = Schemas['ListedStudy'];
/** A word with its hooks and what it means. */
export type StudyWord = Schemas['StudyWord'];
export type Around = Schemas['Around'];
export type MyStudy = Schemas['MyStudy'];
/** A question of the quiz, and how an answer to it was judged. */
export type Question = Schemas['Asked'];
export type JudgedAnswer = Schemas['JudgedAnswer'];
export type MySolo = Schemas['MySolo'];
export type ShownTry = Omit<Schemas['ShownTry'], 'made' | 'best' | 'clues' | 'why'> & {
  made: Choice;
  best: readonly Choice[];
  clues: readonly Text[];
  why: Text;
};
export type TryAnswer = Omit<Schemas['TryAnswer'], 'message'> & { message: FromServer };
export type MyMistakes = Schemas['MyMistakes'];
export type MyMistake = Schemas['MyMistake'];
export type JudgedMistake = Schemas['JudgedMistake'];
export type MyStatistics = Schemas['MyStatistics'];
export type SharedStatistics = Schemas['SharedStatistics'];
export type ShownStatistics = Schemas['ShownStatistics'];
export type KindOfGame = Schemas['KindOfGame'];
export type PlayedWord = Schemas['PlayedWord'];
export type PlayedWell = Schemas['PlayedWell'];
export type MyRating = Schemas['MyRating'];
export type Verified = Schemas['Verification'];
/** A game looked back at; `line` tells a step in words, `text` in the notation of records. */
export type Replayed = Omit<Schemas['Replay'], 'steps'> & {
  steps: (Omit<Schemas['ReplayStep'], 'told'> & { view: Eyes['view']['game']; told: readonly Text[] })[];
};
/** A step of a lesson or an example, and what is asked there. */
export type LessonStep = Omit<Schemas['ShownStep'], 'text' | 'done'> & { text: Text; done: Text };
export type LessonAnswer = Schemas['LessonAnswer'];
/** A move that was considered in a review, and what it was worth. */
export type Choice = Omit<Schemas['Choice'], 'label' | 'parts'> & { label: Text };
export type Grade = Schemas['Decision']['grade'];
/** A move that was made, and what could have been made instead. */
export type Decision = Omit<Schemas['Decision'], 'choices' | 'why'> & { choices: readonly Choice[]; why: Text };
export type Review = Omit<Schemas['Review'], 'decisions'> & { decisions: readonly Decision[] };
/** What comes of a review that is being made, a line each. */
export type ReviewLine =
  | { type: 'begun' | 'whole'; review: Review }
  | { type: 'judged'; decision: Decision; share: number }
  | { type: 'failed'; problem: Schemas['Problem'] };
/** A position before a move, and what would have become of other moves. */
export type Instead = Omit<Schemas['Instead'], 'tried'> & {
  tried: readonly (Omit<Schemas['Tried'], 'told'> & { told: readonly Text[] })[];
};
export type DailyToday = Schemas['Today'];
export type DailyPosition = Schemas['DailyPosition'];
export type DailyResult = Schemas['DailyResult'];
export type DailyAnswered = Schemas['DailyAnswered'];

/** How I am told of my games when the page is closed. */
export type Notices = Schemas['MyNotices'];
/** A person as others see them. */
export type ShownPlayer = Schemas['ShownPlayer'];
export type MyPeople = Schemas['MyPeople'];
export type PlayerPage = Schemas['PlayerPage'];
export type PageGame = Schemas['PageGame'];
export type ShownGroup = Schemas['ShownGroup'];
export type MyInvitation = Schemas['MyInvitation'];
export type Invitable = Schemas['Invitable'];
export type Leaderboard = Schemas['Leaderboard'];
