/** The facts of one table as sentences, in the language that the page speaks now. */
import type { FactLine, FactProblem, Line, Part, Problem, ShownSeat, Text } from '../wire/types';
import { seatNames } from './names';
import { say, sayNow } from './texts.svelte';
import { partedVoice, voice, whole } from './voice';

/** An event in words, and the same in parts. */
export interface SaidLine extends Line {
  parts: readonly Part[];
}

export class Sentences {
  /** One line a name, so that lines are said again only if a name or the language changes. */
  private readonly names = $derived.by(() => {
    const names = seatNames(this.seats());
    return names.map((name) => name || say('story-free')).join('\n');
  });
  private readonly voice = $derived(voice(sayNow(), this.names.split('\n')));
  private readonly parted = $derived(partedVoice(sayNow(), this.names.split('\n')));
  private readonly said = $derived.by(() => {
    void this.parted;
    return new WeakMap<FactLine, SaidLine>();
  });

  constructor(private readonly seats: () => readonly ShownSeat[]) {}

  /** A fact as a sentence; nothing if this page does not have its text. */
  say(text: Text): string {
    return this.voice(text);
  }

  /** An event in words. */
  line(line: FactLine): SaidLine {
    const known = this.said.get(line);
    if (known) return known;
    const { told, ...rest } = line;
    const sentences = told.map(this.parted).filter((parts) => parts.length);
    const parts = sentences.flatMap((one, at) => (at ? ['\n', ...one] : one));
    const made = { ...rest, text: whole(parts) || null, parts };
    this.said.set(line, made);
    return made;
  }

  /** Why not, in words: those of its kind of problem, if this page does not have its text. */
  explained(problem: FactProblem): Problem {
    const own = this.parted(problem.detail);
    const parts = own.length ? own : this.parted(['say', `problem-${problem.status}`, {}]);
    return { ...problem, detail: whole(parts), parts };
  }
}
